import type { ConfiguratorId } from '../ids';
import type { LocationCode } from './location';
import type { ServerConfigurator, TariffFamily } from './tariff';

/** What the shop knows of a configurator, also of one that is not sold any more. The provider does not say of which family one is. */
export interface KnownConfigurator {
  configuratorId: ConfiguratorId;
  /** Absent where nobody has said: then it has no place to be taken over in. */
  location?: LocationCode;
  family: TariffFamily;
}

/**
 * What takes the place of a configurator that is not sold any more: of those in its location the one of its family, or
 * else the first. `undefined` for one that nobody has heard of, and where its location has none left.
 */
export function configuratorInstead<
  Candidate extends Pick<ServerConfigurator, 'location'> & { family?: TariffFamily | undefined },
>(
  gone: string,
  candidates: readonly Candidate[],
  known: readonly KnownConfigurator[],
): Candidate | undefined {
  const former = known.find(({ configuratorId }) => configuratorId === gone);
  const here = candidates.filter(({ location }) => location === former?.location);
  return here.find(({ family }) => family !== undefined && family === former?.family) ?? here[0];
}
