import type { ConfiguratorId, OsId } from '../ids';
import type { Money } from '../money';
import type { ServerConfiguration } from './configuration';
import { type ConfigurationLimits, reconfigured } from './configuration-limits';
import type { KnownConfigurator } from './configurators';
import type { LocationCode } from './location';
import { offeredPeriods, type PaymentPeriod, type PeriodMultipliers, usualPeriod } from './payment-period';
import { leastRamMb } from './system-needs';
import type { DiskType, OsImage, ServerConfigurator, TariffFamily } from './tariff';
import { MB_IN_GB } from './units';

/** A configurator with what the screen needs of it. Frequency in GHz. */
export interface BuildPlace {
  configuratorId: ConfiguratorId;
  location: LocationCode;
  /** Absent where nobody has said which servers it builds. */
  family?: TariffFamily | undefined;
  diskType: DiskType;
  cpuFrequency: number;
  limits: ConfigurationLimits;
  unitPrices: ServerConfigurator['unitPrices'];
  /** The least memory of the systems that need some, in whole GB. */
  ramOfSystemGb: Readonly<Partial<Record<OsId, number>>>;
}

/** All that is needed to build a server and to price it, as plain values that may travel as JSON. */
export interface ConfiguratorModel {
  /** At least one. */
  places: BuildPlace[];
  /** Where a new build begins. */
  first: BuildPlace;
  /** Also those that links still name. */
  known: readonly KnownConfigurator[];
  systems: Pick<OsImage, 'osId' | 'caption'>[];
  /** The system of a new build. */
  firstSystem: OsId;
  floatingIp: Money;
  multipliers: PeriodMultipliers;
  /** More cores than this are asked for, not ordered (rule R32). */
  cpuLimit: number;
}

/** A server that is being put together. */
export interface ServerBuild {
  place: BuildPlace;
  /** What was asked for. Memory may have to be more than that; fewer cores later bring it back. */
  requested: ServerConfiguration;
  osId: OsId;
  period: PaymentPeriod;
  hasFloatingIp: boolean;
}

/** What a visitor changes of it. */
export type BuildMove = Partial<Omit<ServerBuild, 'requested'>> & {
  requested?: Partial<ServerConfiguration>;
};

/** Rule R33. */
export const FIRST_CONFIGURATION: ServerConfiguration = { cpu: 2, ramGb: 4, diskGb: 50 };

/** The build that a visitor finds: the first amounts, a public address, the usual period. */
export function firstBuild({
  first,
  firstSystem,
  multipliers,
}: Pick<ConfiguratorModel, 'first' | 'firstSystem' | 'multipliers'>): ServerBuild {
  return {
    place: first,
    requested: FIRST_CONFIGURATION,
    osId: firstSystem,
    period: usualPeriod(offeredPeriods(multipliers)),
    hasFloatingIp: true,
  };
}

/** The build after a move. What was requested is kept as it is; `serverOf` tells what becomes of them. */
export function moved(build: ServerBuild, { requested, ...rest }: BuildMove): ServerBuild {
  return { ...build, ...rest, requested: { ...build.requested, ...requested } };
}

/** The server of a build: within the limits of its place, on its steps, with memory enough for its cores and its system. */
export function serverOf({
  place,
  requested,
  osId,
}: Pick<ServerBuild, 'place' | 'requested' | 'osId'>): ServerConfiguration {
  return reconfigured(requested, {}, place.limits, place.ramOfSystemGb[osId]);
}

/** The systems that need memory, as a place knows them: with their least, in whole GB. */
export function ramOfSystems(systems: readonly OsImage[]): BuildPlace['ramOfSystemGb'] {
  const needs = systems.map((system) => [system.osId, Math.ceil(leastRamMb(system) / MB_IN_GB)] as const);
  return Object.fromEntries(needs.filter(([, ramGb]) => ramGb > 0));
}

/** Whether a server of so many cores is asked for in writing instead of ordered. */
export function isByRequest(
  { cpu }: ServerConfiguration,
  { cpuLimit }: Pick<ConfiguratorModel, 'cpuLimit'>,
): boolean {
  return cpu > cpuLimit;
}
