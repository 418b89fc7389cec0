import 'server-only';
import {
  configurationBase,
  DEFAULT_BANDWIDTH_MBIT,
  fetchOsImages,
  fetchServerConfigurators,
  fetchServerTariffs,
  fetchSoftware,
  isSold,
  type LocationCode,
  type Money,
  type ServerChoice,
  type ServerTariff,
} from '@vitrina/ordering';
import { unstable_cache } from 'next/cache';
import { providerHttp } from './provider-http';

/** Live tariffs of all locations, asked for anew at most once a minute, or their last good copy. Throws `ProviderOutage`. */
export const getServerTariffs = unstable_cache(
  async () => fetchServerTariffs(providerHttp()),
  ['server-tariffs'],
  { revalidate: 60 },
);

/** Limits and unit prices of custom servers. Throws `ProviderOutage`. */
export const getServerConfigurators = unstable_cache(
  async () => fetchServerConfigurators(providerHttp()),
  ['server-configurators'],
  { revalidate: 60 },
);

/** Operating systems a server can start with. Throws `ProviderOutage`. */
export const getOsImages = unstable_cache(async () => fetchOsImages(providerHttp()), ['os-images'], {
  revalidate: 300,
});

/** Bundles that can be installed over a system. Throws `ProviderOutage`. */
export const getSoftware = unstable_cache(async () => fetchSoftware(providerHttp()), ['software'], {
  revalidate: 300,
});

/** What a choice stands for in the live catalogue. */
export interface ChosenServer
  extends Pick<
    ServerTariff,
    'title' | 'cpu' | 'cpuFrequency' | 'ramMb' | 'diskMb' | 'diskType' | 'bandwidthMbit'
  > {
  location: LocationCode;
  /** A month, before floating IP and discount. */
  base: Money;
}

/** Finds a choice in the live catalogue; `undefined` when it is no longer, or was never, sold. Throws `ProviderOutage`. */
export async function findChosenServer(choice: ServerChoice): Promise<ChosenServer | undefined> {
  if (choice.kind === 'preset') {
    const tariff = (await getServerTariffs()).find(({ presetId }) => presetId === choice.presetId);
    return tariff && { ...tariff, base: tariff.price };
  }
  const configurator = (await getServerConfigurators()).find(
    ({ configuratorId }) => configuratorId === choice.configuratorId,
  );
  if (!configurator || !isSold(configurator, choice)) return undefined;
  return {
    title: 'Своя конфигурация',
    location: configurator.location,
    cpu: choice.cpu,
    cpuFrequency: configurator.cpuFrequency,
    ramMb: choice.ramGb * 1024,
    diskMb: choice.diskGb * 1024,
    diskType: configurator.diskType,
    bandwidthMbit: DEFAULT_BANDWIDTH_MBIT,
    base: configurationBase(configurator.unitPrices, choice),
  };
}
