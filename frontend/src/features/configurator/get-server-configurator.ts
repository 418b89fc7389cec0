import {
  type BuildPlace,
  configurationLimits,
  DEFAULT_OS,
  type OsImage,
  ramOfSystems,
  type ServerConfigurator,
} from '@vitrina/ordering';
import { type Commerce, getCommerce, ramPerCoreGb } from '~/content/get-commerce';
import { familyOfConfigurator, locationsOf } from '~/copy/taxonomy';
import { catalogue } from '~/provider/catalogue';
import type { SentModel } from './sent-model';

/**
 * All configurators with what the browser needs to price a server; `undefined` when nothing can be built. Throws
 * `ProviderOutage` or `ContentOutage`.
 */
export async function getServerConfigurator(): Promise<SentModel | undefined> {
  const [configurators, systems, commerce] = await Promise.all([
    catalogue.serverConfigurators(),
    catalogue.osImages(),
    getCommerce(),
  ]);
  return toSentModel(configurators, systems, commerce);
}

function toSentModel(
  configurators: readonly ServerConfigurator[],
  systems: readonly OsImage[],
  commerce: Commerce,
): SentModel | undefined {
  const places = inOrder(configurators).map((configurator) => toPlace(configurator, systems, commerce));
  const { buildsAt } = commerce.taxonomy;
  const first = places.find(({ location }) => location === buildsAt) ?? places[0];
  const firstSystem = systems.find(({ osId }) => osId === DEFAULT_OS) ?? systems[0];
  if (!first || !firstSystem) return undefined;
  return {
    ...{ places, first: first.configuratorId, firstSystem: firstSystem.osId },
    systems: systems.map(({ osId, caption }) => ({ osId, caption })),
    ...{ floatingIp: commerce.floatingIp, multipliers: commerce.multipliers, cpuLimit: commerce.cpuLimit },
  };
}

function toPlace(
  configurator: ServerConfigurator,
  systems: readonly OsImage[],
  commerce: Commerce,
): BuildPlace {
  const { configuratorId, location, diskType, cpuFrequency, unitPrices } = configurator;
  return {
    ...{ configuratorId, location, diskType, cpuFrequency, unitPrices },
    ramOfSystemGb: ramOfSystems(systems),
    family: familyOfConfigurator(configuratorId),
    limits: configurationLimits(configurator, ramPerCoreGb(commerce, configuratorId)),
  };
}

/** In the shop's order of locations, the cheapest core of each first. */
function inOrder(configurators: readonly ServerConfigurator[]): ServerConfigurator[] {
  return locationsOf(configurators).flatMap((code) =>
    configurators
      .filter(({ location }) => location === code)
      .sort((a, b) => a.unitPrices.core - b.unitPrices.core),
  );
}
