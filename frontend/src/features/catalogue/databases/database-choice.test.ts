import { expect, test } from 'vitest';
import type { DatabaseList, DatabaseOffer } from '~/products/product-offer';
import { offerOf } from '~/testing/sample-offer';
import { placesOf, readDatabaseChoice, typesSold } from './database-choice';

const sold = (type: DatabaseOffer['type'], location: DatabaseOffer['location']): DatabaseOffer => ({
  ...offerOf({ location }),
  type,
});
const list: DatabaseList = {
  ...{ kind: 'databases', periods: [], usualPeriod: 'P1Y' },
  offers: [sold('redis', 'ru-1'), sold('postgres', 'ru-1'), sold('postgres', 'nl-1')],
};
const read = (query: string, offers = list.offers) =>
  readDatabaseChoice(new URLSearchParams(query), { ...list, offers });

test('the first type that is sold and the first place are chosen at first', () => {
  expect(read('').choice).toMatchObject({ type: 'postgres', location: 'ru-1', period: 'P1Y' });
});

test('an address chooses type and place', () => {
  expect(read('type=redis&location=nl-1')).toMatchObject({
    choice: { type: 'redis', location: 'nl-1' },
    invalidKeys: [],
  });
});

test('a type that is not sold gives way to the first that is, and leaves the address', () => {
  expect(read('type=kafka')).toMatchObject({ choice: { type: 'postgres' }, invalidKeys: ['type'] });
  expect(read('type=oracle')).toMatchObject({ choice: { type: 'postgres' }, invalidKeys: ['type'] });
});

test('a location counts when its code is known, and leaves the address when it is not', () => {
  expect(read('location=ru-3')).toMatchObject({ choice: { location: 'ru-3' }, invalidKeys: [] });
  expect(read('location=atlantis')).toMatchObject({
    choice: { location: 'ru-1' },
    invalidKeys: ['location'],
  });
});

test('while nothing is sold there is no type to choose', () => {
  expect(read('type=redis', []).choice.type).toBeUndefined();
});

test('types stand in the order of the specification, and each knows where it is sold', () => {
  expect(typesSold(list.offers)).toEqual(['postgres', 'redis']);
  expect(placesOf('postgres', list.offers)).toEqual(['ru-1', 'nl-1']);
  expect(placesOf('redis', list.offers)).toEqual(['ru-1']);
});
