import type { ResponseOf } from '@vitrina/provider-api/contract';
import { envelope } from '../../provider/envelope';
import { forCustomer, type Handler } from '../../provider/handler';
import { installProgress } from '../../provider/install-progress';
import type { Provider } from '../../provider/provider';
import { publicIp } from '../../provider/public-ip';
import { answer, refuse } from '../../provider/reply';
import { pageOf } from '../../store/resource-table';
import { planDatabase } from './plan';
import type { DatabaseRow } from './table';

export const listDatabasePresets: Handler<'listDatabasePresets'> = (
  { responseId },
  { catalogue: { databasePresets } },
) => answer({ ...envelope(responseId, databasePresets), databases_presets: databasePresets });

/** `GET api/v1/databases`: a page of the customer's own, newest first. */
export const listDatabases = forCustomer<'listDatabases'>(({ request, responseId }, customer, provider) => {
  const rows = provider.tables.databases.list(customer.id);
  const dbs = pageOf(rows, request).map((row) => databaseDocument(row, provider));
  return answer({ response_id: responseId, meta: { total: rows.length }, dbs });
});

/** `GET api/v1/databases/{id}`: 404 for another customer's, as for one that never was. */
export const getDatabase = forCustomer<'getDatabase'>(({ params, responseId }, customer, provider) => {
  const row = provider.tables.databases.find(customer.id, params.id ?? '');
  if (!row) return refuse(404, 'not_found', `Database ${params.id} does not exist`);
  return answer({ response_id: responseId, db: databaseDocument(row, provider) });
});

/** `POST api/v1/databases`: two equal calls make two databases. */
export const createDatabase = forCustomer<'createDatabase'>(({ request, responseId }, customer, provider) => {
  const plan = planDatabase(request, provider.catalogue);
  if ('kind' in plan) return plan;
  const row = provider.tables.databases.add(customer.id, request.name, plan, provider.now());
  return answer({ response_id: responseId, db: databaseDocument(row, provider) });
});

const PORTS: Record<string, number> = {
  mysql: 3306,
  postgres: 5432,
  redis: 6379,
  mongodb: 27_017,
  clickhouse: 9000,
  opensearch: 9200,
  kafka: 9092,
  rabbitmq: 5672,
};

function databaseDocument(
  row: DatabaseRow,
  { now, installSeconds }: Provider,
): ResponseOf<'getDatabase'>['db'] {
  const { id, name, created_at, location, type, preset_id, cpu, ram, disk } = row;
  return {
    ...{ id, name, created_at, location, type, preset_id, cpu, ram },
    status: installProgress(created_at, now(), installSeconds) < 1 ? 'starting' : 'started',
    disk: { size: disk, used: 0 },
    port: PORTS[type] ?? null,
    networks: [{ type: 'public', ips: [{ type: 'ipv4', ip: publicIp(id) }] }],
    domains: [],
  };
}
