import {
  type CustomerSession,
  type IntentId,
  PANEL_HOME,
  type ProductOutcome,
  roubles,
} from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { factDigest } from '~/funnel/fact-digest';
import type { ConfirmedOrder } from './confirmed-order';
import { isMade, orderEvents } from './order-events';

type Placed = Extract<ProductOutcome, { status: 'placed' }>;

const INTENT = '01937b1c-0000-7000-8000-000000000001' as IntentId;
const CREATED = { status: 'created', id: '12', name: 'тихая-цапля', adopted: false } as const;
const MADE: Placed = { status: 'placed', page: PANEL_HOME, outcome: CREATED, parts: [] };
const APP: Placed = { ...MADE, outcome: undefined };

const customer = (id: string) => ({ user: { id } }) as CustomerSession;
const confirmed = {
  ...{ order: { product: 'vds', period: 'P1M' }, intent: INTENT },
  confirmedPrice: { monthly: roubles(100) },
} as unknown as ConfirmedOrder;

test('an app is made in the panel, so nothing is told of it, and neither of a bundle of which nothing is made', () => {
  const unmade = { ...APP, parts: [{ outcome: { status: 'unconfirmed' } }] } as unknown as Placed;
  for (const placed of [APP, unmade]) {
    expect(isMade(placed)).toBe(false);
    expect(orderEvents(customer('7'), confirmed, placed)).toEqual([]);
  }
  const half = { ...APP, parts: [...unmade.parts, { outcome: CREATED }] } as unknown as Placed;
  expect([MADE, half].map(isMade)).toEqual([true, true]);
});

test('counters of others never hear the intent, and know an order again all the same', () => {
  const idOf = (id: string) =>
    orderEvents(customer(id), confirmed, MADE).map((event) => Reflect.get(event, 'id'));
  expect(JSON.stringify(orderEvents(customer('7'), confirmed, MADE))).not.toContain(INTENT);
  expect(idOf('7')).toEqual([factDigest(INTENT, '7')]);
  expect(idOf('7')).toEqual(idOf('7'));
  expect(idOf('8')).not.toEqual(idOf('7'));
});
