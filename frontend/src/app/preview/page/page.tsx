import type { Metadata } from 'next';
import { loadPage } from '~/blocks/load-page';
import { OwnPage } from '~/blocks/own-page';
import { fetchPageDraft } from '~/content/get-page';
import { getSite } from '~/content/get-site';
import { showDraft } from '~/preview/show-draft';
import { paths } from '~/urls/paths';

export const metadata: Metadata = { title: 'Черновик', robots: { index: false } };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PagePreview({ searchParams }: Props) {
  return showDraft('page', await searchParams, async (documentId) => {
    const [page, site] = await Promise.all([fetchPageDraft(documentId), getSite()]);
    if (!page) return undefined;
    const { blocks } = await loadPage(paths.page(page.slug), page.blocks);
    return <OwnPage page={page} blocks={blocks} site={site} />;
  });
}
