import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FunnelCount, readCounts } from '../src/funnel/funnel-count';
import type { FunnelQuestion } from '../src/funnel/funnel-report';
import { funnelTable } from '../src/funnel/funnel-table';
import { makeFunnelTables, pruneFunnel } from '../src/funnel/funnel-tables';
import { readReport } from '../src/funnel/read-report';
import { MOST_CAMPAIGNS, takeCounts } from '../src/funnel/take-counts';
import type { BareDatabase } from './bare-database';
import { describeOnPostgres } from './databases';
import { openFunnelDatabase } from './funnel-database';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const BANNER = 'banner0000000000000000aa';
const TITLES = new Map([[BANNER, 'Переезд']]);
const PERIOD = { from: '2026-11-01', to: '2026-11-03' };

const count = (own: Partial<FunnelCount>): FunnelCount => ({
  ...{ day: '2026-11-02', step: 'visit', product: '', campaign: '', banner: '', variant: '', amount: 1 },
  ...own,
});

describe('on SQLite', () => funnelOn('sqlite'));
describeOnPostgres('on PostgreSQL', () => funnelOn('postgres'));

function funnelOn(client: 'sqlite' | 'postgres') {
  let opened: BareDatabase;
  let last = 0;

  beforeAll(async () => {
    opened = await openFunnelDatabase(client, [BANNER]);
  });
  beforeEach(async () => {
    await opened.database('funnel_counts').delete();
  });
  afterAll(() => opened?.close());

  function take(counts: FunnelCount[], id = `batch-of-test-${++last}`) {
    return takeCounts(opened.database, { id, counts }, NOW);
  }
  const report = (own: Partial<FunnelQuestion> = {}) =>
    readReport(opened.database, { ...PERIOD, by: 'all', ...own }, TITLES);

  test('a batch is added once, however often and however fast it is sent', async () => {
    const counts = [count({ amount: 3 }), count({ step: 'page', product: 'vds' })];
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => take(counts, 'batch-sent-again')));
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
    expect(await take(counts, 'batch-sent-again')).toBe('known');
    expect((await report()).total?.reached).toBe(3);
  });

  test('batches at the same moment are all added up, in whatever order they name their sums', async () => {
    const sums = [count({}), count({ step: 'order' }), count({ step: 'registration' })];
    await Promise.all(Array.from({ length: 6 }, (_, index) => take(index % 2 ? sums : sums.toReversed())));
    expect((await report()).total).toEqual({ reached: 6, clicks: 0, registrations: 6, orders: 6 });
  });

  test('a sum that a batch names twice is added twice', async () => {
    await take([count({ amount: 2 }), count({ amount: 5 })]);
    expect((await report()).total?.reached).toBe(7);
  });

  test('what is owed to a banner that never was counts nowhere', async () => {
    const seen = { step: 'view', variant: 'a' } as const;
    await take([count({ ...seen, banner: BANNER }), count({ ...seen, banner: 'nosuchbanner0' })]);
    expect((await report({ by: 'banner' })).groups).toMatchObject([{ key: `${BANNER}.a`, reached: 1 }]);
  });

  test('a flood of campaigns leaves those that were there, and is one together', async () => {
    await take([count({ campaign: 'осень', amount: 2 })]);
    for (let part = 0; part < 2; part += 1)
      await take(Array.from({ length: 150 }, (_, index) => count({ campaign: `flood ${part} ${index}` })));
    await take([count({ campaign: 'осень', amount: 3 })]);
    const { groups } = await report({ by: 'campaign' });
    expect(groups).toHaveLength(MOST_CAMPAIGNS + 1);
    expect(groups.find(({ key }) => key === 'осень')?.reached).toBe(5);
    expect(groups.find(({ name }) => name === 'Прочие кампании')?.reached).toBe(301 - MOST_CAMPAIGNS);
  });

  test('a flood just after midnight takes its name from no campaign of the days before', async () => {
    await take([count({ day: '2026-11-01', campaign: 'осень' })]);
    const flood = Array.from({ length: MOST_CAMPAIGNS }, (_, index) => count({ campaign: `flood ${index}` }));
    await take(flood);
    await take([count({ campaign: 'осень', amount: 7 }), count({ campaign: 'зима' })]);
    const { groups } = await report({ by: 'campaign', from: '2026-11-02' });
    expect(groups.find(({ key }) => key === 'осень')?.reached).toBe(7);
    expect(groups.find(({ name }) => name === 'Прочие кампании')?.reached).toBe(1);
  });

  test('a name is known for a month, so that one flood is not known for ever', async () => {
    await take([count({ day: '2026-10-02', campaign: 'осень' })]);
    await take(Array.from({ length: MOST_CAMPAIGNS }, (_, index) => count({ campaign: `flood ${index}` })));
    await take([count({ campaign: 'осень' })]);
    const { groups } = await report({ by: 'campaign' });
    expect(groups.find(({ key }) => key === 'осень')).toBeUndefined();
  });

  test('what the server knows keeps its campaign in a flood', async () => {
    await take(Array.from({ length: MOST_CAMPAIGNS }, (_, index) => count({ campaign: `flood ${index}` })));
    await take([count({ step: 'registration', campaign: 'зима' })]);
    await take([count({ step: 'order', campaign: 'зима' })]);
    const { groups } = await report({ by: 'campaign' });
    expect(groups.find(({ key }) => key === 'зима')).toMatchObject({ registrations: 1, orders: 1 });
  });

  test('old days go, and so do old batches', async () => {
    await take([count({ day: '2026-11-02' }), count({ day: '2026-11-01' })], 'batch-of-november');
    await pruneFunnel(opened.database, 18, NOW);
    expect((await report()).days.map(({ reached }) => reached)).toEqual([0, 1, 0]);
    expect(await take([count({})], 'batch-of-november')).toBe('known');
    await pruneFunnel(opened.database, 0, NOW + 61 * 86_400_000);
    expect((await report()).total?.reached).toBe(1);
    expect(await take([count({})], 'batch-of-november')).toBe('added');
  });

  test('tables are made once', async () => {
    await expect(makeFunnelTables(opened.database)).resolves.toBeUndefined();
  });

  describe('a report', () => {
    const owed = { banner: BANNER, variant: 'b' } as const;
    const spring = { campaign: 'весна', product: 'vds' };

    beforeEach(async () => {
      await take([
        count({ day: '2026-11-01', amount: 100 }),
        count({ campaign: 'весна', amount: 40 }),
        count({ step: 'page', product: 'vds', campaign: 'весна', amount: 30 }),
        count({ step: 'page', product: 's3', amount: 9 }),
        count({ step: 'view', banner: BANNER, variant: 'a', amount: 50 }),
        count({ step: 'view', ...owed, amount: 60 }),
        count({ step: 'click', ...owed, amount: 12 }),
        // A registration and its order, which the second variant was seen before.
        ...[spring, { ...spring, ...owed }].map((own) => count({ step: 'registration', ...own, amount: 4 })),
        ...[spring, { ...spring, ...owed }].map((own) => count({ step: 'order', ...own, amount: 2 })),
        count({ day: '2026-11-04', step: 'order', product: 'vds' }),
      ]);
    });

    test('of everything counts a registration once, whatever was seen before', async () => {
      const { total, days, groups } = await report();
      expect(total).toEqual({ reached: 140, clicks: 0, registrations: 4, orders: 2 });
      expect(days.map(({ day, reached, orders }) => [day, reached, orders])).toEqual([
        ['2026-11-01', 100, 0],
        ['2026-11-02', 40, 2],
        ['2026-11-03', 0, 0],
      ]);
      expect(groups).toEqual([]);
    });

    test('by products begins with their pages', async () => {
      expect((await report({ by: 'product' })).groups).toEqual([
        { key: 'vds', name: 'Облачные серверы', reached: 30, clicks: 0, registrations: 4, orders: 2 },
        { key: 's3', name: 'Хранилище S3', reached: 9, clicks: 0, registrations: 0, orders: 0 },
      ]);
    });

    test('by campaigns begins with visits, and has days of one of them', async () => {
      const { groups, days, total } = await report({ by: 'campaign', key: 'весна' });
      expect(groups.map(({ name, reached, orders }) => [name, reached, orders])).toEqual([
        ['Без кампании', 100, 0],
        ['весна', 40, 2],
      ]);
      expect(days.map(({ reached }) => reached)).toEqual([0, 40, 0]);
      expect(total?.registrations).toBe(4);
    });

    test('by banners has each variant, and what the difference may be', async () => {
      const { groups, comparisons } = await report({ by: 'banner' });
      expect(groups).toEqual([
        { key: `${BANNER}.b`, name: 'Переезд · Б', reached: 60, clicks: 12, registrations: 4, orders: 2 },
        { key: `${BANNER}.a`, name: 'Переезд · А', reached: 50, clicks: 0, registrations: 0, orders: 0 },
      ]);
      expect(comparisons).toMatchObject([
        { title: 'Переезд', a: { views: 50, registrations: 0 }, b: { views: 60, registrations: 4 } },
      ]);
      expect(comparisons[0]?.words).toMatch(/^Разница пока неотличима от нуля/);
    });

    test('of all banners together adds nothing up: a registration belongs to each that was seen', async () => {
      await take([
        count({ step: 'registration', product: 'vds' }),
        ...(['a', 'b'] as const).map((variant) =>
          count({ step: 'registration', product: 'vds', banner: BANNER, variant }),
        ),
      ]);
      const together = await report({ by: 'banner' });
      expect(together).toMatchObject({ days: [] });
      expect(together.total).toBeUndefined();
      const { total, days } = await report({ by: 'banner', key: `${BANNER}.b` });
      expect(total).toEqual({ reached: 60, clicks: 12, registrations: 5, orders: 2 });
      expect(days.map(({ registrations }) => registrations)).toEqual([0, 5, 0]);
    });

    test('has registrations in its table once under their name, whatever was seen before', async () => {
      const lines = (await funnelTable(opened.database, PERIOD, TITLES)).split('\r\n');
      const amountsOf = (step: string) =>
        lines.filter((line) => line.includes(`;"${step}";`)).map((line) => line.split(';').at(-1));
      expect([amountsOf('Регистрация'), amountsOf('Регистрация после показа')]).toEqual([['4'], ['4']]);
      expect([amountsOf('Заказ'), amountsOf('Заказ после показа')]).toEqual([['2'], ['2']]);
    });

    test('is a table for spreadsheets', async () => {
      const lines = (await funnelTable(opened.database, PERIOD, TITLES)).split('\r\n');
      expect(lines[0]).toBe('\uFEFF"День";"Шаг";"Продукт";"Кампания";"Баннер";"Вариант";"Сколько"');
      expect(lines).toContain(
        '"2026-11-02";"Переход с баннера";"Без продукта";"Без кампании";"Переезд";"Б";12',
      );
      expect(lines).toHaveLength(13);
    });
  });
}

