import type { CustomerCalls } from '../account/session';
import { type DatabaseType, isDatabaseType } from '../catalogue/databases';
import { DEFAULT_PAYMENT_PERIOD, type PaymentPeriod } from '../catalogue/payment-period';
import { type DatabasePresetId, parseId } from '../ids';
import type { RequestOf, ResponseOf } from '../provider/contract';
import { succeed } from '../result';
import type { IntentId } from './intent';
import { listPages } from './list-pages';
import type { OrderOutcome } from './order-outcome';
import { keptPassword } from './password';
import { type MadeResource, type PlaceOrderSettings, placeOrder } from './place-order';
import { type ConfirmPrice, objection } from './price-confirmation';
import { invalid, nothingChosen, type ReadOrder, readPeriod } from './read-query';

/** A managed database that a visitor has chosen. */
export interface DatabaseOrder {
  product: 'dbaas';
  presetId: DatabasePresetId;
  type: DatabaseType;
  period: PaymentPeriod;
}

/** The order of a preset, for a year unless said otherwise. */
export function databaseOrder(
  presetId: DatabasePresetId,
  type: DatabaseType,
  period: PaymentPeriod = DEFAULT_PAYMENT_PERIOD,
): DatabaseOrder {
  return { product: 'dbaas', presetId, type, period };
}

/** The query of the database flow (specification 000, section 2). */
export function toDatabaseQuery({ presetId, type, period }: DatabaseOrder): URLSearchParams {
  return new URLSearchParams({ db_service_id: String(presetId), db_type: type, period });
}

/** Reads the query of the database flow. */
export function fromDatabaseQuery(query: URLSearchParams): ReadOrder<DatabaseOrder> {
  if (!query.has('db_service_id')) return nothingChosen();
  const presetId = parseId<DatabasePresetId>(query.get('db_service_id'));
  if (!presetId) return invalid('db_service_id');
  const type = query.get('db_type');
  if (!isDatabaseType(type)) return invalid('db_type');
  const period = readPeriod(query);
  return period ? succeed(databaseOrder(presetId, type, period)) : invalid('period');
}

/** The body of the database order (specification 000, section 3). */
export function toDatabaseRequest(
  { type, presetId }: DatabaseOrder,
  name: string,
  password: string,
): RequestOf<'createDatabase'> {
  return { name, type, admin: { password }, preset_id: presetId };
}

/** Orders a database in the customer's name, at most once for an intent. Every try of the intent has one password. */
export function orderDatabase(
  settings: PlaceOrderSettings,
  customer: CustomerCalls,
  intent: IntentId,
  order: DatabaseOrder,
  confirm: ConfirmPrice,
): Promise<OrderOutcome> {
  return placeOrder(settings, intent, {
    kind: 'database',
    list: () =>
      listPages(async (page) => {
        const answer = await customer.call('listDatabases', page);
        if (!answer.ok) return answer;
        const { dbs, meta } = answer.value.body;
        return succeed({ rows: dbs.map(toMade), total: meta.total });
      }),
    objection: () => objection(confirm),
    create: async (name) => {
      const password = await keptPassword(settings.intents, intent);
      const answer = await customer.call('createDatabase', toDatabaseRequest(order, name, password));
      return answer.ok ? succeed(toMade(answer.value.body.db)) : answer;
    },
  });
}

function toMade({ id, name, created_at }: ResponseOf<'createDatabase'>['db']): MadeResource {
  return { id, name, createdAt: new Date(created_at) };
}
