import { unreachable } from '@vitrina/ordering';
import type { LiveTariffsBlock } from '~/content/blocks';
import type { OfferRange } from '~/documents/offer-range';
import { StructuredOffers } from '~/documents/structured-offers';
import { getServerRange } from '~/features/catalogue/get-server-range';
import { getAiBundle } from '~/features/products/get-ai-bundle';
import { getProductList } from '~/features/products/get-product-list';
import { bundleRange, listRange } from '~/features/products/list-range';
import { OUTAGE, orOutage } from '~/rendering/or-outage';
import { LISTS } from './listed-products';

interface StructuredProductProps {
  product: LiveTariffsBlock['product'];
  name: string;
  description: string;
  path: string;
  brand: string;
}

/** What a page sells, for search engines. Nothing is said of prices that nobody can tell. */
export async function StructuredProduct({ product, ...words }: StructuredProductProps) {
  const range = await orOutage(() => getRange(product));
  return range !== OUTAGE && range && <StructuredOffers {...words} range={range} />;
}

async function getRange(product: LiveTariffsBlock['product']): Promise<OfferRange | undefined> {
  switch (product) {
    case 'cloud_servers':
      return getServerRange();
    case 'ai_bundle': {
      const bundle = await getAiBundle();
      return bundle && bundleRange(bundle);
    }
    case 'databases':
    case 's3':
    case 'apps':
    case 'kubernetes':
    case 'load_balancers':
    case 'dedicated_servers':
      return listRange(await getProductList(LISTS[product]));
    default:
      return unreachable(product);
  }
}
