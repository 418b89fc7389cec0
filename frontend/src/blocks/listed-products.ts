import type { LiveTariffsBlock } from '~/content/blocks';
import type { ListedService } from '~/features/products/get-product-list';

/** The price list behind a product of the CMS; servers and the bundle are shown in ways of their own. */
export const LISTS: Record<
  Exclude<LiveTariffsBlock['product'], 'cloud_servers' | 'ai_bundle'>,
  ListedService
> = {
  databases: 'databases',
  s3: 's3',
  apps: 'apps',
  kubernetes: 'kubernetes',
  load_balancers: 'load-balancers',
  dedicated_servers: 'dedicated-servers',
};
