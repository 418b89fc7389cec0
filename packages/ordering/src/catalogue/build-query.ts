import type { OsId } from '../ids';
import { inRoubles, type Money, roubles } from '../money';
import type { ServerConfiguration } from './configuration';
import { configuratorInstead } from './configurators';
import { offeredPeriods } from './payment-period';
import { type ConfiguratorModel, firstBuild, type ServerBuild, serverOf } from './server-build';

/** What of an address could not be had as it stands there. */
export type BuildCorrection =
  | { kind: 'configurator' }
  | { kind: 'amounts'; wanted: ServerConfiguration }
  | { kind: 'system' };

/** A build as an address tells it. */
export interface BuildFromQuery {
  build: ServerBuild;
  corrections: BuildCorrection[];
  /** What a month cost when the link was made, if the link says so. */
  priceThen: Money | undefined;
}

/** The keys of an order (rule R6) that a build has. Memory and disk stand in GB there. */
export function toBuildQuery(build: ServerBuild): Record<(typeof BUILD_KEYS)[number], string> {
  const { cpu, ramGb, diskGb } = serverOf(build);
  return {
    configurator_id: String(build.place.configuratorId),
    cpu: String(cpu),
    ram: String(ramGb),
    disk: String(diskGb),
    os: String(build.osId),
    period: build.period,
    is_floating_ip: String(build.hasFloatingIp),
  };
}

const BUILD_KEYS = ['configurator_id', 'cpu', 'ram', 'disk', 'os', 'period', 'is_floating_ip'] as const;

/** A link to a build that remembers what a month of it cost, in roubles. */
export function toBuildLink(build: ServerBuild, price: Money): URLSearchParams {
  return new URLSearchParams({ ...toBuildQuery(build), price: String(inRoubles(price)) });
}

/**
 * The build of an address; `undefined` when it names no configurator. What it names and is not sold gives way to the
 * nearest that is, and is told in `corrections`. What is absent has its first value.
 */
export function fromBuildQuery(query: URLSearchParams, model: ConfiguratorModel): BuildFromQuery | undefined {
  const id = query.get('configurator_id');
  if (id === null) return undefined;
  const usual = { ...firstBuild(model), ...readShared(query, model) };
  const named = model.places.find(({ configuratorId }) => String(configuratorId) === id);
  const place = named ?? configuratorInstead(id, model.places, model.known) ?? model.first;
  const amount = (key: string, instead: number) => readAmount(query, key) ?? instead;
  const requested: ServerConfiguration = {
    cpu: amount('cpu', usual.requested.cpu),
    ramGb: amount('ram', usual.requested.ramGb),
    diskGb: amount('disk', usual.requested.diskGb),
  };
  const build = { ...usual, place, requested, hasFloatingIp: query.get('is_floating_ip') !== 'false' };
  const corrections: BuildCorrection[] = [];
  if (!named) corrections.push({ kind: 'configurator' });
  if (!isSame(serverOf(build), requested)) corrections.push({ kind: 'amounts', wanted: requested });
  if (query.has('os') && String(build.osId) !== query.get('os')) corrections.push({ kind: 'system' });
  return { build, corrections, priceThen: readPrice(query) };
}

/** System and period of an address, as far as they are offered: other parts of a page may write them too. */
export function readShared(
  query: URLSearchParams,
  { systems, multipliers }: ConfiguratorModel,
): Partial<ServerBuild> {
  const osId: OsId | undefined = systems.find((system) => String(system.osId) === query.get('os'))?.osId;
  const period = offeredPeriods(multipliers).find((offered) => offered === query.get('period'));
  return { ...(osId && { osId }), ...(period && { period }) };
}

function readAmount(query: URLSearchParams, key: string): number | undefined {
  const text = query.get(key) ?? '';
  // More than anybody sells is still a requested amount, which gives way to the most that is sold.
  return /^\d+$/.test(text) ? Math.min(Number(text), 9_999_999) : undefined;
}

function readPrice(query: URLSearchParams): Money | undefined {
  const text = query.get('price') ?? '';
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? roubles(Number(text)) : undefined;
}

function isSame(one: ServerConfiguration, other: ServerConfiguration): boolean {
  return one.cpu === other.cpu && one.ramGb === other.ramGb && one.diskGb === other.diskGb;
}
