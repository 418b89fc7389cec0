import type { Product } from '@vitrina/ordering';
import type { Block, ConfiguratorBlock, LiveTariffsBlock } from '~/content/blocks';

const OF_TARIFFS: Record<LiveTariffsBlock['product'], Product> = {
  cloud_servers: 'vds',
  databases: 'dbaas',
  s3: 's3',
  apps: 'apps',
  kubernetes: 'k8s',
  load_balancers: 'balancer',
  dedicated_servers: 'dedicated',
  ai_bundle: 'ai',
};

const OF_CONFIGURATOR: Record<ConfiguratorBlock['product'], Product> = {
  server: 'vds',
  s3: 's3',
  dedicated: 'dedicated',
};

/** What a page of these blocks sells first of all, as orders and statistics name it; `undefined` for a page that only tells. */
export function sells(blocks: readonly Block[]): Product | undefined {
  for (const block of blocks) {
    if (block.kind === 'live-tariffs') return OF_TARIFFS[block.product];
    if (block.kind === 'configurator') return OF_CONFIGURATOR[block.product];
    if (block.kind === 'static-presets') return block.group === 'dedicated_msk' ? 'dedicated' : 'vds';
  }
  return undefined;
}
