import { inRoubles } from '@vitrina/ordering';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_RULES, sampleTariff } from '~/testing/sample-tariffs';
import { type TariffOffer, toOffers } from '../tariff-offers';
import { fits } from './filters';
import { mostPopular, previewSize, shownTariffs, showsConfigurator, unitPrice } from './shown-tariffs';

describe('how many tariffs are shown at first (specification 001, section 4)', () => {
  test.each([
    ['list', false, [0, 1, 4, 5, 6, 7, 20], [0, 1, 4, 5, 6, 4, 4]],
    ['list', true, [0, 1, 4, 5, 6, 7, 20], [0, 1, 4, 5, 6, 4, 4]],
    ['grid', false, [0, 1, 3, 4, 6, 7, 20], [0, 1, 3, 4, 6, 3, 3]],
    ['grid', true, [0, 1, 2, 3, 6, 7, 20], [0, 1, 2, 2, 2, 2, 2]],
  ] as const)('%s, compact: %s', (layout, isCompact, totals, expected) => {
    expect(totals.map((total) => previewSize(total, layout, isCompact))).toEqual(expected);
  });

  test('a configurator waits for the whole list, and for nothing where there is none', () => {
    expect(showsConfigurator(7, 4)).toBe(false);
    expect(showsConfigurator(7, 7)).toBe(true);
    expect(showsConfigurator(0, 0)).toBe(true);
  });
});

describe('the tariffs that are shown', () => {
  test('are all that fit and only those, whatever is asked, and never of another location', () => {
    fc.assert(
      fc.property(anyOffers, anyView, (offers, view) => {
        const shown = shownTariffs(offers, view);
        const expected = offers.filter(
          (offer) => offer.location === view.location && fits(offer, view.filters),
        );
        expect(idsOf(shown).sort()).toEqual(idsOf(expected).sort());
      }),
    );
  });

  test('without filters are those of the tab', () => {
    fc.assert(
      fc.property(anyOffers, anyView, (offers, view) => {
        for (const { family } of shownTariffs(offers, { ...view, filters: {} }))
          expect(family).toBe(view.family);
      }),
    );
  });

  test('never cost less a unit than the one before, and equal ones keep their order', () => {
    fc.assert(
      fc.property(anyOffers, anyView, (offers, view) => {
        const shown = shownTariffs(offers, view);
        const units = { price: () => 1, core: cpuOf, ram: ramOf, disk: diskOf }[view.sort];
        shown.slice(1).forEach((offer, before) => {
          const previous = shown[before];
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

test.each([
  ['price', undefined],
  ['core', 531],
  ['ram', 265.5],
  ['disk', 21.24],
] as const)('sorted by %s, Cloud 50 at 1 062 ₽ costs %s a unit', (sort, expected) => {
  const [offer] = toOffers([sampleTariff(2453)], SAMPLE_RULES);
  if (!offer) throw new Error('one tariff is one offer');
  const price = unitPrice(offer, offer.monthly, sort);
  expect(price === undefined ? undefined : inRoubles(price)).toBe(expected);
});

test('of several popular tariffs of a family the first wears the badge', () => {
  const dedicated = { family: 'dedicated-cpu', isPopular: true } as const;
  const tariffs = [
    sampleTariff(1),
    sampleTariff(2, { isPopular: true }),
    sampleTariff(3, { isPopular: true }),
    sampleTariff(4, dedicated),
    sampleTariff(5, dedicated),
    sampleTariff(6, { ...dedicated, location: 'ru-3' }),
  ];
  expect([...mostPopular(tariffs)]).toEqual(['2', '4', '6']);
});

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
  family: fc.constantFrom('premium', 'high-cpu'),
  sort: fc.constantFrom('price', 'core', 'ram', 'disk'),
  filters: fc.record({
    cpu: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    ramGb: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    diskGb: fc.option(fc.integer({ min: 1, max: 70 }), { nil: undefined }),
    maxPrice: fc.integer({ min: 300, max: 2500 }),
  }),
});

function idsOf(offers: readonly TariffOffer[]): string[] {
  return offers.map(({ presetId }) => presetId);
}
