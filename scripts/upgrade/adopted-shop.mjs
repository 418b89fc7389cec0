import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../toolchain.mjs';

/** @typedef {Awaited<ReturnType<typeof import('../publishing.mjs').openPanel>>} Panel */

/** The former version must be down by then, which is ended at once, and the next not yet up for long. */
const PLANNED_MS = 30_000;
/** A page that fails for so long is one that fails. */
const TRIES = 15;
/** Any picture will do that is not in the library yet. */
const PICTURE = join(ROOT, 'docs', 'images', 'home-phone.png');

/**
 * Makes a shop of its own out of the seeded one: settings, prices, a page, a redirect, an article, and one that is to be published later.
 * @param {Panel} panel of an administrator
 */
export async function adoptShop(panel) {
  const { create, find, publish, setSingle, publishSingle } = panel;
  await setSingle('site.site-settings', {
    brand_name: 'Полюс',
    tagline: 'Серверы за минуту',
    phone: '+7 800 555-35-35',
    accent_colour: '#0b62c4',
  });
  await setSingle('commerce.commerce-settings', { floating_ip_price: 195, cpu_limit: 14 });
  await publishSingle('commerce.commerce-settings');

  const page = await create('site.page', {
    title: 'О Полюсе',
    slug: 'about-polus',
    blocks: [{ __component: 'blocks.hero', title: 'О Полюсе', lead: 'Мы делаем облако с 2012 года.' }],
  });
  await publish('site.page', page);
  await create('site.redirect', { from: '/old-about', to: '/about-polus', redirect_kind: 'permanent' });
  const topic = await find('knowledge.topic', 'filters[path][$eq]=linux');
  const article = (/** @type {string} */ url, /** @type {string} */ title) =>
    create('knowledge.article', {
      ...{ url, title, description: 'О чём эта статья.', topic: { connect: [{ documentId: topic }] } },
      text: '<h2>Установка</h2><p>Выполните <code>apt-get install nginx</code>.</p>',
    });
  await publish('knowledge.article', await article('polus-nginx', 'Как поставить nginx на Полюсе'));
  const planned = await article('polus-planned', 'Полюс открылся в Казани');
  return { planned };
}

/**
 * Plans a publication for a moment at which the shop is brought up to date.
 * @param {Panel} panel
 * @param {string} article
 */
export async function planPublication({ ask }, article) {
  await ask('PUT', `/vitrina/editorial/entries/api::knowledge.article/${article}/plans/publish`, {
    dueAt: new Date(Date.now() + PLANNED_MS).toISOString(),
  });
}

/**
 * Puts a picture into the library.
 * @param {string} cms
 * @param {Panel} panel
 */
export async function uploadPicture(cms, panel) {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(readFileSync(PICTURE))], { type: 'image/png' }), 'polus.png');
  form.append('fileInfo', JSON.stringify({ name: 'polus.png', alternativeText: 'Полюс' }));
  const answer = await fetch(`${cms}/upload`, { method: 'POST', headers: panel.headers, body: form });
  if (!answer.ok) throw new Error(`The picture was not taken: ${answer.status} ${await answer.text()}`);
}

/** What of a shop its site asks for. The words of the seed are in it as well as those of the adopter. */
const SERVED = [
  'articles(sort: "url", pagination: { limit: 100 }) { title url text seo_title topic { path } category { path } author { name } tags(sort: "name") { name } }',
  'services(sort: "slug", pagination: { limit: 100 }) { name slug menu_text seo_title } pages(sort: "slug", pagination: { limit: 100 }) { title slug }',
  'banners(sort: "title", pagination: { limit: 100 }) { title text place link priority audience }',
  'siteSettings { brand_name tagline phone accent_colour } navigation { menu_links(pagination: { limit: 100 }) { label href } }',
  'footer { legal_details footer_columns(pagination: { limit: 20 }) { title links(pagination: { limit: 50 }) { label href } } }',
  'commerceSettings { floating_ip_price cpu_limit payment_periods(pagination: { limit: 50 }) { code multiplier } retired_presets(pagination: { limit: 100 }) { preset_id successor_id } }',
  'staticPresets(sort: "code", pagination: { limit: 100 }) { code price preset_id configurator_id } redirects(sort: "from", pagination: { limit: 100 }) { from to redirect_kind }',
];

