import { beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from './databases';
import { insideACms } from './inside-a-cms';
import { DEMO_PASSWORD } from './running-cms';

/** More than are read for the table at once, and not a multiple of it. */
const REQUESTS = 2_345;
/** More than stand in one part of the map. */
const ARTICLES = 1_203;

interface Found {
  before: Record<string, number>;
  made: Record<string, number>;
  removed: number[];
  after: Record<string, number>;
  type: string;
  /** The numbers of the requests in the table, in its order. */
  rows: string[];
  ageInDays: number;
  isBroken: boolean;
  parts: { addresses: string[]; isLatest: boolean }[];
  hidden: string;
}

describeOnBoth('made-up content', (open) => {
  let found: Found;

  beforeAll(async () => {
    const database = await open();
    const amounts = { REQUESTS: String(REQUESTS), ARTICLES: String(ARTICLES) };
    const variables = { SEED: 'true', VITRINA_DEMO: 'true', DEMO_PASSWORD, ...amounts };
    found = (await insideACms('made-up-content', { ...variables, ...database.variables })) as Found;
    await database.remove();
  });

  test('is as much as was asked for, however often, and goes without a rest', () => {
    const { before, made, removed, after } = found;
    const { presets = 0, requests = 0, articles = 0 } = before;
    expect(made).toEqual({
      presets: presets + 6,
      requests: requests + REQUESTS,
      articles: articles + ARTICLES,
    });
    expect(removed).toEqual([3, REQUESTS, ARTICLES]);
    expect(after).toEqual(before);
  });

  test('has no request so old that it would be deleted by itself', () => {
    expect(found.ageInDays).toBeGreaterThan(50);
    expect(found.ageInDays).toBeLessThan(61);
  });

  test('stands in the table for spreadsheets row by row, though it is read part by part', () => {
    expect(found.type).toContain('text/csv');
    expect(found.rows.filter((number) => number?.startsWith('G'))).toEqual(
      Array.from({ length: REQUESTS }, (_, place) => `G${REQUESTS - place}`),
    );
  });

  test('is no whole table when the database goes away while it is sent', () => {
    expect(found.isBroken).toBe(true);
  });

  test('is told in the parts of the map, but for what is kept out of it, each once and with its latest change', () => {
    const { parts, before, hidden } = found;
    const all = parts.flatMap(({ addresses }) => addresses);
    expect(parts.map(({ addresses }) => addresses.length)).toEqual([1_000, all.length - 1_000]);
    expect(all).toHaveLength((before.articles ?? 0) + ARTICLES - 1);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((address) => address.endsWith(hidden))).toEqual([]);
    expect(parts.every(({ isLatest }) => isLatest)).toBe(true);
  });
});
