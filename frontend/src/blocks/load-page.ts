import { getPage, type Page } from '~/content/get-page';
import type { ServiceKind } from '~/content/get-services';
import { fetchSite } from '~/content/get-site';
import type { CmsBlocks } from '~/content/page-queries';
import type { Site } from '~/content/site';
import type { OfferRange } from '~/documents/offer-range';
import type { Translated } from '~/documents/static-props';
import { getServicePage, type ServicePage } from '~/features/services/get-service-page';
import { isBuilding } from '~/runtime/env';
import type { Block, LoadedBlock } from './definitions';
import { isShownBlock, loadBlocks } from './load-blocks';
import { loadRange } from './load-tariffs';
import { readBlocks } from './read-blocks';

/** A page of blocks with all that it shows: its views ask nobody. It travels as JSON. */
export interface LoadedPage extends Translated {
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

/** What a preview shows in the place of what is published. */
type Change = (block: Block) => Block;

/** Throws `ContentOutage`. */
export async function withService(page: ServicePage, change?: Change): Promise<LoadedServicePage> {
  const {
    service: { blocks, ...service },
    ...rest
  } = page;
  return { ...(await loadAround(blocks, change)), page: { ...rest, service } };
}

/** A published page at an address of its own; `undefined` where there is none. Throws `ContentOutage`. */
export async function loadOwnPage(slug: string): Promise<LoadedOwnPage | undefined> {
  const page = await getPage(slug);
  return page ? withPage(page) : undefined;
}

/** Throws `ContentOutage`. */
export async function withPage({ blocks, ...page }: Page, change?: Change): Promise<LoadedOwnPage> {
  return { ...(await loadAround(blocks, change)), page };
}

async function loadAround(answers: CmsBlocks, change: Change = (block) => block): Promise<LoadedPage> {
  const blocks = readBlocks(answers).map(change);
  const sold = blocks.filter(isShownBlock).find((block) => block.kind === 'live-tariffs');
  const [site, loaded, range] = await Promise.all([
    fetchSite(),
    loadBlocks(blocks),
    sold && loadRange(sold.product),
  ]);
  return { site, blocks: loaded, range };
}
