import { DEMO_PASSWORD } from './settings.mjs';

const COLLECTION = '/content-manager/collection-types/api::';
/**
 * What is not seen by then is lost, also on a machine that runs other journeys meanwhile. The promise is two seconds, which
 * `npm run bench:publish` measures.
 */
export const SEEN_WITHIN_MS = 60_000;
const SINGLE = '/content-manager/single-types/api::';

/** @typedef {{ pages: string[], show: (text: string) => Promise<unknown> }} Change */
/** @typedef {Record<string, unknown>} Fields */

/**
 * The panel as somebody who is logged in to it uses it, through its own API.
 * @param {string} cms where it is
 * @param {string} account the first part of an e-mail
 * @param {{ email: string, password: string }} [login] of a shop that is no demonstration
 */
export async function openPanel(
  cms,
  account,
  login = { email: `${account}@vitrina.example`, password: DEMO_PASSWORD },
) {
  /**
   * @param {string} method
   * @param {string} path
   * @param {Fields} [body]
   * @param {string} [token]
   */
  const ask = async (method, path, body, token) => {
    const answer = await fetch(`${cms}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
  const { data } = await ask('POST', '/admin/login', login);
  /** @type {(method: string, path: string, body?: Fields) => ReturnType<typeof ask>} */
  const asked = (method, path, body) => ask(method, path, body, data.token);
  return {
    /** What each of its questions bears. */
    headers: { authorization: `Bearer ${data.token}` },
    /** Any other question of the panel. */
    ask: asked,
    /** @type {(type: string, fields: Fields) => Promise<string>} */
    create: async (type, fields) => (await asked('POST', `${COLLECTION}${type}`, fields)).data.documentId,
    /** @type {(type: string, filter: string) => Promise<string>} */
    find: async (type, filter) => {
      const { results } = await asked('GET', `${COLLECTION}${type}?${filter}`);
      if (!results[0]) throw new Error(`There is no ${type} with ${filter}`);
      return results[0].documentId;
    },
    /** @type {(type: string, query: string) => Promise<any[]>} */
    some: async (type, query) => (await asked('GET', `${COLLECTION}${type}?${query}`)).results,
    /**
     * Every entry of a type.
     * @param {string} type
     */
    all: async (type) => {
      const entries = [];
      for (let page = 1; ; page += 1) {
        const part = await asked('GET', `${COLLECTION}${type}?page=${page}&pageSize=100`);
        entries.push(...part.results);
        if (page >= part.pagination.pageCount) return entries;
      }
    },
    /** @type {(type: string, id: string, fields: Fields) => Promise<unknown>} */
    update: (type, id, fields) => asked('PUT', `${COLLECTION}${type}/${id}`, fields),
    /** @type {(type: string, id: string, fields?: Fields) => Promise<unknown>} */
    publish: (type, id, fields = {}) => asked('POST', `${COLLECTION}${type}/${id}/actions/publish`, fields),
    /** @type {(type: string, id: string) => Promise<unknown>} */
    unpublish: (type, id) => asked('POST', `${COLLECTION}${type}/${id}/actions/unpublish`, {}),
    /** @type {(type: string, fields: Fields) => Promise<unknown>} */
    setSingle: (type, fields) => asked('PUT', `${SINGLE}${type}`, fields),
    /** @type {(type: string, fields?: Fields) => Promise<unknown>} */
    publishSingle: (type, fields = {}) => asked('POST', `${SINGLE}${type}/actions/publish`, fields),
  };
}

/**
 * What editors and marketers change: each `show` does it with a text that no page has yet, and the pages are where visitors
 * must see it.
 * @param {string} cms
 * @returns {Promise<Record<'article' | 'page' | 'service' | 'banner' | 'static preset' | 'menu link', Change>>}
 */
export async function changes(cms) {
  const [editor, marketer] = [await openPanel(cms, 'editor'), await openPanel(cms, 'marketer')];
  const article = await editor.find('knowledge.article', 'filters[url][$eq]=ssh-keys');
  const page = await marketer.find('site.page', 'filters[slug][$eq]=ai-help');
  const service = await marketer.find('site.service', 'filters[slug][$eq]=s3');
  const banner = await marketer.find('site.banner', 'filters[place][$eq]=home');
  const preset = await marketer.find('commerce.static-preset', 'filters[group][$eq]=frankfurt');
  return {
    article: {
      pages: ['/tutorials/linux/ssh-keys', '/tutorials/linux'],
      show: (text) => editor.publish('knowledge.article', article, { title: text }),
    },
    page: { pages: ['/ai-help'], show: (text) => marketer.publish('site.page', page, { title: text }) },
    service: {
      pages: ['/services/s3', '/services'],
      show: (text) => marketer.publish('site.service', service, { name: text }),
    },
    banner: { pages: ['/'], show: (text) => marketer.publish('site.banner', banner, { title: text }) },
    'static preset': {
      pages: ['/services/cloud-servers'],
      show: (text) => marketer.publish('commerce.static-preset', preset, { title: text }),
    },
    'menu link': {
      pages: ['/', '/services/databases', '/tutorials/linux/ssh-keys'],
      show: (text) =>
        marketer.setSingle('site.navigation', { menu_links: [{ label: text, href: '/tutorials' }] }),
    },
  };
}

/**
 * Milliseconds from the call that changes something until each of the pages shows it at every origin.
 * @param {Change} change
 * @param {string} text
 * @param {readonly string[]} origins
 */
export async function timeUntilSeen({ pages, show }, text, origins, everyMs = 40) {
  const addresses = origins.flatMap((origin) => pages.map((page) => `${origin}${page}`));
  // Visitors are there before and meanwhile.
  await Promise.all(addresses.map(read));
  const startedAt = performance.now();
  const called = show(text);
  const seen = addresses.map(async (address) => {
    for (;;) {
      if ((await read(address)).includes(text)) return performance.now() - startedAt;
      if (performance.now() - startedAt > SEEN_WITHIN_MS)
        throw new Error(`${address} does not show '${text}' after ${SEEN_WITHIN_MS} ms`);
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  });
  const [, ...times] = await Promise.all([called, ...seen]);
  return Math.max(...times);
}

/** @param {string} address */
async function read(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(SEEN_WITHIN_MS) });
  return answer.text();
}
