import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ServerView, serverAmounts, serverList } from '~/products/server/list';
import { SAMPLE_RULES, sampleTariff } from '~/testing/sample-tariffs';
import { fits } from './filters';
import { groupsOf, previewSize, showList } from './show-list';
import { type TariffOffer, toOffers } from './tariff-offers';

describe('how many tariffs are shown at first (rule R40)', () => {
  test.each([
    ['list', false, [0, 1, 4, 5, 6, 7, 20], [0, 1, 4, 5, 6, 4, 4]],
    ['list', true, [0, 1, 4, 5, 6, 7, 20], [0, 1, 4, 5, 6, 4, 4]],
    ['grid', false, [0, 1, 3, 4, 6, 7, 20], [0, 1, 3, 4, 6, 3, 3]],
    ['grid', true, [0, 1, 2, 3, 6, 7, 20], [0, 1, 2, 2, 2, 2, 2]],
  ] as const)('%s, compact: %s', (layout, isCompact, totals, expected) => {
    expect(totals.map((total) => previewSize(total, layout, isCompact))).toEqual(expected);
  });
});

describe('the tariffs that are shown', () => {
  test('are all that fit and only those, whatever is asked, and never of another location', () => {
    fc.assert(
      fc.property(anyOffers, anyView, (offers, view) => {
        const rows = shown(offers, view);
        const expected = offers.filter(
          (offer) => offer.location === view.location && fits(offer, serverAmounts(offer), view.filters),
        );
        expect(idsOf(rows).sort()).toEqual(idsOf(expected).sort());
      }),
    );
  });

  test('without filters are those of the tab', () => {
    fc.assert(
      fc.property(anyOffers, anyView, (offers, view) => {
        for (const { family } of shown(offers, { ...view, filters: {} })) expect(family).toBe(view.tab);
      }),
    );
  });

  test('never cost less a unit than the one before, and equal ones keep their order', () => {
    fc.assert(
      fc.property(anyOffers, anyView, (offers, view) => {
        const rows = shown(offers, view);
        const units = { price: () => 1, core: cpuOf, ram: ramOf, disk: diskOf }[view.sort];
        rows.slice(1).forEach((offer, before) => {
          const previous = rows[before];
          if (!previous) throw new Error('a list has a tariff before each but the first');
          // By whole numbers: no quotient, no rounding.
          const [less, more] = [previous.monthly * units(offer), offer.monthly * units(previous)];
          expect(less).toBeLessThanOrEqual(more);
          if (less === more) expect(offers.indexOf(previous)).toBeLessThan(offers.indexOf(offer));
        });
      }),
    );
  });
});

test('the parts of a list keep their order, whatever comes first in each, and an empty one is left out', () => {
  const rows = [
    { group: 'b', place: 1 },
    { group: 'a', place: 2 },
    { group: 'c', place: 3 },
    { group: 'b', place: 4 },
  ].map((row) => ({ ...row, location: 'ru-1' as const, isSoldOut: false }));
  const list = { groupBy: ({ group }: (typeof rows)[number]) => group };
  const [one, two, , four] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];
  expect(groupsOf([two, four, one], list, rows)).toEqual([
    { name: 'b', offers: [four, one] },
    { name: 'a', offers: [two] },
  ]);
});

const LIST = serverList([]);

type View = Pick<ServerView, 'location' | 'tab' | 'sort' | 'filters'>;

function shown(offers: readonly TariffOffer[], view: View): TariffOffer[] {
  return showList(offers, view, LIST).groups.flatMap((group) => group.offers);
}

const [cpuOf, ramOf, diskOf] = [
  ({ cpu }: TariffOffer) => cpu,
  ({ ramMb }: TariffOffer) => ramMb,
  ({ diskMb }: TariffOffer) => diskMb,
];

const anyOffers = fc
  .array(
    fc.record({
      location: fc.constantFrom('ru-1', 'ru-3'),
      family: fc.constantFrom('premium', 'high-cpu', 'dedicated-cpu'),
      price: fc.integer({ min: 1, max: 4 }).map((step) => step * 500),
      cpu: fc.integer({ min: 1, max: 4 }),
      ramGb: fc.constantFrom(1, 2, 4, 8),
      diskGb: fc.constantFrom(15, 30, 60),
      isSoldOut: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((tariffs) =>
    toOffers(
      tariffs.map((tariff, place) => sampleTariff(place + 1, tariff)),
      SAMPLE_RULES,
    ),
  );

const anyView = fc.record({
  location: fc.constantFrom('ru-1', 'ru-3'),
  tab: fc.constantFrom('premium', 'high-cpu'),
  sort: fc.constantFrom('price', 'core', 'ram', 'disk'),
  filters: fc.record({
    min_cpu: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    min_ram: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    min_disk: fc.option(fc.integer({ min: 1, max: 70 }), { nil: undefined }),
    max_price: fc.integer({ min: 300, max: 2500 }),
  }),
});

function idsOf(offers: readonly TariffOffer[]): string[] {
  return offers.map(({ presetId }) => presetId);
}
