import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ROOT, Stop } from '../toolchain.mjs';
import { forgottenRoutes, kindsOf, PAGES_OFF_THE_MAP } from './public-pages.mjs';
import { request } from './request.mjs';

/**
 * The pages of the site's map, of each kind the one with the most HTML, and those that no map names. Stops when the build has a
 * page that is none of them.
 * @param {string} site
 * @returns {Promise<import('./public-pages.mjs').PublicPage[]>}
 */
export async function publicPages(site) {
  const pages = [];
  for (const { name, addresses } of kindsOf(await readMap(site))) {
    const read = [];
    for (const address of addresses)
      read.push({ address, length: (await htmlAt(`${site}${address}`)).html.length });
    read.sort((one, other) => other.length - one.length);
    pages.push(...read.slice(0, 1).map(({ address }) => ({ name, address })));
  }
  const all = [...pages, ...PAGES_OFF_THE_MAP];
  const forgotten = forgottenRoutes(
    builtRoutes(),
    all.map(({ address }) => address),
  );
  if (forgotten.length > 0)
    throw new Stop(
      `Nothing weighs ${forgotten.join(', ')}: name an address, or why there is none, in scripts/bench-weight/public-pages.mjs.`,
    );
  return all;
}

/** @param {string} site */
async function readMap(site) {
  const mapped = [];
  for (const part of addressesIn((await htmlAt(`${site}/sitemap.xml`)).html)) {
    const isArticle = part.startsWith('/sitemap/articles-');
    for (const address of addressesIn((await htmlAt(`${site}${part}`)).html))
      mapped.push({ address, isArticle });
  }
  return mapped;
}

/** @param {string} xml */
function addressesIn(xml) {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** The pages of the build, as Next.js names them. */
function builtRoutes() {
  const manifest = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(join(ROOT, 'frontend', '.next', name), 'utf8'));
  const applications = Object.entries(manifest('app-path-routes-manifest.json'));
  return [
    ...applications.flatMap(([file, route]) => (file.endsWith('/page') ? [String(route)] : [])),
    ...Object.keys(manifest('server/pages-manifest.json')).filter((route) => !route.startsWith('/api/')),
  ];
}

/**
 * A page as it comes over the wire, and as a browser reads it.
 * @param {string} url
 * @param {number} [status] the answer that is wanted
 * @param {Record<string, string>} [headers]
 */
export async function htmlAt(url, status = 200, headers = {}) {
  const answer = await request(url, { ...headers, 'accept-encoding': 'gzip' });
  if (answer.status !== status) throw new Stop(`${url} answered ${answer.status} instead of ${status}.`);
  const html = answer.isPacked ? gunzipSync(answer.body) : answer.body;
  return { html: html.toString(), gzip: answer.body.length };
}
