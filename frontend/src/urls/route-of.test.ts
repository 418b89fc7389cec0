import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { OTHER_ROUTE, routeOf } from './route-of';

test.each([
  ['/', '/'],
  ['/services/cloud-servers?os=99', '/services/[slug]'],
  ['/tutorials/linux/systemd', '/tutorials/[[...path]]'],
  ['/tutorials/linux/ssh.md', '/api/markdown/[...path]'],
  ['/blog/rss.xml', '/api/feed/[...path]'],
  ['/status', '/status'],
  ['/order/confirmation?id=1', '/order/confirmation'],
  ['/about', '/[slug]'],
  ['/wp-admin/setup.php', OTHER_ROUTE],
  ['/api/secret', OTHER_ROUTE],
  ['/constructor/x', OTHER_ROUTE],
  ['*', OTHER_ROUTE],
])('%s belongs to %s', (address, route) => {
  expect(routeOf(address)).toBe(route);
});

test('whatever strangers ask for, there are only some fifty routes', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.webPath(), fc.string(), (path, tail) => {
      seen.add(routeOf(`${path}${tail}`));
      seen.add(routeOf(`/api/${tail}`));
      return seen.size < 60;
    }),
    { numRuns: 2_000 },
  );
});

test('every route of the site has a pattern of its own', () => {
  const files = ['app', 'pages'].flatMap((folder) =>
    readdirSync(fileURLToPath(new URL(`../${folder}`, import.meta.url)), {
      recursive: true,
      encoding: 'utf8',
    })
      .filter((name) =>
        folder === 'app'
          ? /(?:^|\/)(?:page|route)\.tsx?$/.test(name)
          : /^(?!_|500|not-found|unknown).*\.tsx?$/.test(name),
      )
      .filter((name) => !/\.test\./.test(name))
      .map((name) =>
        folder === 'app'
          ? `/${name.replace(/\(\w+\)\//, '').replace(/(?:^|\/)(?:page|route)\.tsx?$/, '')}`
          : `/${name.replace(/(?:^|\/)?index\.tsx$/, '').replace(/\.tsx?$/, '')}`,
      ),
  );
  const asked = files.map((route) => route.replace(/\[+\.{0,3}\w+\]+/g, 'some'));
  expect(asked.length).toBeGreaterThan(35);
  expect(asked.filter((route) => routeOf(route) === OTHER_ROUTE)).toEqual([]);
});
