import 'server-only';
import { LOCATION_CODES } from '@vitrina/ordering';
import { getCommerce } from '~/content/get-commerce';
import { catalogue } from '~/provider/catalogue';
import type { ClusterOffer } from './cluster-choice';

/** What clusters can be put together from now; `undefined` where nothing is sold. Throws `ProviderOutage` or `ContentOutage`. */
export async function getClusterOffer(): Promise<ClusterOffer | undefined> {
  const [tariffs, versions, { multipliers }] = await Promise.all([
    catalogue.nodeTariffs(),
    catalogue.clusterVersions(),
    getCommerce(),
  ]);
  const isSoldAt = (role: 'master' | 'worker', code: string) =>
    tariffs.some((tariff) => tariff.role === role && tariff.location === code);
  const locations = LOCATION_CODES.filter((code) => isSoldAt('master', code) && isSoldAt('worker', code));
  if (locations.length === 0 || versions.length === 0) return undefined;
  return { tariffs, versions, multipliers, locations };
}
