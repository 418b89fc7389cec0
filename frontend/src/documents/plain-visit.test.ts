import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OWN_ROUTES } from '@vitrina/content-contract/addresses';
import { expect, test } from 'vitest';
import { isPlainVisit } from './plain-visit';

const stays = () => true;

test.each([
  '/',
  '/status',
  '/services',
  '/services/cloud-servers',
  '/tutorials/linux/ssh-keys',
  '/blog',
  '/ai-help',
])('%s is seen as everybody sees it', (url) => {
  expect(isPlainVisit({ method: 'GET', url }, stays)).toBe(true);
  expect(isPlainVisit({ method: 'HEAD', url }, stays)).toBe(true);
  // A form is no visit, and a query may be a choice, a webmaster's or a retired tariff.
  expect(isPlainVisit({ method: 'POST', url }, stays)).toBe(false);
  expect(isPlainVisit({ method: 'GET', url: `${url}?wmid=1` }, stays)).toBe(false);
});

test.each([
  ...['/registration', '/order', '/order/confirmation', '/request', '/kubernetes/create-cluster'],
  ...['/preview/page', '/hand-off', '/log-out', '/ui', '/api/ready', '/api/live', '/nowhere/at-all'],
  ...['/0123456789abcdef.txt', '/tutorials/rss.xml', '/services/', '//services', '/services/%2e%2e', '*'],
])('%s has to be looked at', (url) => {
  expect(isPlainVisit({ method: 'GET', url }, stays)).toBe(false);
});

test.each(['/search', '/search?q=ssh%20ключ&page=2', '/en/search?q=%3Fwmid', '/search?q=a?b&section=blog'])(
  '%s is searched, also while nobody knows where addresses lead',
  (url) => {
    expect(isPlainVisit({ method: 'GET', url }, () => false)).toBe(true);
    expect(isPlainVisit({ method: 'POST', url }, () => false)).toBe(false);
  },
);

test.each([
  '/search?q=ssh&wmid=7',
  '/search?%77mid=7',
  '/search?q=a?b&wmid',
  '/search/',
  '/searching?q=ssh',
  '/%73earch',
])('%s is not', (url) => {
  expect(isPlainVisit({ method: 'GET', url }, () => false)).toBe(false);
});

test('so has every address while nobody knows whether it leads elsewhere', () => {
  expect(isPlainVisit({ method: 'GET', url: '/services' }, () => false)).toBe(false);
  // No editor may lead away from these.
  for (const url of ['/', '/status', '/en/status'])
    expect(isPlainVisit({ method: 'GET', url }, () => false)).toBe(true);
});

// By this list it is told whose addresses are pages of editors.
test('every route of the site is its own, and nothing else is', () => {
  const routes = ['app', 'app/(react)', 'pages'].flatMap((folder) =>
    readdirSync(fileURLToPath(new URL(`../${folder}`, import.meta.url)), { withFileTypes: true })
      .map((entry) => (entry.isDirectory() ? entry.name : entry.name.replace(/\.tsx?$/, '')))
      .map((name) => (name === 'robots' ? 'robots.txt' : name))
      .filter((name) => !/^([_[(\d])|^(layout|error|index|globals\.css)$/.test(name)),
  );
  const forMachines = ['atom.xml', 'llms.txt', 'rss.xml', 'sitemap', 'sitemap.xml'];
  // By the build, of the brand's logo.
  const made = ['icon.svg'];
  expect([...OWN_ROUTES].sort()).toEqual([...new Set([...routes, ...forMachines, ...made])].sort());
});
