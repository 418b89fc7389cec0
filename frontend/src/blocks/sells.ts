import {
  LIST_OF_CONFIGURATOR,
  LIST_OF_PRESETS,
  PRODUCT_OF_LIST,
} from '@vitrina/content-contract/content-names';
import type { Product } from '@vitrina/ordering';
import type { Block } from './definitions';

/** What a page of these blocks sells first of all, as orders and statistics name it; `undefined` for a page that only tells. */
export function sells(blocks: readonly Block[]): Product | undefined {
  for (const block of blocks) {
    if (block.kind === 'live-tariffs') return PRODUCT_OF_LIST[block.product];
    if (block.kind === 'configurator') return PRODUCT_OF_LIST[LIST_OF_CONFIGURATOR[block.product]];
    if (block.kind === 'static-presets') return PRODUCT_OF_LIST[LIST_OF_PRESETS[block.group]];
  }
  return undefined;
}
