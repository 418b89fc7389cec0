import {
  type Catalogue,
  type DatabaseOrder,
  type DatabasePresetId,
  type DatabaseTariff,
  isLocationCode,
  type LocationCode,
  type MadeResource,
  type Resources,
  roubles,
  succeed,
} from '@vitrina/ordering';
import { listPages } from '@vitrina/provider-http';
import type { RequestOf, ResponseOf } from '../contract';
import type { CustomerCalls } from '../customer-calls';
import type { ProviderHttp } from '../http';
import { idOf, wireId } from '../ids';
import { byPrice, readCatalogue } from '../read-catalogue';
import { databaseAddress } from './database-address';

/** The databases' part of the catalogue: of all types. */
export function databaseCatalogue(http: ProviderHttp) {
  return {
    databaseTariffs: async () =>
      byPrice((await readCatalogue(http, 'listDatabasePresets')).databases_presets.flatMap(toTariff)),
  } satisfies Partial<Catalogue>;
}

/** The databases of a customer. */
export function databases(customer: CustomerCalls): Resources<DatabaseOrder> {
  return {
    list: () =>
      listPages(async (page) => {
        const answer = await customer.call('listDatabases', page);
        if (!answer.ok) return answer;
        return succeed({ rows: answer.value.dbs.map(toMade), total: answer.value.meta.total });
      }),
    create: async ({ order, name, secret }) => {
      const answer = await customer.call('createDatabase', toDatabaseRequest(order, name, await secret()));
      return answer.ok ? succeed(toMade(answer.value.db)) : answer;
    },
  };
}

/** The body of the database order (rule R83). */
export function toDatabaseRequest(
  { type, presetId }: DatabaseOrder,
  name: string,
  password: string,
): RequestOf<'createDatabase'> {
  return { name, type, admin: { password }, preset_id: wireId(presetId) };
}

function toMade(database: ResponseOf<'getDatabase'>['db']): MadeResource {
  const { id, name, created_at, port } = database;
  return {
    ...{ id: String(id), name, createdAt: new Date(created_at) },
    ...{ address: databaseAddress(database), port: port ?? undefined },
  };
}

function toTariff(wire: ResponseOf<'listDatabasePresets'>['databases_presets'][number]): DatabaseTariff[] {
  if (!isLocationCode(wire.location)) return [];
  const { type, location, cpu, ram, disk } = wire;
  return [
    {
      ...{ presetId: idOf<DatabasePresetId>(wire.id), type, location, cpu },
      title: wire.description_short,
      cpuFrequency: databaseClock(location),
      ramMb: ram,
      diskMb: disk,
      price: roubles(wire.price),
      isSoldOut: wire.is_available === false,
    },
  ];
}

/** GHz, whatever the price list says (rule R45): 3.0 where the site's location key is `eu`, which is Poland. */
export function databaseClock(location: LocationCode): number {
  return location === 'pl-1' ? 3 : 3.3;
}
