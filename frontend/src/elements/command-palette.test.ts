import { beforeAll, expect, test, vi } from 'vitest';
import { SEEDED_TAXONOMY } from '~/testing/shop-taxonomy';

let requestOf: typeof import('./command-palette').requestOf;
beforeAll(async () => {
  // The element itself is walked in a browser (`e2e/use-the-command-palette.spec.ts`).
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('customElements', { define: () => {} });
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
