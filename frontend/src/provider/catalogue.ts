import { type Catalogue, ProviderOutage } from '@vitrina/ordering';
import {
  withAppTitle,
  withMachineTitle,
  withNodeTitle,
  withPartCaptions,
  withServerTitle,
} from '~/copy/readable-names';
import { gaugeCopy } from '~/observability/gauges';
import { beside, presentDeadline } from '~/runtime/deadline';
import { diskCopy } from '~/runtime/disk-copy';
import { env, pageDeadlineMs } from '~/runtime/env';
import { type Dated, KeptCopy } from '~/runtime/kept-copy';
import { outsideRequests } from '~/runtime/outside-requests';
import { processWide } from '~/runtime/process-wide';
import { renderScope } from '~/runtime/render-scope';
import { openProvider } from './open-provider';

export type { Dated };

/** A question, all its tries together, leaves a page so much of its time. */
const REST_OF_PAGE_MS = 500;
/** With a copy in hand nobody waits longer for a newer one. */
const PATIENCE_MS = 500;
/** A provider that has just failed is asked again by who comes after this. */
const REST_MS = 2_000;

/**
 * A copy of a part of the catalogue that is asked for anew after so many seconds, and kept longer while the provider is
 * away; `dated` tells its age too, and `renew` asks past it. By its `key` a page notes that it was made of it.
 */
function cached<Part>(name: string, ask: (catalogue: Catalogue) => Promise<Part>, seconds = 60) {
  // Made when it is first read: while the site is built there is no environment.
  const copy = () =>
    processWide(`catalogue.${name}`, () => {
      const kept = new KeptCopy({
        ask: () =>
          outsideRequests(() =>
            beside(pageDeadlineMs() - REST_OF_PAGE_MS, () => ask(openProvider().catalogue)),
          ),
        freshMs: seconds * 1_000,
        patienceMs: PATIENCE_MS,
        restMs: REST_MS,
        isOutage,
        // What another provider sold is nobody's stock now.
        store: diskCopy<Part>(name, `${env().PROVIDER_ADAPTER} ${env().PROVIDER_API_URL}`),
      });
      gaugeCopy('provider', name, () => kept.asOf);
      return kept;
    });
  const dated = (): Promise<Dated<Part>> => {
    renderScope()?.asked.add(name);
    return copy()
      .read(presentDeadline().left())
      .catch((error) => Promise.reject(ownError(name, error)));
  };
  const renew = (): Promise<Part> =>
    copy()
      .renew()
      .catch((error) => Promise.reject(ownError(name, error)));
  return Object.assign(async () => (await dated()).part, { key: name, dated, renew });
}

/** The copy may be of another bundle, in which the same class is another one. */
function ownError(name: string, error: unknown): unknown {
  if (error instanceof Error && error.name === 'NoCopyInTime')
    return new ProviderOutage(name, { kind: 'no-answer', reason: 'timeout' });
  return isOutage(error) ? new ProviderOutage(error.part, error.failure) : error;
}

function isOutage(error: unknown): error is ProviderOutage {
  return error instanceof Error && error.name === 'ProviderOutage';
}

/** What is sold, under readable names: each part asked for anew at most once a minute, or its last good copy. Throws `ProviderOutage`. */
export const catalogue = {
  serverTariffs: cached('server-tariffs', async (live) => (await live.serverTariffs()).map(withServerTitle)),
  serverConfigurators: cached('server-configurators', (live) => live.serverConfigurators()),
  osImages: cached('os-images', (live) => live.osImages(), 300),
  software: cached('software', (live) => live.software(), 300),
  databaseTariffs: cached('database-tariffs', (live) => live.databaseTariffs()),
  storageTariffs: cached('storage-tariffs', (live) => live.storageTariffs()),
  storageConfigurators: cached('storage-configurators', (live) => live.storageConfigurators()),
  balancerTariffs: cached('balancer-tariffs', (live) => live.balancerTariffs()),
  nodeTariffs: cached('node-tariffs', async (live) => (await live.nodeTariffs()).map(withNodeTitle)),
  nodeConfigurators: cached('node-configurators', (live) => live.nodeConfigurators()),
  clusterVersions: cached('cluster-versions', (live) => live.clusterVersions(), 300),
  dedicatedTariffs: cached('dedicated-tariffs', async (live) =>
    (await live.dedicatedTariffs()).map(withMachineTitle),
  ),
  dedicatedServices: cached('dedicated-services', (live) => live.dedicatedServices()),
  dedicatedConfigurator: cached('dedicated-configurator', async (live) => {
    const configurator = await live.dedicatedConfigurator();
    return configurator && withPartCaptions(configurator);
  }),
  appTariffs: cached('app-tariffs', async (live) => (await live.appTariffs()).map(withAppTitle)),
  appFrameworks: cached('app-frameworks', (live) => live.appFrameworks(), 300),
} satisfies Catalogue;

export type CataloguePart = keyof typeof catalogue;

/** Asks anew, past all copies, for what is told by these keys, or for everything. Throws `ProviderOutage`. */
export async function renewCatalogue(keys: ReadonlySet<string> | undefined): Promise<void> {
  const parts = Object.values(catalogue).filter(({ key }) => keys?.has(key) ?? true);
  await Promise.all(parts.map(({ renew }) => renew()));
}
