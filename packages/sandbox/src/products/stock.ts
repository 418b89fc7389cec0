import type { RowsOf } from '../catalogue/parse-rows';
import type { Store } from '../store/open-database';
import { parseApps } from './app/catalogue';
import { balancerTable, parseBalancers } from './balancer/stock';
import { parseBuckets } from './bucket/catalogue';
import { bucketTable } from './bucket/table';
import { parseClusters } from './cluster/catalogue';
import { clusterTable } from './cluster/table';
import { parseDatabases } from './database/catalogue';
import { databaseTable } from './database/table';
import { parseDedicated } from './dedicated/catalogue';
import { dedicatedTable } from './dedicated/table';
import { parseServers } from './server/catalogue';
import { serverTable } from './server/table';

/** What there is to sell. Apart from what the products do (products.ts): the handlers are typed by it. */
export function parseProducts(rowsOf: RowsOf) {
  return {
    ...parseServers(rowsOf),
    ...parseDatabases(rowsOf),
    ...parseBuckets(rowsOf),
    ...parseBalancers(rowsOf),
    ...parseClusters(rowsOf),
    ...parseDedicated(rowsOf),
    ...parseApps(rowsOf),
  };
}

export type ProductCatalogue = ReturnType<typeof parseProducts>;

/** What has been sold. Makes the tables that are missing. */
export function openTables(store: Store) {
  return {
    servers: serverTable(store),
    databases: databaseTable(store),
    buckets: bucketTable(store),
    balancers: balancerTable(store),
    clusters: clusterTable(store),
    dedicatedServers: dedicatedTable(store),
  };
}

export type Tables = ReturnType<typeof openTables>;
