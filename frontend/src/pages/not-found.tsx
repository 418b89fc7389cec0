import type { GetStaticProps } from 'next';
import { fetchSite } from '~/content/get-site';
import { type Site, UNBRANDED } from '~/content/site';
import { DocumentPage } from '~/documents/document-page';
import { Problem } from '~/documents/problem';
import { staticProps } from '~/documents/static-props';
import { isBuilding } from '~/runtime/env';
import { paths } from '~/urls/paths';

export const config = { unstable_runtimeJS: false };

export const getStaticProps: GetStaticProps<{ site: Site }> = () =>
  staticProps(paths.notFound, async () => ({
    props: { site: isBuilding() ? UNBRANDED : await fetchSite() },
    shows: [],
  }));

/** Whatever address leads nowhere, this is what is answered there (`runtime/designed-failures.ts`). */
export default function MissingDocument({ site }: { site: Site }) {
  const title = 'Такой страницы нет';
  return (
    <DocumentPage site={site} title={title} isHiddenFromSearch>
      <Problem title={title} text="Вернитесь на шаг назад или на главную страницу" />
    </DocumentPage>
  );
}
