import type { ParsedUrlQuery } from 'node:querystring';
import type { GetServerSideProps } from 'next';
import type { Block } from '~/blocks/definitions';
import { type LoadedOwnPage, type LoadedServicePage, withPage, withService } from '~/blocks/load-page';
import { OwnView } from '~/blocks/own-page';
import { ServiceView } from '~/blocks/service-page';
import { findBannerPage } from '~/content/get-banner-page';
import { type Banners, fetchBannerDraft } from '~/content/get-banners';
import { getPage } from '~/content/get-page';
import { fetchSite } from '~/content/get-site';
import type { Site } from '~/content/site';
import { AudienceBanner, PREVIEWED_BANNER } from '~/documents/audience-banner';
import { getServicePage } from '~/features/services/get-service-page';
import { draftDocument } from '~/preview/draft-document';
import { type Draft, draftOrProblem, ShownElsewhere } from '~/preview/draft-or-problem';
import { paths } from '~/urls/paths';

export const config = { unstable_runtimeJS: false };

/** A banner on a page of its place, or by itself where there is none. */
type BannerDraft =
  | ({ on: 'service' } & LoadedServicePage)
  | ({ on: 'page' } & LoadedOwnPage)
  | { on: 'nothing'; site: Site; banners: Banners; hasPlace: boolean };

/** The draft of a banner on a page of its place: as a visitor will meet it. */
export const getServerSideProps: GetServerSideProps<Draft<BannerDraft>> = (context) =>
  draftOrProblem<BannerDraft>(context, 'banner', async (documentId) => {
    const { query } = context;
    const draft = await fetchBannerDraft(documentId);
    if (!draft) return undefined;
    // Pages are long and a banner stands low: a redirect can tell the browser where to begin.
    if (draft.place === 'home') return beginningAtBanner(paths.previewOfHome, query);
    if (query.at === undefined)
      return beginningAtBanner(paths.previewOfBanner, { ...query, at: PREVIEWED_BANNER });
    const isOfServices = draft.place === 'services';
    const page = isOfServices ? await pageWith(draft.type, draft.banners) : undefined;
    return (
      page ?? { on: 'nothing', site: await fetchSite(), banners: draft.banners, hasPlace: !isOfServices }
    );
  });

export default draftDocument<BannerDraft>(() => 'Черновик', BannerDraftView);

function BannerDraftView(draft: BannerDraft) {
  if (draft.on === 'service') return <ServiceView {...draft} />;
  if (draft.on === 'page') return <OwnView {...draft} />;
  return (
    <div className="container-page grid gap-6 py-20">
      <AudienceBanner banners={draft.banners} place="services" />
      <p className="max-w-3xl text-ink-soft">
        {draft.hasPlace
          ? 'Так выглядит баннер сам по себе: страницы этого места просмотр не показывает.'
          : 'Так выглядит баннер. Ни на одной опубликованной странице нет блока «Баннер» этого вида, поэтому посетители его пока не увидят.'}
      </p>
    </div>
  );
}

function beginningAtBanner(path: string, { ticket, in: where, at }: ParsedUrlQuery): ShownElsewhere {
  const query = new URLSearchParams({
    ticket: String(ticket),
    ...(where === 'frame' && { in: where }),
    ...(typeof at === 'string' && { at }),
  });
  return new ShownElsewhere(`${path}?${query}#${PREVIEWED_BANNER}`);
}

async function pageWith(type: string, banners: Banners): Promise<BannerDraft | undefined> {
  const place = await findBannerPage(type);
  if (!place) return undefined;
  const withDraft = (block: Block) =>
    block.kind === 'banner' && block.bannerType === type ? { ...block, draft: banners } : block;
  if (place.kind === 'page') {
    const page = await getPage(place.slug);
    return page ? { on: 'page', ...(await withPage(page, withDraft)) } : undefined;
  }
  const page = await getServicePage(place.kind, place.slug);
  return page ? { on: 'service', ...(await withService(page, withDraft)) } : undefined;
}
