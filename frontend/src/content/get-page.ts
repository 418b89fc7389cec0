import { isBuilding } from '~/runtime/env';
import { askCms, askCmsForDraft } from './client';
import type { PageQuery } from './generated/graphql';
import { leadOf } from './lead-of';
import { type CmsBlocks, documentEditionsQuery, pageQuery } from './page-queries';
import { present } from './present';
import { isSlug } from './slug';

/** A page at an address of its own. */
export interface Page {
  title: string;
  slug: string;
  /** As the CMS answers them; `blocks/read-blocks.ts` reads them. */
  blocks: CmsBlocks;
  seoTitle: string;
  seoDescription: string;
  /** Of a document somebody agrees to; `undefined` for any other page. */
  edition: PageEdition | undefined;
}

/** Which edition of a document a page is. */
export interface PageEdition extends Edition {
  /** All the others that were ever published, the latest first. */
  others: (Edition & { slug: string })[];
}

interface Edition {
  number: number;
  /** The day from which it is in force, as 2026-11-22. */
  from: string;
  isInForce: boolean;
}

/**
 * A published page by its address; `null` when there is none there. What no editor can have named a page is not asked for.
 * Throws `ContentOutage`.
 */
export async function getPage(slug: string): Promise<Page | null> {
  if (isBuilding() || !isSlug(slug)) return null;
  const { pages } = await askCms(pageQuery, { filters: { slug: { eq: slug } } });
  return pages[0] ? toPage(pages[0], await otherEditions(pages[0])) : null;
}

/** The draft of a page for a preview; never kept. Throws `ContentOutage`. */
export async function fetchPageDraft(documentId: string): Promise<Page | null> {
  const filters = { documentId: { eq: documentId } };
  const { pages } = await askCmsForDraft(pageQuery, { filters, status: 'DRAFT' });
  return pages[0] ? toPage(pages[0], []) : null;
}

type CmsPage = NonNullable<PageQuery['pages'][number]>;

/** An edition before is a page of its own, which keeps whose edition it is. */
async function otherEditions({ documentId, slug, edition, edition_of }: CmsPage) {
  if (edition === null || edition === undefined) return [];
  const document = edition_of || documentId;
  const filters = { or: [{ documentId: { eq: document } }, { edition_of: { eq: document } }] };
  const { pages } = await askCms(documentEditionsQuery, { filters });
  return present(pages).flatMap((page) => {
    const read = toEdition(page);
    return read && page.slug !== slug ? [{ ...read, slug: page.slug }] : [];
  });
}

function toEdition({
  edition,
  edition_of,
  effective_from,
}: Pick<CmsPage, 'edition' | 'edition_of' | 'effective_from'>): Edition | undefined {
  if (!edition || typeof effective_from !== 'string') return undefined;
  return { number: edition, from: effective_from, isInForce: !edition_of };
}

function toPage(page: CmsPage, others: PageEdition['others']): Page {
  const edition = toEdition(page);
  return {
    title: page.title,
    slug: page.slug,
    blocks: page.blocks,
    seoTitle: page.seo_title || page.title,
    seoDescription: page.seo_description || leadOf(page.blocks),
    edition: edition && { ...edition, others },
  };
}
