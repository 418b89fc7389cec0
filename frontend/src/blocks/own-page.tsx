import type { Page } from '~/content/get-page';
import { paths } from '~/urls/paths';
import { BlocksPage } from './blocks-page';
import { DocumentHead } from './document-head';
import type { PageContext } from './page-context';

/** A page outside both sections. A document somebody agrees to says its edition where another page calls to order. */
export function OwnPage({ page, site }: { page: Page; site: PageContext['site'] }) {
  const { title, slug, blocks, edition } = page;
  const plain = <BlocksPage name={title} path={paths.page(slug)} between={[]} blocks={blocks} site={site} />;
  if (!edition) return plain;
  return (
    <div className="document">
      <BlocksPage
        name={title}
        path={paths.page(slug)}
        between={[]}
        blocks={blocks}
        site={site}
        head={(hero) => <DocumentHead hero={hero} edition={edition} />}
      />
    </div>
  );
}
