import type { Block } from '~/content/blocks';
import { getPage, type Page } from '~/content/get-page';
import type { ServiceKind } from '~/content/get-services';
import { fetchSite } from '~/content/get-site';
import type { Site } from '~/content/site';
import type { OfferRange } from '~/documents/offer-range';
import { getServicePage, type ServicePage } from '~/features/services/get-service-page';
import { isBuilding } from '~/runtime/env';
import { isShownBlock, loadBlocks } from './load-blocks';
import { loadRange } from './load-tariffs';
import type { LoadedBlock } from './loaded-block';

/** A page of blocks with all that it shows: its views ask nobody. It travels as JSON. */
export interface LoadedPage {
  site: Site;
  blocks: LoadedBlock[];
  /** What it sells, for search engines. */
  range: OfferRange | undefined;
}

export interface LoadedServicePage extends LoadedPage {
  page: Omit<ServicePage, 'service'> & { service: Omit<ServicePage['service'], 'blocks'> };
}

export interface LoadedOwnPage extends LoadedPage {
  page: Omit<Page, 'blocks'>;
}

/** The page of a published service or solution; `undefined` where there is none. Throws `ContentOutage`. */
export async function loadServicePage(
  kind: ServiceKind,
  slug: string,
): Promise<LoadedServicePage | undefined> {
  const page = isBuilding() ? null : await getServicePage(kind, slug);
  return page ? withService(page) : undefined;
}

/** Throws `ContentOutage`. */
export async function withService(page: ServicePage): Promise<LoadedServicePage> {
  const {
    service: { blocks, ...service },
    ...rest
  } = page;
  return { ...(await loadAround(blocks)), page: { ...rest, service } };
}

/** A published page at an address of its own; `undefined` where there is none. Throws `ContentOutage`. */
export async function loadOwnPage(slug: string): Promise<LoadedOwnPage | undefined> {
  const page = await getPage(slug);
  return page ? withPage(page) : undefined;
}

/** Throws `ContentOutage`. */
export async function withPage({ blocks, ...page }: Page): Promise<LoadedOwnPage> {
  return { ...(await loadAround(blocks)), page };
}

async function loadAround(blocks: readonly Block[]): Promise<LoadedPage> {
  const sold = blocks.filter(isShownBlock).find((block) => block.kind === 'live-tariffs');
  const [site, loaded, range] = await Promise.all([
    fetchSite(),
    loadBlocks(blocks),
    sold && loadRange(sold.product),
  ]);
  return { site, blocks: loaded, range };
}
