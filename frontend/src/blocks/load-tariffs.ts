import { unreachable } from '@vitrina/ordering';
import { isSold } from '~/adapters/sold';
import type { OfferRange } from '~/documents/offer-range';
import { getAiBundle } from '~/features/catalogue/get-ai-bundle';
import { getProductList } from '~/features/catalogue/get-product-list';
import { getServerRange } from '~/features/catalogue/get-server-range';
import { getServerTariffs } from '~/features/catalogue/get-server-tariffs';
import { bundleRange, listRange } from '~/features/catalogue/offer-range';
import { getServerConfigurator } from '~/features/configurator/get-server-configurator';
import { underTabs } from '~/features/configurator/sent-model';
import type { ListedProduct } from '~/products/product-lists';
import { type CataloguePart, catalogue } from '~/provider/catalogue';
import { orUnavailable } from '~/rendering/or-unavailable';
import { UNAVAILABLE } from '~/rendering/unavailable';
import type { LiveTariffsBlock, TariffData } from './kinds/live-tariffs';

type Product = LiveTariffsBlock['product'];

/** The list behind a product of the CMS, and the part of the catalogue whose age is told below it. */
const LISTS: Record<
  Exclude<Product, 'cloud_servers' | 'ai_bundle'>,
  { of: ListedProduct; part: CataloguePart }
> = {
  databases: { of: 'dbaas', part: 'databaseTariffs' },
  s3: { of: 's3', part: 'storageTariffs' },
  apps: { of: 'apps', part: 'appTariffs' },
  kubernetes: { of: 'k8s', part: 'nodeTariffs' },
  load_balancers: { of: 'balancer', part: 'balancerTariffs' },
  dedicated_servers: { of: 'dedicated', part: 'dedicatedTariffs' },
};

/**
 * What the provider sells now. The only place that knows which price list a block stands for. Throws `ProviderOutage` or
 * `ContentOutage`.
 */
export async function loadTariffs(product: Product): Promise<TariffData> {
  switch (product) {
    case 'cloud_servers': {
      const [list, model] = await Promise.all([getServerTariffs(), orUnavailable(getServerConfigurator)]);
      const hasClusters = isSold('k8s');
      return {
        of: 'servers',
        list,
        model: model && model !== UNAVAILABLE ? underTabs(model) : undefined,
        hasClusters,
      };
    }
    case 'ai_bundle': {
      const [bundle, asOf] = await Promise.all([getAiBundle(), askedAt('serverTariffs')]);
      return { of: 'bundle', bundle, asOf };
    }
    case 'databases':
    case 's3':
    case 'apps':
    case 'kubernetes':
    case 'load_balancers':
    case 'dedicated_servers': {
      const { of, part } = LISTS[product];
      const [list, asOf] = await Promise.all([getProductList(of), askedAt(part)]);
      return { of: 'products', list, asOf };
    }
    default:
      return unreachable(product);
  }
}

/** What a page sells, for search engines; `undefined` where nobody can tell its prices, of which nothing is said then. */
export async function loadRange(product: Product): Promise<OfferRange | undefined> {
  const range = await orUnavailable(async () => {
    if (product === 'cloud_servers') return getServerRange();
    if (product !== 'ai_bundle') return listRange(await getProductList(LISTS[product].of));
    const bundle = await getAiBundle();
    return bundle && bundleRange(bundle);
  });
  return range === UNAVAILABLE ? undefined : range;
}

async function askedAt(part: CataloguePart): Promise<string> {
  return (await catalogue[part].dated()).asOf;
}
