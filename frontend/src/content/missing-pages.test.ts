import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { OWN_ROUTES } from '@vitrina/content-contract/addresses';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';
import { MACHINE_ADDRESSES } from '../../machine-addresses';

/** Those of the root need a name of their own, and below a section nothing of an editor's is at stake. */
const ROOTS_FOR_MACHINES =
  /^\/(sitemap\.xml|sitemap\/:part\.xml|llms\.txt|:format\(rss\|atom\)\.xml|:section\(tutorials\|blog\)\/.+)$/;

const PUBLISHED = {
  services: [
    { kind: 'service', slug: 'databases' },
    { kind: 'solution', slug: 'mail' },
  ],
  pages: [{ slug: 'ai-help' }],
};

let answers: object | undefined;
let asked = 0;
let isHanging = false;
const cms = createServer((_, response) => {
  asked += 1;
  if (isHanging) return;
  response.writeHead(answers ? 200 : 500, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data: answers }));
});

beforeEach(async () => {
  vi.resetModules();
  (await import('./published-pages')).forgetPublished();
  (await import('./coalesced-queries')).invalidateQueries();
  stubEnv();
  [answers, asked, isHanging] = [PUBLISHED, 0, false];
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  const address = cms.address();
  vi.stubEnv('CMS_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
afterEach(() => {
  cms.closeAllConnections();
  return new Promise((resolve) => cms.close(resolve));
});

test.each([
  ['/services/databases', false],
  ['/services/cloud-servers', false],
  ['/solutions/mail', false],
  ['/ai-help', false],
  ['/services/moon', true],
  // A solution is no service.
  ['/services/mail', true],
  ['/moon', true],
  ['/', false],
  ['/services', false],
  ['/search', false],
  ['/prices.json', false],
  ['/tutorials/linux/moon', false],
])('%s is missing: %s', async (address, expected) => {
  const { isMissing } = await import('./missing-pages');
  expect(await isMissing(address)).toBe(expected);
});

test('what is known is not asked for again, and nothing is missing while the CMS cannot tell', async () => {
  const { isMissing } = await import('./missing-pages');
  expect(await isMissing('/ai-help')).toBe(false);
  answers = undefined;
  expect(await isMissing('/ai-help')).toBe(false);
  expect(asked).toBe(1);
  (await import('./published-pages')).forgetPublished();
  (await import('./coalesced-queries')).invalidateQueries();
  expect(await isMissing('/moon')).toBe(false);
});

test('nobody waits long for a CMS that hangs, also not for a question that is on its way', async () => {
  isHanging = true;
  const { isMissing } = await import('./missing-pages');
  const started = performance.now();
  const first = isMissing('/moon');
  expect([await isMissing('/moon'), await first]).toEqual([false, false]);
  // The CMS itself has three seconds for its answer.
  expect(performance.now() - started).toBeLessThan(2_500);
});

test('every route of the site is its own', async () => {
  const folders = ['app', 'pages'].flatMap((folder) =>
    readdirSync(fileURLToPath(new URL(`../${folder}`, import.meta.url)), { withFileTypes: true }),
  );
  const routes = folders
    // The two routers may share a folder.
    .filter((entry, index) => folders.findIndex(({ name }) => name === entry.name) === index)
    .map((entry) => (entry.isDirectory() ? entry.name : entry.name.replace(/\.tsx?$/, '')))
    .map((name) => (name === 'robots' ? 'robots.txt' : name))
    .filter((name) => !/^(_|\[|\d)|^(layout|error|not-found|index|globals\.css)$/.test(name));
  const forMachines = ['atom.xml', 'llms.txt', 'rss.xml', 'sitemap', 'sitemap.xml'];
  expect([...OWN_ROUTES].sort()).toEqual([...routes, ...forMachines].sort());
  for (const { source } of MACHINE_ADDRESSES) expect(source).toMatch(ROOTS_FOR_MACHINES);
});