/**
 * All that must be as it was once a shop runs another version: what the site is answered, what visitors see at each of its addresses, what support and
 * editors find, and every byte of the library.
 * @param {{ site: string, cms: string, readToken: string, panel: Panel }} shop
 * @returns {Promise<Record<string, unknown>>}
 */
export async function stateOf({ site, cms, readToken, panel }) {
  /** @type {Record<string, unknown>} */
  const served = {};
  for (const asked of SERVED) {
    const answer = await fetch(`${cms}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${readToken}` },
      body: JSON.stringify({ query: `{ ${asked} }` }),
    });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(`The CMS does not answer its site: ${JSON.stringify(errors)}`);
    Object.assign(served, data);
  }
  const index = addressesIn(await (await visit(`${site}/sitemap.xml`)).text());
  const parts = await Promise.all(
    index.map(async (path) => addressesIn(await (await visit(site + path)).text())),
  );
  const paths = parts.flat();
  if (paths.length < 20) throw new Error(`The site names ${paths.length} pages, in ${index.length} parts.`);
  const pages = [];
  for (const path of [...paths.toSorted(), '/old-about']) {
    const page = await visit(site + path);
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await page.text()) ?? [];
    pages.push({
      ...{ path, status: page.status, heading: heading.replace(/<[^>]*>/g, '') },
      to: page.headers.get('location'),
    });
  }
  const files = [];
  for (const { name, url } of await filesOf(panel)) {
    const file = await fetch(cms + url);
    const sum = createHash('sha256')
      .update(new Uint8Array(await file.arrayBuffer()))
      .digest('hex');
    files.push({ name, url, status: file.status, sum });
  }
  const { orders } = await panel.ask('GET', '/vitrina/orders');
  const requests = await panel.all('requests.request');
  return {
    ...served,
    addresses: pages,
    files: files.toSorted((one, other) => one.url.localeCompare(other.url)),
    orders: orders.map((/** @type {Record<string, unknown>} */ { key, product }) => ({ key, product })),
    requests: requests.map(({ number, name, email, details }) => ({ number, name, email, details })),
  };
}

/**
 * What stood in a state and does not stand in another, in words. What is there besides is no loss.
 * @param {Record<string, unknown>} before
 * @param {Record<string, unknown>} after
 * @returns {string[]}
 */
export function lossesOf(before, after) {
  return Object.entries(before).flatMap(([part, value]) => {
    if (!Array.isArray(value))
      return JSON.stringify(value) === JSON.stringify(after[part])
        ? []
        : [`${part}: ${JSON.stringify(value)} is ${JSON.stringify(after[part])}`];
    const left = new Set((Array.isArray(after[part]) ? after[part] : []).map((row) => JSON.stringify(row)));
    return value
      .map((row) => JSON.stringify(row))
      .filter((row) => !left.has(row))
      .map((row) => `${part}: ${row} is gone or another`);
  });
}

/**
 * An answer of the site, which may be busy with what has just been changed.
 * @param {string} address
 */
async function visit(address) {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(address, { redirect: 'manual' });
    if (answer.status < 500 || tries === TRIES) return answer;
    await answer.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

/** @param {string} sitemap */
function addressesIn(sitemap) {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/**
 * @param {Panel} panel
 * @returns {Promise<{ name: string, url: string }[]>}
 */
async function filesOf(panel) {
  const { results } = await panel.ask('GET', '/upload/files?page=1&pageSize=200');
  return results;
}
