import { roubles } from '@vitrina/ordering';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceList } from '~/products/product-offer';
import { offerOf } from '~/testing/sample-offer';
import { FILTER_CHOICES, meets, readFilters } from './filters';
import { readListChoice } from './list-choice';
import { preview } from './preview';

const list: PriceList = {
  ...{ kind: 'lines', periods: [], usualPeriod: 'P1M', isFilterable: true },
  groups: [{ title: undefined, offers: [offerOf({ amounts: { cores: 4 } })] }],
};
const read = (query: string) => readListChoice(new URLSearchParams(query), list);

test('an address that says nothing shows everything, everywhere, the cheapest first, at the usual period', () => {
  expect(read('')).toEqual({
    invalidKeys: [],
    choice: {
      ...{ location: undefined, period: 'P1M', sort: 'price', isWhole: false },
      filters: { cores: undefined, ramGb: undefined, diskType: undefined, maxPrice: undefined },
    },
  });
});

test('an address restores what was chosen', () => {
  const query = 'location=ru-3&period=P6M&sort=per-core&show=all&min_cores=16&disks=nvme&max_price=40000';
  expect(read(query)).toEqual({
    invalidKeys: [],
    choice: {
      ...{ location: 'ru-3', period: 'P6M', sort: 'per-core', isWhole: true },
      filters: { cores: 16, ramGb: undefined, diskType: 'nvme', maxPrice: 40_000 },
    },
  });
});

test.each([
  ['location=moon', ['location']],
  ['period=P9M', ['period']],
  ['sort=per-ram', ['sort']],
  ['show=none', ['show']],
  ['min_cores=7&max_price=free', ['min_cores', 'max_price']],
  ['location=&sort=', ['location', 'sort']],
])('%s makes no sense here', (query, invalidKeys) => {
  expect(read(query)).toEqual({ invalidKeys, choice: read('').choice });
});

test('no address is too strange to be read, and without its invalid keys it means the same', () => {
  const keys = fc.constantFrom(
    'location',
    'period',
    'sort',
    'show',
    'min_cores',
    'min_ram',
    'disks',
    'max_price',
  );
  const values = fc.oneof(fc.string(), fc.constantFrom('ru-1', 'nl-1', 'P1Y', 'all', 'price', '16', 'ssd'));
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, values), { maxLength: 8 }), (pairs) => {
      const query = new URLSearchParams(pairs);
      const { choice, invalidKeys } = readListChoice(query, list);
      for (const key of invalidKeys) query.delete(key);
      expect(readListChoice(query, list)).toEqual({ choice, invalidKeys: [] });
    }),
  );
});

describe('filters', () => {
  const machine = offerOf({
    price: roubles(20_000),
    amounts: { cores: 16, ramGb: 128, diskGb: 960 },
    diskTypes: ['ssd', 'hdd'],
  });

  test.each([
    ['min_cores=16', true],
    ['min_cores=32', false],
    ['min_ram=128', true],
    ['min_ram=256', false],
    ['disks=hdd', true],
    ['disks=nvme', false],
    ['max_price=20000', true],
    ['max_price=10000', false],
  ])('%s of a machine with 16 cores, 128 GB, SSD and HDD for 20 000 ₽: %s', (query, isEnough) => {
    expect(meets(machine, readFilters(new URLSearchParams(query)), 'P1M')).toBe(isEnough);
  });

  test('the price that counts is that of the chosen period', () => {
    const dear = offerOf({ price: roubles(22_000) });
    const filters = readFilters(new URLSearchParams('max_price=20000'));
    expect(meets(dear, filters, 'P1M')).toBe(false);
    expect(meets(dear, filters, 'P1Y')).toBe(true);
  });

  test('what is not known of an offer is not promised', () => {
    const unknown = offerOf({});
    for (const cores of FILTER_CHOICES.min_cores)
      expect(meets(unknown, readFilters(new URLSearchParams({ min_cores: cores })), 'P1M')).toBe(false);
  });
});

test.each([
  [6, false, 6],
  [7, false, 4],
  [37, false, 4],
  [37, true, 37],
  [0, false, 0],
])('of %i rows, asked for the whole: %s, %i are shown', (count, isWhole, shown) => {
  expect(preview(Array.from({ length: count }), isWhole)).toHaveLength(shown);
});
