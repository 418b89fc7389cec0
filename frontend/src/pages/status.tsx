import type { GetServerSideProps } from 'next';
import { getSite } from '~/content/get-site';
import type { Site } from '~/content/site';
import { DocumentPage } from '~/documents/document-page';
import { inEveryLanguage } from '~/documents/in-every-language';
import { inPageLanguage } from '~/documents/in-page-language';
import { getStatus, type ShownStatus } from '~/features/status/get-status';
import { StatusView } from '~/features/status/status-view';
import { t } from '~/messages';
import { withinPage } from '~/runtime/deadline';
import { paths } from '~/urls/paths';

/** It is read when nothing else works. */
export const config = { unstable_runtimeJS: false };

interface StatusProps {
  site: Site;
  status: ShownStatus;
}

/** Of this moment: when something is wrong everybody looks, and those of one second are answered with one page (runtime/answer-again.ts). */
export const getServerSideProps: GetServerSideProps<StatusProps> = inPageLanguage(async ({ res }) => {
  const [site, status] = await withinPage(() => Promise.all([getSite(), getStatus()]));
  res.setHeader('cache-control', 'public, max-age=5');
  // Properties travel as JSON, where what is undefined does not exist.
  return { props: JSON.parse(JSON.stringify({ site, status })) };
});

export default function StatusPage({ site, status }: StatusProps) {
  return (
    <DocumentPage
      site={site}
      title={t.status.title}
      isHiddenFromSearch
      // Of no visit in particular: it is kept for the next one, whose address may say something else.
      translations={inEveryLanguage(paths.status)}
    >
      <StatusView status={status} />
    </DocumentPage>
  );
}
