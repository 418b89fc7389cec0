import { expect, test } from 'vitest';
import { DATABASE_LIST, placesOf, typesSold } from '~/products/database/list';
import type { DatabaseOffer } from '~/products/product-offer';
import { offerOf } from '~/testing/sample-offer';
import { readView } from '../read-view';

const sold = (type: DatabaseOffer['type'], location: DatabaseOffer['location']): DatabaseOffer => ({
  ...offerOf({ location }),
  type,
});
const OFFERS = [sold('redis', 'ru-1'), sold('postgres', 'ru-1'), sold('postgres', 'nl-1')];
const read = (query: string, offers = OFFERS) => readView(new URLSearchParams(query), DATABASE_LIST, offers);

test('the first type that is sold and the first place are chosen at first', () => {
  expect(read('').view).toMatchObject({ tab: 'postgres', location: 'ru-1', period: 'P1Y' });
});

test('an address chooses type and place', () => {
  expect(read('type=redis&location=nl-1')).toMatchObject({
    view: { tab: 'redis', location: 'nl-1' },
    correction: {},
  });
});

test.each(['kafka', 'oracle'])(
  '%s, which is not sold, gives way to the first type, and leaves the address',
  (type) => {
    const { view, correction } = read(`type=${type}`);
    expect(view.tab).toBe('postgres');
    expect(correction).toEqual({ type: null });
  },
);

test('a location counts when its code is known, and leaves the address when it is not', () => {
  expect(read('location=ru-3')).toMatchObject({ view: { location: 'ru-3' }, correction: {} });
  expect(read('location=atlantis')).toMatchObject({
    view: { location: 'ru-1' },
    correction: { location: null },
  });
});

test('while nothing is sold there is no type to choose', () => {
  expect(read('type=redis', []).view.tab).toBeUndefined();
});

test('types stand in the order of their rule, and each knows where it is sold', () => {
  expect(typesSold(OFFERS)).toEqual(['postgres', 'redis']);
  expect(placesOf('postgres', OFFERS)).toEqual(['ru-1', 'nl-1']);
  expect(placesOf('redis', OFFERS)).toEqual(['ru-1']);
});