describe('what the site sends', () => {
  const BATCH = { id: 'batch-0001', counts: [count({})] };

  test('is read', () => {
    expect(readCounts(BATCH)).toEqual({ ...BATCH, dropped: 0 });
  });

  test('is read without the counts that are none, which take no others with them', () => {
    const bad = [
      count({ campaign: '𐌰'.repeat(33) }),
      { ...count({}), step: 'sale' },
      count({ day: '2026-13-45' }),
      null,
    ];
    expect(readCounts({ ...BATCH, counts: [...bad, count({}), ...bad] })).toEqual({ ...BATCH, dropped: 8 });
  });

  test.each<[string, unknown]>([
    ['no number', { ...BATCH, counts: [{ ...count({}), amount: '1' }] }],
    ['less than one', { ...BATCH, counts: [count({ amount: 0 })] }],
    ['an unknown step', { ...BATCH, counts: [{ ...count({}), step: 'sale' }] }],
    ['more counts than fit', { ...BATCH, counts: Array.from({ length: 301 }, () => count({})) }],
    ['no day', { ...BATCH, counts: [count({ day: 'today' })] }],
    ['a name that is too long', { ...BATCH, counts: [count({ campaign: 'x'.repeat(65) })] }],
    ['more than is counted', { ...BATCH, counts: [{ ...count({}), visitor: 'anna' }] }],
    ['nothing', { ...BATCH, counts: [] }],
    ['no id', { counts: BATCH.counts }],
    ['null', null],
  ])('is not read: %s', (_, body) => {
    expect(readCounts(body)).toBeUndefined();
  });
});
