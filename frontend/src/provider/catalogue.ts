import 'server-only';
import { type LiveCatalogue, liveCatalogue, ProviderOutage } from '@vitrina/ordering';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { providerHttp } from './provider-http';

/** A part of the catalogue as it was at a moment, an ISO 8601 time. */
export interface Dated<Part> {
  part: Part;
  asOf: string;
}

/** So old may be what a page shows that is made again on demand. */
const WAVE_MS = 3_000;

/**
 * A copy of a part of the catalogue that is kept for so many seconds, and longer while the provider is away; `dated`
 * tells its age too.
 */
function kept<Part>(name: string, ask: (catalogue: LiveCatalogue) => Promise<Part>, seconds = 60) {
  // What is kept travels as JSON, in which a part that is not there has no place of its own.
  const cached: () => Promise<Dated<Part>> = unstable_cache(
    async () => ({ part: await ask(liveCatalogue(providerHttp())), asOf: new Date().toISOString() }),
    [name],
    { revalidate: seconds },
  );
  // A page that is made again on demand, as after a publish, is made past the cache: an outage just then must not take
  // the prices off a page that had them (docs/decisions/0021).
  let lastGood: Dated<Part> | undefined;
  // For the same reason a rendering asks for a part once, however many of its blocks show it.
  const dated = cache(async (): Promise<Dated<Part>> => {
    // After a change of the menu every page is made again, one after another: the provider need not hear of it.
    if (lastGood && Date.now() - Date.parse(lastGood.asOf) < WAVE_MS) return lastGood;
    try {
      const copy = await cached();
      if (!lastGood || copy.asOf > lastGood.asOf) lastGood = copy;
      return copy;
    } catch (error) {
      if (error instanceof ProviderOutage && lastGood) return lastGood;
      throw error;
    }
  });
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

export type CataloguePart = keyof typeof catalogue;
