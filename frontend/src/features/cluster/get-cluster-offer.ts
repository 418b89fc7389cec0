import type { ClusterStock, LocationCode, NodeRole } from '@vitrina/ordering';
import { getCommerce } from '~/content/get-commerce';
import { locationsOf } from '~/copy/taxonomy';
import { catalogue } from '~/provider/catalogue';
import type { ClusterOffer, ClusterPlace } from './cluster-choice';

/** What clusters can be put together from now; `undefined` where no whole one is sold. Throws `ProviderOutage` or `ContentOutage`. */
export async function getClusterOffer(): Promise<ClusterOffer | undefined> {
  const [tariffs, configurators, versions, { multipliers }] = await Promise.all([
    catalogue.nodeTariffs(),
    catalogue.nodeConfigurators(),
    catalogue.clusterVersions(),
    getCommerce(),
  ]);
  const stock = { tariffs, configurators, versions };
  const places = locationsOf([...tariffs, ...configurators]).flatMap((location) => placeAt(stock, location));
  if (versions.length === 0 || places.every(({ missing }) => missing !== undefined)) return undefined;
  return { ...stock, multipliers, places };
}

function placeAt({ tariffs, configurators }: ClusterStock, location: LocationCode): ClusterPlace[] {
  const isSold = (role: NodeRole) =>
    [...tariffs, ...configurators].some((row) => row.role === role && row.location === location);
  const [master, worker] = [isSold('master'), isSold('worker')];
  if (!master && !worker) return [];
  return [{ location, missing: master ? (worker ? undefined : 'worker') : 'master' }];
}
