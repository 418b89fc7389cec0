import type { Product } from '@vitrina/ordering';
import { PRODUCT_OF_LIST } from '~/adapters/sold';
import type { Block, ConfiguratorBlock } from '~/content/blocks';

const OF_CONFIGURATOR: Record<ConfiguratorBlock['product'], Product> = {
  server: 'vds',
  s3: 's3',
  dedicated: 'dedicated',
};

/** What a page of these blocks sells first of all, as orders and statistics name it; `undefined` for a page that only tells. */
export function sells(blocks: readonly Block[]): Product | undefined {
  for (const block of blocks) {
    if (block.kind === 'live-tariffs') return PRODUCT_OF_LIST[block.product];
    if (block.kind === 'configurator') return OF_CONFIGURATOR[block.product];
    if (block.kind === 'static-presets') return block.group === 'dedicated_msk' ? 'dedicated' : 'vds';
  }
  return undefined;
}
