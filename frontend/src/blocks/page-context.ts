import { PANEL_HOME } from '@vitrina/ordering';
import type { Block, BlockKind } from '~/content/blocks';
import type { Site } from '~/content/site';
import { paths } from '~/urls/paths';

/** What a block may need to know of the page it stands on. */
export interface PageContext {
  site: Pick<Site, 'supportUrl' | 'supportHours' | 'takesRequests'>;
  /** Its address, without the site. */
  path: string;
  /** Where a customer orders what the page is about. */
  orderHref: string;
  /** Something on the page is for sale, so the one accent is there and not in the hero. */
  isSelling: boolean;
}

const SELLING: readonly BlockKind[] = ['live-tariffs', 'configurator', 'static-presets'];

export function pageContext(blocks: readonly Block[], site: PageContext['site'], path: string): PageContext {
  return {
    site,
    path,
    orderHref: orderHref(blocks, path),
    isSelling: blocks.some(({ kind }) => SELLING.includes(kind)),
  };
}

/** A cluster is put together on a page of its own; what is not sold on this page is made in the panel. */
function orderHref(blocks: readonly Block[], path: string): string {
  const tariffs = blocks.find((block) => block.kind === 'live-tariffs');
  if (tariffs?.product === 'kubernetes' || path === paths.service('kubernetes')) return paths.createCluster;
  // On the same page, so that what is chosen in its address stays.
  if (tariffs) return '#tariffs';
  if (blocks.some(({ kind }) => kind === 'configurator')) return '#configurator';
  return paths.handOff(PANEL_HOME);
}
