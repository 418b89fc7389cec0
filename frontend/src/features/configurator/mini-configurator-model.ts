import {
  type ConfigurationLimits,
  type ConfiguratorId,
  configurationLimits,
  type DiskType,
  FIRST_CONFIGURATION,
  type LocationCode,
  lastAmount,
  type Money,
  type PeriodMultipliers,
  type Range,
  reconfigured,
  type ServerConfiguration,
  type ServerConfigurator,
} from '@vitrina/ordering';
import { type Commerce, ramPerCoreGb } from '~/content/get-commerce';
import { locationName, locationsOf } from '~/copy/taxonomy';

/** One place where a server can be built, with what it costs there. */
export interface BuildPlace {
  configuratorId: ConfiguratorId;
  location: LocationCode;
  name: string;
  diskType: DiskType;
  limits: ConfigurationLimits;
  unitPrices: ServerConfigurator['unitPrices'];
}

/** All that the configurator of the home page needs to price a server in the browser. */
export interface MiniConfiguratorModel {
  places: BuildPlace[];
  /** Where it opens. */
  first: BuildPlace;
  start: ServerConfiguration;
  floatingIp: Money;
  multipliers: PeriodMultipliers;
}

/** A small configurator keeps to the sizes that most people need, so that each step of a slider can be felt. */
const MINI = { cpu: 16, ramGb: 64, diskGb: 500 };

/**
 * The configurator of the home page on the provider's limits and prices: the most affordable one of each location.
 * `undefined` when nothing can be built.
 */
export function toMiniConfigurator(
  configurators: readonly ServerConfigurator[],
  commerce: Commerce,
): MiniConfiguratorModel | undefined {
  const toPlace = (configurator: ServerConfigurator): BuildPlace => {
    const limits = configurationLimits(configurator, ramPerCoreGb(commerce, configurator.configuratorId));
    return {
      configuratorId: configurator.configuratorId,
      location: configurator.location,
      name: locationName(configurator.location),
      diskType: configurator.diskType,
      unitPrices: configurator.unitPrices,
      limits: {
        ...limits,
        // What is above the limit is asked for in writing, and not from here.
        cpu: atMost(limits.cpu, Math.min(MINI.cpu, commerce.cpuLimit)),
        ramGb: atMost(limits.ramGb, MINI.ramGb),
        diskGb: atMost(limits.diskGb, MINI.diskGb),
      },
    };
  };
  const places = mostAffordable(configurators).map(toPlace);
  const first = places.find(({ location }) => location === commerce.taxonomy.buildsAt) ?? places[0];
  if (!first) return undefined;
  return {
    places,
    first,
    start: reconfigured(FIRST_CONFIGURATION, {}, first.limits),
    floatingIp: commerce.floatingIp,
    multipliers: commerce.multipliers,
  };
}

/** One configurator a location, the one with the cheapest core, in the shop's order of locations. */
function mostAffordable(configurators: readonly ServerConfigurator[]): ServerConfigurator[] {
  return locationsOf(configurators).flatMap((code) => {
    const here = configurators.filter(({ location }) => location === code);
    return here.sort((a, b) => a.unitPrices.core - b.unitPrices.core).slice(0, 1);
  });
}

function atMost(range: Range, most: number): Range {
  return { ...range, max: lastAmount(range, most) };
}
