import { ProviderOutage } from '@vitrina/ordering';
import { taxonomy } from '~/copy/taxonomy';
import type { PriceBasis } from '~/price-basis/price-basis';
import { matchServers, type ServerMatch } from './match-servers';
import { readRequirements } from './read-requirements';
import type { SearchGroup } from './search-index';
import { commerceIfKnown, getServerOffers } from './search-sources';

/** What the words of a query find, without the tariffs that have them by chance when it describes a server. */
export function besideServers(
  groups: readonly SearchGroup[],
  servers: readonly ServerMatch[],
): SearchGroup[] {
  return groups.filter(({ kind }) => kind !== 'tariff' || servers.length === 0);
}

/** The servers that a query describes, the list of them first; none where it describes none or the provider is away. */
export async function findServers(query: string, basis?: PriceBasis): Promise<ServerMatch[]> {
  // What places are called comes with the settings of selling; a process that has read them does not wait for them.
  if (taxonomy().locations.length === 0) await commerceIfKnown();
  const requirements = readRequirements(query);
  if (!requirements) return [];
  try {
    return matchServers(requirements, await getServerOffers(), basis);
  } catch (error) {
    // Who sells nothing just now is told so by the search itself.
    if (!(error instanceof ProviderOutage)) throw error;
    return [];
  }
}
