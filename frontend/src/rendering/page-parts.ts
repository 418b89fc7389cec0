import type { LiveCatalogue } from '@vitrina/ordering';
import { paths } from '~/urls/paths';

type Part = keyof LiveCatalogue;

const SERVERS: readonly Part[] = ['serverTariffs', 'serverConfigurators'];

const PARTS: ReadonlyMap<string, readonly Part[]> = new Map([
  [paths.cloudServers, [...SERVERS, 'osImages']],
  [paths.service('databases'), ['databaseTariffs']],
  [paths.service('s3'), ['storageTariffs', 'storageConfigurators']],
  [paths.service('load-balancers'), ['balancerTariffs']],
  // Its cards sell cloud servers with cores of their own.
  [paths.service('dedicated-servers'), ['dedicatedTariffs', 'dedicatedConfigurator', 'serverTariffs']],
  [paths.service('apps'), ['appTariffs', 'appFrameworks']],
  [paths.service('kubernetes'), ['nodeTariffs', 'clusterVersions']],
  [paths.service('ai-servers'), ['serverTariffs', 'databaseTariffs', 'storageTariffs', 'balancerTariffs']],
]);

/** What a page sells must be in the catalogue before it is made again. Other pages of the CMS sell servers and databases. */
export function partsOf(page: string): readonly Part[] {
  return PARTS.get(page) ?? [...SERVERS, 'databaseTariffs'];
}
