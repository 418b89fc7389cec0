import { besideServers, findServers } from './find-servers';
import { toQuery } from './query';
import { type Found, searchEverything } from './search-everything';
import type { SearchGroup } from './search-index';
import { readWanted, type Wanted } from './wanted';

/** What an address of the search asks for, and what is found. */
export interface Findings extends Omit<Found, 'groups'> {
  query: string;
  wanted: Wanted;
  groups: SearchGroup[];
  servers: Awaited<ReturnType<typeof findServers>>;
}

export async function findEverything(address: URLSearchParams): Promise<Findings> {
  const [query, wanted] = [toQuery(address.get('q')), readWanted(address)];
  const [{ groups, ...found }, servers] = await Promise.all([
    searchEverything(query, wanted),
    findServers(query),
  ]);
  return { ...found, query, wanted, servers, groups: besideServers(groups, servers) };
}
