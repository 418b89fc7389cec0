import type { GetStaticProps } from 'next';
import { fetchSite } from '~/content/get-site';
import { type Site, unbranded } from '~/content/site';
import { DocumentPage } from '~/documents/document-page';
import { inPageLanguage } from '~/documents/in-page-language';
import { Problem } from '~/documents/problem';
import { staticProps } from '~/documents/static-props';
import { t } from '~/messages';
import { isBuilding } from '~/runtime/env';
import { paths } from '~/urls/paths';

export const config = { unstable_runtimeJS: false };

export const getStaticProps: GetStaticProps<{ site: Site }> = inPageLanguage(() =>
  staticProps(paths.notFound, async () => ({
    props: { site: isBuilding() ? unbranded() : await fetchSite() },
    shows: [],
  })),
);

/** Whatever address leads nowhere, this is what is answered there (`runtime/designed-failures.ts`). */
export default function MissingDocument({ site }: { site: Site }) {
  const title = t.failures.noSuchPage;
  return (
    <DocumentPage site={site} title={title} isHiddenFromSearch>
      <Problem title={title} text={t.failures.noSuchPageLeads} />
    </DocumentPage>
  );
}
