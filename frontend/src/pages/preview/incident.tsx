import type { GetServerSideProps } from 'next';
import { fetchIncidentDraft, getIncidents } from '~/content/get-incidents';
import { fetchSite } from '~/content/get-site';
import type { Site } from '~/content/site';
import { type ShownStatus, statusAt } from '~/features/status/get-status';
import { StatusView } from '~/features/status/status-view';
import { draftDocument } from '~/preview/draft-document';
import { DraftHead } from '~/preview/draft-head';
import { type Draft, draftOrProblem } from '~/preview/draft-or-problem';

export const config = { unstable_runtimeJS: false };

interface IncidentDraft {
  site: Site;
  title: string;
  status: ShownStatus;
}

export const getServerSideProps: GetServerSideProps<Draft<IncidentDraft>> = (context) =>
  draftOrProblem(context, 'incident', async (documentId) => {
    const [site, incidents, draft] = await Promise.all([
      fetchSite(),
      getIncidents(),
      fetchIncidentDraft(documentId),
    ]);
    if (!draft) return undefined;
    const others = incidents.filter(({ id }) => id !== documentId);
    const status = { ...statusAt(new Date(), [draft, ...others]), areMessagesKnown: true };
    return { site, title: draft.title, status };
  });

export default draftDocument<IncidentDraft>(() => 'Черновик: сообщение о работе', IncidentDraftView);

/** The status page as visitors will see it with this message. */
function IncidentDraftView({ title, status }: IncidentDraft) {
  return (
    <>
      <div className="container-page pt-12">
        <DraftHead title={`Сообщение «${title}»`}>
          Так страница «Статус сервиса» будет выглядеть с ним; посетители видят её без него, пока вы не
          опубликуете запись.
        </DraftHead>
      </div>
      <StatusView status={status} />
    </>
  );
}
