import { DocumentPage } from '~/documents/document-page';
import { paths } from '~/urls/paths';
import { BlocksPage } from './blocks-page';
import { DocumentHead } from './document-head';
import type { LoadedOwnPage } from './load-page';

/** A page outside both sections. */
export function OwnPage(loaded: LoadedOwnPage) {
  const { seoTitle: title, seoDescription: description, slug, edition } = loaded.page;
  const address = paths.page(slug);
  return (
    <DocumentPage
      site={loaded.site}
      {...{ title, description, address }}
      translations={loaded.translations}
      picture={{ src: paths.pageImage(address), alt: title }}
      // What is no more in force is read by who has agreed to it, and not found by others.
      isHiddenFromSearch={edition?.isInForce === false}
    >
      <OwnView {...loaded} />
    </DocumentPage>
  );
}

/** The same without the shell. A document somebody agrees to says its edition where another page calls to order. */
export function OwnView({ page: { title, slug, edition }, blocks, site }: LoadedOwnPage) {
  const shared = { name: title, path: paths.page(slug), between: [], blocks, site };
  if (!edition) return <BlocksPage {...shared} />;
  return (
    <div className="document">
      <BlocksPage {...shared} head={(hero) => <DocumentHead hero={hero} edition={edition} />} />
    </div>
  );
}
