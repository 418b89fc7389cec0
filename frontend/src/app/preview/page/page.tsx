import type { Metadata } from 'next';
import { BlocksPage } from '~/blocks/blocks-page';
import { fetchPageDraft } from '~/content/get-page';
import { getSite } from '~/content/get-site';
import { paths } from '~/paths';
import { showDraft } from '~/preview/show-draft';

export const metadata: Metadata = { title: 'Черновик', robots: { index: false } };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PagePreview({ searchParams }: Props) {
  return showDraft('page', await searchParams, async (documentId) => {
    const [page, site] = await Promise.all([fetchPageDraft(documentId), getSite()]);
    return (
      page && (
        <BlocksPage
          name={page.title}
          path={paths.page(page.slug)}
          between={[]}
          blocks={page.blocks}
          site={site}
        />
      )
    );
  });
}
