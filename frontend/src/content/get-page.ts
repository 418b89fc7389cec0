import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { isBuilding } from '~/env';
import { type Block, leadOf } from './blocks';
import { askCms, askCmsForDraft } from './client';
import type { PageQuery } from './generated/graphql';
import { pageQuery } from './page-queries';
import { toBlocks } from './to-blocks';

/** A page at an address of its own. */
export interface Page {
  title: string;
  slug: string;
  blocks: Block[];
  seoTitle: string;
  seoDescription: string;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * A published page by its address, or its last good copy; `null` when there is none there. What no editor can have named
 * a page is not asked for. Throws `ContentOutage`.
 */
export async function getPage(slug: string): Promise<Page | null> {
  return isBuilding() || !SLUG.test(slug) ? null : getPageKept(slug);
}

const getPageKept = cache(unstable_cache(fetchPage, ['page'], { revalidate: 60 }));

async function fetchPage(slug: string): Promise<Page | null> {
  const { pages } = await askCms(pageQuery, { filters: { slug: { eq: slug } } });
  return pages[0] ? toPage(pages[0]) : null;
}

/** The draft of a page for a preview; never kept. Throws `ContentOutage`. */
export async function fetchPageDraft(documentId: string): Promise<Page | null> {
  const filters = { documentId: { eq: documentId } };
  const { pages } = await askCmsForDraft(pageQuery, { filters, status: 'DRAFT' });
  return pages[0] ? toPage(pages[0]) : null;
}

function toPage(page: NonNullable<PageQuery['pages'][number]>): Page {
  const blocks = toBlocks(page.blocks);
  return {
    title: page.title,
    slug: page.slug,
    blocks,
    seoTitle: page.seo_title || page.title,
    seoDescription: page.seo_description || leadOf(blocks),
  };
}
