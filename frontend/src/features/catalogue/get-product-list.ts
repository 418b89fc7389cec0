import type { PeriodMultipliers } from '@vitrina/ordering';
import { getCommerce } from '~/content/get-commerce';
import { toAppOffers } from '~/products/app/list';
import { toBalancerOffers } from '~/products/balancer/list';
import { toBucketOffers } from '~/products/bucket/list';
import { toNodeOffers } from '~/products/cluster/list';
import { toDatabaseOffers } from '~/products/database/list';
import { toDedicatedOffers } from '~/products/dedicated/list';
import type { LinedProduct, ListedProduct, ProductList } from '~/products/product-lists';
import type { ProductOffer } from '~/products/product-offer';
import { periodOptions } from '~/products/to-offer';
import { catalogue } from '~/provider/catalogue';

const READERS: Record<LinedProduct, (multipliers: PeriodMultipliers) => Promise<ProductOffer[]>> = {
  s3: async (multipliers) => toBucketOffers(await catalogue.storageTariffs(), multipliers),
  balancer: async (multipliers) => toBalancerOffers(await catalogue.balancerTariffs(), multipliers),
  dedicated: async (multipliers) => toDedicatedOffers(await catalogue.dedicatedTariffs(), multipliers),
  apps: async (multipliers) => {
    const [tariffs, frameworks] = await Promise.all([catalogue.appTariffs(), catalogue.appFrameworks()]);
    return toAppOffers(tariffs, frameworks, multipliers);
  },
  k8s: async (multipliers) => {
    const [tariffs, [newest]] = await Promise.all([catalogue.nodeTariffs(), catalogue.clusterVersions()]);
    return toNodeOffers(tariffs, newest, multipliers);
  },
};

/** The live price list of a product, the cheapest first, at every period. Throws `ProviderOutage` or `ContentOutage`. */
export async function getProductList(product: ListedProduct): Promise<ProductList> {
  const { multipliers } = await getCommerce();
  const periods = periodOptions(multipliers);
  if (product !== 'dbaas') return { product, periods, offers: await getProductOffers(product, multipliers) };
  return { product, periods, offers: toDatabaseOffers(await catalogue.databaseTariffs(), multipliers) };
}

/** The lines of a product, priced for every period. Throws `ProviderOutage`. */
export function getProductOffers(
  product: LinedProduct,
  multipliers: PeriodMultipliers,
): Promise<ProductOffer[]> {
  return READERS[product](multipliers);
}
