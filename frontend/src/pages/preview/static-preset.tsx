import type { GetServerSideProps } from 'next';
import { fetchSite } from '~/content/get-site';
import type { Site } from '~/content/site';
import { getPresetPreview, type PresetPreview } from '~/features/presets/get-preset-preview';
import { PresetCards } from '~/features/presets/preset-cards';
import { ChangesTable } from '~/preview/changes-table';
import { draftDocument } from '~/preview/draft-document';
import { DraftHead } from '~/preview/draft-head';
import { type Draft, draftOrProblem } from '~/preview/draft-or-problem';

export const config = { unstable_runtimeJS: false };

interface PresetDraft extends PresetPreview {
  site: Site;
}

export const getServerSideProps: GetServerSideProps<Draft<PresetDraft>> = (context) =>
  draftOrProblem(context, 'static-preset', async (documentId) => {
    const [site, preview] = await Promise.all([fetchSite(), getPresetPreview(documentId)]);
    return preview && { site, ...preview };
  });

export default draftDocument<PresetDraft>(() => 'Черновик: карточка тарифа', PresetDraftView);

/** The draft of a static preset among the cards of its group, as pages will show them, and what it changes. */
function PresetDraftView({ draft, cards, changes, isShown }: PresetDraft) {
  return (
    <div className="container-page grid gap-10 py-12">
      <DraftHead title={`Карточка «${draft.title}»`}>
        {changes.length > 0
          ? 'Посетители видят прежнюю карточку, пока вы не опубликуете запись.'
          : 'Карточка такая же, как на сайте.'}{' '}
        {!isShown &&
          'На сайте её не будет: выберите тариф провайдера или конфигуратор, который сейчас продаётся.'}
      </DraftHead>
      {changes.length > 0 && (
        <section className="grid min-w-0 gap-4">
          <h2 className="text-24">Что изменится</h2>
          <ChangesTable caption="Что изменится" changes={changes} />
        </section>
      )}
      <section className="grid min-w-0 gap-4">
        <h2 className="text-24">Все карточки этой группы</h2>
        {cards.length > 0 ? (
          <PresetCards cards={cards} heading="h3" />
        ) : (
          <p className="text-ink-soft">В этой группе показывать пока нечего.</p>
        )}
      </section>
    </div>
  );
}
