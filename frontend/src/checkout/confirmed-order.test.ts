import type { DatabasePresetId } from '@vitrina/ordering';
import { databaseOrder, newIntentId, parseId, paymentOf, roubles } from '@vitrina/ordering';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '~/runtime/log';
import { stubEnv } from '~/testing/stub-env';
import { readConfirmedOrder, writeConfirmedOrder } from './confirmed-order';

beforeEach(stubEnv);
afterEach(() => vi.unstubAllEnvs());

const intent = newIntentId();
const order = databaseOrder(parseId<DatabasePresetId>(1217) as DatabasePresetId, 'postgres', 'P3M');

test('an order comes back from the fields of its form, with its price and its intent', () => {
  expect(readConfirmedOrder(formOf({}))).toStrictEqual({
    ...{ order, intent, confirmedPrice: paymentOf(roubles(790), 'P3M'), shownPeriod: 'P3M' },
    isChanged: false,
  });
});

test('what the form says last is ordered, at the price and for the period that were shown', () => {
  expect(readConfirmedOrder(formOf({ 'option.period': 'P1M' }))).toStrictEqual({
    order: { ...order, period: 'P1M' },
    ...{ intent, confirmedPrice: { monthly: roubles(790), due: roubles(2370) }, shownPeriod: 'P3M' },
    isChanged: true,
  });
});

test.each([
  { intent: 'mine' },
  { 'option.period': 'P2W' },
  { agreed: 'cheap' },
  { agreed: '' },
  { product: 'account' },
  { product: 'moon' },
  { order: 'db_service_id=-1&db_type=mysql' },
])('a form with %o confirms no price', (change) => {
  expect(readConfirmedOrder(formOf(change))).toBeUndefined();
});

test('what the provider does not sell is confirmed by no form', async () => {
  vi.resetModules();
  vi.stubEnv('PROVIDER_ADAPTER', 'plans');
  const atPlans = await import('./confirmed-order');
  expect(atPlans.readConfirmedOrder(formOf({}))).toBeUndefined();
});

// Rule R16.
test('a list that cannot be read is logged by its key and counts as empty', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const query = 'location=ru-1&version=v1.36.2&preset=403&worker_nodes={secret';
  const read = readConfirmedOrder(formOf({ product: 'k8s', order: query }));
  expect(read?.order).toMatchObject({ product: 'k8s', workerGroups: [] });
  expect(warn).toHaveBeenCalledWith({ key: 'worker_nodes' }, expect.any(String));
});

function formOf(change: Record<string, string>): FormData {
  const form = new FormData();
  const fields = { ...writeConfirmedOrder(order), intent, agreed: String(roubles(790)), ...change };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
