import { type LocationCode, roubles } from '@vitrina/ordering';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUCKET_LIST } from '~/products/bucket/list';
import { DEDICATED_LIST } from '~/products/dedicated/list';
import { inPeriod, type ProductOffer } from '~/products/product-offer';
import { offerOf } from '~/testing/sample-offer';
import { readView } from '../read-view';
import { showList } from '../show-list';

const OFFERS = [offerOf({ amounts: { cpu: 4 } })];
const read = (query: string | URLSearchParams, list = DEDICATED_LIST) =>
  readView(new URLSearchParams(query), list, OFFERS);

test('an address that says nothing shows everything, everywhere, the cheapest first, at the usual period', () => {
  const { view, correction } = read('');
  expect(correction).toEqual({});
  expect(view).toMatchObject({
    ...{ location: undefined, tab: undefined, period: 'P1M', sort: 'price', isWhole: false },
    filters: { min_cpu: undefined, min_ram: undefined, disk: undefined, max_price: undefined },
  });
});

test('the period that is chosen for all prices of the site counts where the address says none', () => {
  const basis = { period: 'P6M', hasIp: true } as const;
  expect(readView(new URLSearchParams(), DEDICATED_LIST, OFFERS, basis).view.period).toBe('P6M');
  expect(readView(new URLSearchParams('period=P3M'), DEDICATED_LIST, OFFERS, basis).view.period).toBe('P3M');
});

test('an address restores what was chosen', () => {
  const query = 'location=ru-3&period=P6M&sort=core&show=all&min_cpu=16&disk=nvme&max_price=40000';
  const { view, correction } = read(query);
  expect(correction).toEqual({});
  expect(view).toMatchObject({
    ...{ location: 'ru-3', period: 'P6M', sort: 'core', isWhole: true },
    filters: { min_cpu: 16, min_ram: undefined, disk: 'nvme', max_price: 40_000 },
  });
});

test.each([
  ['location=moon', ['location']],
  ['period=P9M', ['period']],
  // Nothing here is known to have memory.
  ['sort=ram', ['sort']],
  ['show=none', ['show']],
  ['min_cpu=7&max_price=free', ['min_cpu', 'max_price']],
  ['min_cores=7&disks=tape', ['min_cores', 'disks']],
  ['location=&sort=', ['location', 'sort']],
])('%s makes no sense here', (query, keys) => {
  const { view, correction } = read(query);
  expect(correction).toEqual(Object.fromEntries(keys.map((key) => [key, null])));
  expect(view).toEqual(read('').view);
});

test.each([
  ['min_cores=16', 'min_cpu=16', { min_cores: null, min_cpu: '16' }],
  ['disks=nvme', 'disk=nvme', { disks: null, disk: 'nvme' }],
  ['sort=per-core', 'sort=core', { sort: 'core' }],
])('the old address ?%s shows what ?%s shows, and becomes it', (old, now, correction) => {
  expect(read(old)).toMatchObject({ view: read(now).view, correction });
  expect(read(now).correction).toEqual({});
});

test('what a list does not ask for is left to the others in the address', () => {
  const query = 'disk=130&disks=ssd&min_cpu=8&tab=premium&os=95&compare=1&type=config&price=1';
  expect(read(query, BUCKET_LIST).correction).toEqual({});
  expect(read('disk=130', BUCKET_LIST).view).toEqual(read('', BUCKET_LIST).view);
});

test('a size under the key of a type of disks is left to the order in the same address', () => {
  expect(read('disk=130', DEDICATED_LIST)).toMatchObject({
    view: { filters: { disk: undefined } },
    correction: {},
  });
  expect(read('disk=ssd', DEDICATED_LIST).view.filters.disk).toBe('ssd');
});

test('no address is too strange to be read, and corrected it means the same', () => {
  const keys = fc.constantFrom(...read('').keys);
  const known = ['ru-1', 'nl-1', 'P1Y', 'all', 'price', 'core', 'per-core', 'per-ram', '16', 'ssd'];
  const values = fc.oneof(fc.string(), fc.constantFrom(...known));
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, values), { maxLength: 8 }), (pairs) => {
      const query = new URLSearchParams(pairs);
      const { view, correction } = read(query);
      for (const [key, text] of Object.entries(correction)) {
        if (text === null) query.delete(key);
        else query.set(key, text);
      }
      expect(read(query)).toMatchObject({ view, correction: {} });
    }),
  );
});

describe('filters', () => {
  const shows = (offer: ProductOffer, query: string) => {
    const { view } = read(query);
    return showList(inPeriod([offer], view.period), view, DEDICATED_LIST).total === 1;
  };
  const machine = offerOf({
    price: roubles(20_000),
    amounts: { cpu: 16, ramGb: 128, diskGb: 960, diskTypes: ['ssd', 'hdd'] },
  });

  test.each([
    ['min_cpu=16', true],
    ['min_cpu=32', false],
    ['min_ram=128', true],
    ['min_ram=256', false],
    ['disk=hdd', true],
    ['disk=nvme', false],
    ['max_price=20000', true],
    ['max_price=10000', false],
  ])('%s of a machine with 16 cores, 128 GB, SSD and HDD for 20 000 ₽: %s', (query, isEnough) => {
    expect(shows(machine, query)).toBe(isEnough);
  });

  test('the price that counts is that of the chosen period', () => {
    const dear = offerOf({ price: roubles(22_000) });
    expect(shows(dear, 'max_price=20000')).toBe(false);
    expect(shows(dear, 'max_price=20000&period=P1Y')).toBe(true);
  });

  test('what is not known of an offer is not promised', () => {
    for (const query of ['min_cpu=8', 'min_ram=32', 'disk=ssd'])
      expect(shows(offerOf({}), query)).toBe(false);
  });
});

test('a list of all places together can be looked at in one of them', () => {
  const offers = inPeriod([offerOf({ location: 'ru-1' }), offerOf({ location: 'fr-1' })], 'P1M');
  const placesShown = (query: string): LocationCode[] =>
    showList(offers, read(query).view, DEDICATED_LIST).groups.flatMap((group) =>
      group.offers.map(({ location }) => location),
    );
  expect(placesShown('')).toEqual(['ru-1', 'fr-1']);
  expect(placesShown('location=fr-1')).toEqual(['fr-1']);
  expect(placesShown('location=kz-1')).toEqual([]);
});
