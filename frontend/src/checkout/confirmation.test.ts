import { PANEL_HOME, type ProductOutcome, roubles } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { type Confirmation, confirmationOf, readConfirmation, writeConfirmation } from './confirmation';

type Placed = Extract<ProductOutcome, { status: 'placed' }>;

const AT = new Date('2026-11-23T12:00:00Z');
const CREATED = { status: 'created', id: '12', name: 'тихая-цапля', adopted: false } as const;

test('what an address confirms is what was written into it', () => {
  const confirmation: Confirmation = {
    ...{ monthly: roubles(1062), orderedAt: AT, siteTransfer: 'old.example' },
    parts: [
      { status: 'made', id: '12' },
      { status: 'made', id: 'x' },
      { status: 'made', id: 's-1.eu' },
      { status: 'failed' },
      { status: 'unconfirmed' },
    ],
  };
  expect(readConfirmation(writeConfirmation(confirmation))).toEqual(confirmation);
});

test('of a provider with numbers the address is as it always was', () => {
  const confirmation = readConfirmation(new URLSearchParams('agreed=106200&at=1795435200&made=12.x.13.u'));
  expect(confirmation?.parts).toEqual([
    { status: 'made', id: '12' },
    { status: 'failed' },
    { status: 'made', id: '13' },
    { status: 'unconfirmed' },
  ]);
  expect(confirmation && writeConfirmation(confirmation).get('made')).toBe('12.x.13.u');
});

test('a single resource is the one part of its order, a bundle has one for each', () => {
  const single: Placed = { status: 'placed', page: PANEL_HOME, outcome: CREATED, parts: [] };
  expect(confirmationOf(single, roubles(1), AT, undefined).parts).toEqual([{ status: 'made', id: '12' }]);
  const bundle = {
    ...{ status: 'placed', page: PANEL_HOME, outcome: undefined },
    parts: [
      { outcome: CREATED },
      { outcome: { status: 'refused', reason: { kind: 'not-sold' } } },
      { outcome: { status: 'unconfirmed' } },
    ],
  } as unknown as Placed;
  expect(confirmationOf(bundle, roubles(1), AT, undefined).parts).toEqual([
    { status: 'made', id: '12' },
    { status: 'failed' },
    { status: 'unconfirmed' },
  ]);
});

test.each([
  'at=1795435200&made=12',
  'agreed=106200&made=12',
  'agreed=106200&at=soon&made=12',
  'agreed=106200&at=1795435200',
  'agreed=106200&at=1795435200&made=abc',
  'agreed=106200&at=1795435200&made=-..',
  'agreed=106200&at=1795435200&made=12.y',
  `agreed=106200&at=1795435200&made=${Array(81).fill('1').join('.')}`,
])('%s confirms nothing', (query) => {
  expect(readConfirmation(new URLSearchParams(query))).toBeUndefined();
});
