import type { Page } from '~/content/get-page';
import { paths } from '~/urls/paths';
import { BlocksPage } from './blocks-page';
import { DocumentHead } from './document-head';
import type { LoadedBlock } from './loaded-block';
import type { PageContext } from './page-context';

interface OwnPageProps {
  page: Omit<Page, 'blocks'>;
  blocks: readonly LoadedBlock[];
  site: PageContext['site'];
}

/** A page outside both sections. A document somebody agrees to says its edition where another page calls to order. */
export function OwnPage({ page: { title, slug, edition }, blocks, site }: OwnPageProps) {
  const shared = { name: title, path: paths.page(slug), between: [], blocks, site };
  if (!edition) return <BlocksPage {...shared} />;
  return (
    <div className="document">
      <BlocksPage {...shared} head={(hero) => <DocumentHead hero={hero} edition={edition} />} />
    </div>
  );
}
