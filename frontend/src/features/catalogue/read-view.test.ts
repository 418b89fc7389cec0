import type { OsId, OsImage } from '@vitrina/ordering';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serverList } from '~/products/server/list';
import { sampleTariff } from '~/testing/sample-tariffs';
import { readView } from './read-view';

const IMAGES: OsImage[] = [{ osId: '95' as OsId, family: 'linux', caption: 'Debian 12' }];
const TARIFFS = [
  sampleTariff(2453),
  sampleTariff(2455),
  sampleTariff(2457),
  sampleTariff(2459),
  sampleTariff(2461),
  sampleTariff(4823, { location: 'ru-3', family: 'dedicated-cpu' }),
  sampleTariff(4795, { location: 'ru-3' }),
];
const LIST = serverList(IMAGES);

const read = (query: string | URLSearchParams) => readView(new URLSearchParams(query), LIST, TARIFFS);

test('an empty address shows the first tab of St. Petersburg as a list of prices for a year', () => {
  const { view, correction } = read('');
  expect(correction).toEqual({});
  expect(view).toMatchObject({
    location: 'ru-1',
    tab: 'premium',
    osId: undefined,
    period: 'P1Y',
    unit: 'month',
    layout: 'list',
    sort: 'price',
    isWhole: false,
    compared: [],
  });
});

test('everything that can be chosen is read back', () => {
  const query =
    'location=ru-1&tab=high-cpu&os=95&period=P3M&unit=day&view=1&sort=ram&show=all&min_cpu=2&min_ram=4&min_disk=50&max_price=1200&compare=2455,4823';
  const { view, correction } = read(query);
  expect(correction).toEqual({});
  expect(view).toEqual({
    location: 'ru-1',
    tab: 'high-cpu',
    osId: '95',
    period: 'P3M',
    hasIp: true,
    unit: 'day',
    layout: 'grid',
    sort: 'ram',
    isWhole: true,
    filters: { min_cpu: 2, min_ram: 4, min_disk: 50, max_price: 1200, disk: undefined },
    compared: ['2455', '4823'],
  });
});

test.each([
  ['location=moon', { location: null }],
  ['location=', { location: null }],
  ['tab=free', { tab: null }],
  // Moscow has one tab, though more is sold there (decision 0019).
  ['location=ru-3&tab=premium', { tab: null }],
  ['location=fr-1&tab=premium', { tab: null }],
  ['os=1', { os: null }],
  ['period=P2Y', { period: null }],
  ['unit=hour', { unit: null }],
  ['view=2', { view: null }],
  ['sort=name', { sort: null }],
  ['sort=price-desc', { sort: null }],
  ['show=some', { show: null }],
  [
    'min_cpu=-1&min_ram=0&min_disk=1e3&max_price=много',
    { min_cpu: null, min_ram: null, min_disk: null, max_price: null },
  ],
  ['compare=7,2453,2453,x,2455', { compare: '2453,2455' }],
  ['compare=7', { compare: null }],
  ['compare=2453,2455,2457,2459,2461', { compare: '2453,2455,2457,2459' }],
])('of ?%s only what means something is kept', (query, expected) => {
  expect(read(query).correction).toEqual(expected);
});

test('a corrected address needs no correction, whatever it was', () => {
  const { keys } = read('');
  const anyText = fc.oneof(
    fc.constantFrom(
      'ru-1',
      'ru-3',
      'fr-1',
      'premium',
      'P1M',
      'day',
      '1',
      '0',
      'core',
      'per-ram',
      'all',
      '2453,2455,1',
      '95',
    ),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), anyText), { maxLength: 8 }), (pairs) => {
      const query = new URLSearchParams(pairs);
      for (const key of keys) {
        const text = query.get(key);
        if (text !== null) query.set(key, text);
      }
      const first = read(query);
      for (const [key, text] of Object.entries(first.correction)) {
        if (text === null) query.delete(key);
        else query.set(key, text);
      }
      const second = read(query);
      expect(second.correction).toEqual({});
      expect(second.view).toEqual(first.view);
    }),
  );
});

test('the amounts of a custom server in the address are no filters', () => {
  expect(read('configurator_id=63&cpu=2&ram=4&disk=50&price=1200')).toMatchObject({
    view: read('').view,
    correction: {},
  });
});

test('a location that sells nothing ready-made stays chosen, without tabs', () => {
  expect(read('location=fr-1').view).toMatchObject({ location: 'fr-1', tab: undefined });
});

test('whoever writes the old words of an address is shown the same, and the address is put right', () => {
  const { view, correction } = read('min_cores=4&sort=per-core&tab=high-cpu');
  expect(correction).toEqual({ min_cores: null, min_cpu: '4', sort: 'core' });
  expect(view).toEqual(read('min_cpu=4&sort=core&tab=high-cpu').view);
});

test('what is named twice counts under its new name', () => {
  expect(read('min_cores=4&min_cpu=2')).toMatchObject({
    view: { filters: { min_cpu: 2 } },
    correction: { min_cores: null },
  });
});

test('an old name counts where the new one means nothing', () => {
  expect(read('min_cores=4&min_cpu=many')).toMatchObject({
    view: { filters: { min_cpu: 4 } },
    correction: { min_cores: null, min_cpu: '4' },
  });
});
