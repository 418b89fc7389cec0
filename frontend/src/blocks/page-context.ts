import type { BlockKind } from '@vitrina/content-contract/content-names';
import { PANEL_HOME } from '@vitrina/ordering';
import { paths } from '~/urls/paths';
import type { PageContext } from './block-definition';
import type { Block } from './definitions';

const SELLING: readonly BlockKind[] = ['live-tariffs', 'configurator', 'static-presets'];

/** What blocks are told of the page that they make up. */
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
