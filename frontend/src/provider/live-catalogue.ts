import 'server-only';
import {
  fetchAppFrameworks,
  fetchAppTariffs,
  fetchBalancerTariffs,
  fetchClusterVersions,
  fetchDatabaseTariffs,
  fetchDedicatedConfigurator,
  fetchDedicatedServices,
  fetchDedicatedTariffs,
  fetchNodeConfigurators,
  fetchNodeTariffs,
  fetchStorageConfigurators,
  fetchStorageTariffs,
  type LiveCatalogue,
  type OrderTerms,
  type ProviderHttp,
} from '@vitrina/ordering';
import { unstable_cache } from 'next/cache';
import { getCommerce, ramPerCoreGb } from '~/content/get-commerce';
import { getOsImages, getServerConfigurators, getServerTariffs, getSoftware } from './catalogue';
import { providerHttp } from './provider-http';

/** Everything that is sold, asked for anew at most once a minute, or its last good copy. Each part throws `ProviderOutage`. */
export const liveCatalogue: LiveCatalogue = {
  serverTariffs: getServerTariffs,
  serverConfigurators: getServerConfigurators,
  osImages: getOsImages,
  software: getSoftware,
  databaseTariffs: cached('database-tariffs', fetchDatabaseTariffs),
  storageTariffs: cached('storage-tariffs', fetchStorageTariffs),
  storageConfigurators: cached('storage-configurators', fetchStorageConfigurators),
  balancerTariffs: cached('balancer-tariffs', fetchBalancerTariffs),
  nodeTariffs: cached('node-tariffs', fetchNodeTariffs),
  nodeConfigurators: cached('node-configurators', fetchNodeConfigurators),
  clusterVersions: cached('cluster-versions', fetchClusterVersions),
  dedicatedTariffs: cached('dedicated-tariffs', fetchDedicatedTariffs),
  dedicatedServices: cached('dedicated-services', fetchDedicatedServices),
  dedicatedConfigurator: cached('dedicated-configurator', fetchDedicatedConfigurator),
  appTariffs: cached('app-tariffs', fetchAppTariffs),
  appFrameworks: cached('app-frameworks', fetchAppFrameworks),
};

/** What the shop settles about prices. Throws `ContentOutage`. */
export async function getOrderTerms(): Promise<OrderTerms> {
  const commerce = await getCommerce();
  const { multipliers, floatingIp, cpuLimit } = commerce;
  return { multipliers, floatingIp, cpuLimit, ramPerCoreGb: (id) => ramPerCoreGb(commerce, id) };
}

/** In an envelope, because the cache keeps JSON and JSON knows no `undefined`. */
function cached<Rows>(name: string, read: (http: ProviderHttp) => Promise<Rows>): () => Promise<Rows> {
  const ask = unstable_cache(async () => ({ rows: await read(providerHttp()) }), [name], { revalidate: 60 });
  return async () => (await ask()).rows;
}
