import type { ConfiguratorId } from '../ids';
import type { LocationCode } from './location';
import type { ServerConfigurator, TariffFamily } from './tariff';

interface Known {
  location: LocationCode;
  family: TariffFamily;
}

/** The configurators of the specification (001, section 9). The provider does not say of which family one is. */
const KNOWN: ReadonlyMap<string, Known> = new Map([
  ['150', { location: 'ru-3', family: 'premium' }],
  ['67', { location: 'ru-3', family: 'dedicated-cpu' }],
  ['63', { location: 'ru-1', family: 'high-cpu' }],
  ['75', { location: 'ru-1', family: 'dedicated-cpu' }],
  ['77', { location: 'nl-1', family: 'premium' }],
  ['79', { location: 'de-1', family: 'premium' }],
]);

/** The family of servers that a configurator builds; one that we do not know builds the usual ones. */
export function familyOfConfigurator(id: ConfiguratorId): TariffFamily {
  return KNOWN.get(id)?.family ?? 'premium';
}

/**
 * What takes the place of a configurator that is not sold any more: of those in its location the one of its family, or
 * else the first. `undefined` for one that nobody has heard of, and where its location has none left.
 */
export function configuratorInstead<
  Candidate extends Pick<ServerConfigurator, 'configuratorId' | 'location'>,
>(gone: string, candidates: readonly Candidate[]): Candidate | undefined {
  const known = KNOWN.get(gone);
  const here = candidates.filter(({ location }) => location === known?.location);
  return here.find(({ configuratorId }) => familyOfConfigurator(configuratorId) === known?.family) ?? here[0];
}
