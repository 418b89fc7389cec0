import 'server-only';
import { type LiveCatalogue, liveCatalogue } from '@vitrina/ordering';
import { unstable_cache } from 'next/cache';
import { providerHttp } from './provider-http';

/** A part of the catalogue as it was at a moment, an ISO 8601 time. */
export interface Dated<Part> {
  part: Part;
  asOf: string;
}

/**
 * A copy of a part of the catalogue that is kept for so many seconds, and longer while the provider is away; `dated`
 * tells its age too.
 */
function kept<Part>(name: string, ask: (catalogue: LiveCatalogue) => Promise<Part>, seconds = 60) {
  // What is kept travels as JSON, in which a part that is not there has no place of its own.
  const dated: () => Promise<Dated<Part>> = unstable_cache(
    async () => ({ part: await ask(liveCatalogue(providerHttp())), asOf: new Date().toISOString() }),
    [name],
    { revalidate: seconds },
  );
  return Object.assign(async () => (await dated()).part, { dated });
}

/** What is sold: each part asked for anew at most once a minute, or its last good copy. Throws `ProviderOutage`. */
export const catalogue = {
  serverTariffs: kept('server-tariffs', (live) => live.serverTariffs()),
  serverConfigurators: kept('server-configurators', (live) => live.serverConfigurators()),
  osImages: kept('os-images', (live) => live.osImages(), 300),
  software: kept('software', (live) => live.software(), 300),
  databaseTariffs: kept('database-tariffs', (live) => live.databaseTariffs()),
  storageTariffs: kept('storage-tariffs', (live) => live.storageTariffs()),
  storageConfigurators: kept('storage-configurators', (live) => live.storageConfigurators()),
  balancerTariffs: kept('balancer-tariffs', (live) => live.balancerTariffs()),
  nodeTariffs: kept('node-tariffs', (live) => live.nodeTariffs()),
  nodeConfigurators: kept('node-configurators', (live) => live.nodeConfigurators()),
  clusterVersions: kept('cluster-versions', (live) => live.clusterVersions(), 300),
  dedicatedTariffs: kept('dedicated-tariffs', (live) => live.dedicatedTariffs()),
  dedicatedServices: kept('dedicated-services', (live) => live.dedicatedServices()),
  dedicatedConfigurator: kept('dedicated-configurator', (live) => live.dedicatedConfigurator()),
  appTariffs: kept('app-tariffs', (live) => live.appTariffs()),
  appFrameworks: kept('app-frameworks', (live) => live.appFrameworks(), 300),
} satisfies LiveCatalogue;
