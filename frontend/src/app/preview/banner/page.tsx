import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { BlocksPage } from '~/blocks/blocks-page';
import { loadPage } from '~/blocks/load-page';
import { ServicePage } from '~/blocks/service-page';
import type { Block } from '~/content/blocks';
import { findBannerPage } from '~/content/get-banner-page';
import { type Banners, fetchBannerDraft } from '~/content/get-banners';
import { getPage } from '~/content/get-page';
import { getSite } from '~/content/get-site';
import { AudienceBanner, PREVIEWED_BANNER } from '~/documents/audience-banner';
import { getServicePage } from '~/features/services/get-service-page';
import { showDraft } from '~/preview/show-draft';
import { paths } from '~/urls/paths';

export const metadata: Metadata = { title: 'Черновик', robots: { index: false } };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The draft of a banner on a page of its place: as a visitor will meet it. */
export default async function BannerPreview({ searchParams }: Props) {
  const query = await searchParams;
  return showDraft('banner', query, async (documentId) => {
    const draft = await fetchBannerDraft(documentId);
    if (!draft) return undefined;
    // Pages are long and a banner stands low: a redirect can tell the browser where to begin.
    if (draft.place === 'home') redirect(beginningAtBanner(paths.previewOfHome, query));
    if (query.at === undefined)
      redirect(beginningAtBanner(paths.previewOfBanner, { ...query, at: PREVIEWED_BANNER }));
    const page = draft.place === 'services' ? await pageWith(draft.type, draft.banners) : undefined;
    return (
      page ?? (
        <div className="container-page grid gap-6 py-20">
          <AudienceBanner banners={draft.banners} place="services" />
          <p className="max-w-3xl text-ink-soft">
            {draft.place === 'services'
              ? 'Так выглядит баннер. Ни на одной опубликованной странице нет блока «Баннер» этого вида, поэтому посетители его пока не увидят.'
              : 'Так выглядит баннер сам по себе: страницы этого места просмотр не показывает.'}
          </p>
        </div>
      )
    );
  });
}

function beginningAtBanner(path: string, { ticket, in: where, at }: Awaited<Props['searchParams']>): string {
  const query = new URLSearchParams({
    ticket: String(ticket),
    ...(where === 'frame' && { in: where }),
    ...(typeof at === 'string' && { at }),
  });
  return `${path}?${query}#${PREVIEWED_BANNER}`;
}

async function pageWith(type: string, banners: Banners) {
  const place = await findBannerPage(type);
  if (!place) return undefined;
  const site = await getSite();
  const withDraft = (blocks: readonly Block[]) =>
    blocks.map((block) =>
      block.kind === 'banner' && block.bannerType === type ? { ...block, draft: banners } : block,
    );
  if (place.kind === 'page') {
    const page = await getPage(place.slug);
    if (!page) return undefined;
    const path = paths.page(page.slug);
    const { blocks } = await loadPage(path, withDraft(page.blocks));
    return <BlocksPage name={page.title} path={path} between={[]} blocks={blocks} site={site} />;
  }
  const page = await getServicePage(place.kind, place.slug);
  if (!page) return undefined;
  const loaded = await loadPage(paths[place.kind](place.slug), withDraft(page.service.blocks));
  return <ServicePage {...page} {...loaded} site={site} />;
}
