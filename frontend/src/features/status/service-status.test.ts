import { describe, expect, test } from 'vitest';
import type { Incident } from '~/content/get-incidents';
import type { Health } from '~/observability/health';
import { type Seen, serviceStatus } from './service-status';

const NOW = new Date('2026-11-25T12:00:00Z');
const WELL: Health = { good: 100, bad: 0, lastGoodAt: NOW.getTime(), isFailing: false };
const AWAY: Health = { good: 0, bad: 5, lastGoodAt: undefined, isFailing: true };
const ALL_WELL = { site: WELL, provider: WELL, cms: WELL, orders: WELL, registrations: WELL };

const INCIDENT: Incident = {
  ...{ id: 'a', title: 'Заказы задерживаются', severity: 'trouble', text: 'Чиним.' },
  ...{ startsAt: '2026-11-25T11:00:00Z', endsAt: undefined, affects: ['orders'], updates: [] },
};

describe('by what the process has seen', () => {
  test.each<[string, Partial<Seen['health']>, Date | undefined, Record<string, string>]>([
    ['all is well', {}, NOW, {}],
    ['nobody has asked for prices', {}, new Date('2026-11-25T08:00:00Z'), {}],
    ['nobody has ordered', { orders: { ...WELL, good: 0 } }, NOW, {}],
    [
      'the provider is away',
      { provider: AWAY },
      new Date('2026-11-25T11:40:00Z'),
      { prices: 'trouble', orders: 'trouble', panel: 'trouble' },
    ],
    [
      'the provider was never there',
      { provider: AWAY },
      undefined,
      { prices: 'outage', orders: 'trouble', panel: 'trouble' },
    ],
    ['the CMS is away', { cms: AWAY }, NOW, { knowledge: 'trouble' }],
    ['half of the orders fail', { orders: { ...WELL, good: 5, bad: 5 } }, NOW, { orders: 'outage' }],
    ['some registrations fail', { registrations: { ...WELL, good: 15, bad: 5 } }, NOW, { orders: 'trouble' }],
    ['one visitor has tried in vain', { orders: { ...WELL, good: 0, bad: 4 } }, NOW, {}],
    ['every tenth page fails', { site: { ...WELL, good: 90, bad: 10 } }, NOW, { site: 'trouble' }],
    ['every hundredth page fails', { site: { ...WELL, good: 990, bad: 10 } }, NOW, {}],
  ])('%s', (_, change, pricesAsOf, expected) => {
    const { parts } = serviceStatus({ health: { ...ALL_WELL, ...change }, pricesAsOf }, [], NOW);
    const bad = parts.filter(({ state }) => state !== 'good');
    expect(Object.fromEntries(bad.map(({ part, state }) => [part, state]))).toEqual(expected);
    for (const { note } of bad) expect(note).toMatch(/\.$/);
  });

  test.each([
    ['2026-11-25T11:40:00Z', NOW, 'верны в 14:40 по Москве'],
    // In Moscow it was yesterday, and by a clock in Greenwich today.
    ['2026-11-24T20:59:00Z', new Date('2026-11-24T21:30:00Z'), 'верны 24 ноября, 23:59 по Москве'],
  ])('prices that are old say from when they are: %s', (asOf, now, words) => {
    const seen = { health: { ...ALL_WELL, provider: AWAY }, pricesAsOf: new Date(asOf) };
    const prices = serviceStatus(seen, [], now).parts.find(({ part }) => part === 'prices');
    expect(prices?.note).toContain(words);
  });
});

describe('by what the shop says', () => {
  const seen = { health: ALL_WELL, pricesAsOf: NOW };

  test('a message that goes on counts for its parts, and for the whole', () => {
    const { parts, overall, open } = serviceStatus(seen, [INCIDENT], NOW);
    expect(parts.filter(({ state }) => state === 'trouble').map(({ part }) => part)).toEqual(['orders']);
    expect([overall, open]).toEqual(['trouble', [INCIDENT]]);
  });

  test('of several the worst counts, and what the process has seen is never made better', () => {
    const works: Incident = { ...INCIDENT, severity: 'works' };
    const outage: Incident = { ...INCIDENT, severity: 'outage' };
    expect(serviceStatus(seen, [outage, works], NOW).overall).toBe('outage');
    const away = { health: { ...ALL_WELL, provider: AWAY }, pricesAsOf: NOW };
    const orders = serviceStatus(away, [works], NOW).parts.find(({ part }) => part === 'orders');
    expect(orders).toMatchObject({ state: 'trouble', note: expect.stringContaining('Провайдер') });
  });

  test.each([
    ['one that is over', { endsAt: '2026-11-25T12:00:00Z' }, 'past'],
    ['one that is to come', { startsAt: '2026-11-25T12:00:01Z' }, 'planned'],
    ['one that ends later', { endsAt: '2026-11-25T12:00:01Z' }, 'open'],
  ] as const)('%s stands where it belongs', (_, change, place) => {
    const { open, planned, past, overall } = serviceStatus(seen, [{ ...INCIDENT, ...change }], NOW);
    expect({ open, planned, past }).toMatchObject({
      open: [],
      planned: [],
      past: [],
      [place]: [{ id: 'a' }],
    });
    expect(overall).toBe(place === 'open' ? 'trouble' : 'good');
  });

  test('what was over a long time ago is not told any more', () => {
    const old: Incident = { ...INCIDENT, startsAt: '2026-06-01T00:00:00Z', endsAt: '2026-06-01T01:00:00Z' };
    expect(serviceStatus(seen, [old], NOW).past).toEqual([]);
  });
});
