import type { Metadata } from 'next';
import { loadPage } from '~/blocks/load-page';
import { ServicePage } from '~/blocks/service-page';
import { getSite } from '~/content/get-site';
import { getServiceDraft } from '~/features/services/get-service-page';
import { showDraft } from '~/preview/show-draft';
import { paths } from '~/urls/paths';

export const metadata: Metadata = { title: 'Черновик', robots: { index: false } };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ServicePreview({ searchParams }: Props) {
  return showDraft('service', await searchParams, async (documentId) => {
    const [page, site] = await Promise.all([getServiceDraft(documentId), getSite()]);
    if (!page) return undefined;
    const { kind, slug, blocks } = page.service;
    return <ServicePage {...page} {...(await loadPage(paths[kind](slug), blocks))} site={site} />;
  });
}
