import type { PanelPath } from '../../account/panel';
import { DEFAULT_PAYMENT_PERIOD, type PaymentPeriod } from '../../catalogue/payment-period';
import { parseId } from '../../ids';
import { invalid, nothingChosen, type ReadOrder, readPeriod } from '../../orders/read-query';
import { succeed } from '../../result';
import type { Flow } from '../flow';
import type { DatabasePresetId } from './tariff';
import { type DatabaseType, isDatabaseType } from './tariff';

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

/** The query of the database flow (rule R7). */
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

/** The flow of databases. */
export const DATABASE_FLOW: Flow<DatabaseOrder> = {
  auth: 'registrationDbaas',
  keys: ['db_service_id', 'db_type', 'period', 'intent'],
  write: toDatabaseQuery,
  section: '/database' as PanelPath,
  fulfilment: { kind: 'resource', claim: 'database', page: (id) => `/database/${id}` as PanelPath },
};
