import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { SEEDED_TAXONOMY } from '~/testing/shop-taxonomy';

const dataset: { prefix?: string } = {};
let requestOf: typeof import('./command-palette').requestOf;
beforeAll(async () => {
  // The element itself is walked in a browser (`e2e/use-the-command-palette.spec.ts`).
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('customElements', { define: () => {} });
  vi.stubGlobal('document', { documentElement: { dataset } });
  ({ requestOf } = await import('./command-palette'));
  return () => vi.unstubAllGlobals();
});

test('an answer is kept for one query in one basis', () => {
  const requests = ['nginx', 'cloud 50'].flatMap((query) =>
    SEEDED_TAXONOMY.periods.flatMap((period) =>
      [true, false].map((hasIp) => requestOf(query, { period, hasIp })),
    ),
  );
  expect(new Set(requests).size).toBe(requests.length);
  expect(requestOf('cloud 50', { period: undefined, hasIp: true })).toBe('/api/search?q=cloud+50');
});

test('a page of another language asks in it', () => {
  dataset.prefix = '/en';
  onTestFinished(() => void delete dataset.prefix);
  expect(requestOf('nginx', { period: undefined, hasIp: true })).toBe('/en/api/search?q=nginx');
});
