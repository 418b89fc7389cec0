/**
 * @typedef {Awaited<ReturnType<typeof import('../publish-shop.mjs').openPublishShop>>} Shop
 * @typedef {Awaited<ReturnType<typeof import('../publishing.mjs').openPanel>>} Panel
 * @typedef {{ name: string, ask: () => Promise<unknown>, isMore?: boolean }} Question `isMore`: it answers more where there is more
 */

const COLLECTION = '/content-manager/collection-types/api::';

/**
 * What visitors, editors and the support ask for where content has grown, each of it through HTTP as they do.
 * @param {Shop} shop
 * @param {Panel} panel of somebody who may see everything
 */
export async function questions(shop, panel) {
  const site = shop.sites[0]?.origin ?? '';
  const article = await panel.find('knowledge.article', 'filters[url][$eq]=ssh-keys');
  const unread = await unreadArticles(site);
  const notice = { type: 'article', event: 'publish', id: article, url: 'ssh-keys', topic: 'linux' };
  let typed = 0;
  /** @type {(name: string, path: string) => Question} */
  const page = (name, path) => ({ name, ask: () => read(`${site}${path}`) });
  /** @type {(name: string, query: string) => Question} */
  const ask = (name, query) => ({
    name,
    ask: () =>
      read(`${shop.cms.origin}/graphql`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${shop.cms.env.CMS_READ_TOKEN}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ query }),
      }),
  });
  /** @type {(name: string, path: string) => Question} */
  const inPanel = (name, path) => ({
    name,
    ask: () => read(`${shop.cms.origin}${path}`, { headers: panel.headers }),
  });
  /** @type {(name: string, path: string, sort: string) => Question} */
  const list = (name, path, sort) => inPanel(name, `${COLLECTION}${path}?page=1&pageSize=20&sort=${sort}`);
  return [
    {
      name: 'an article, its topic and the index made again',
      ask: async () => {
        const status = await shop.tell(site, notice);
        if (status !== 200) throw new Error(`The site answered the notice with ${status}`);
      },
    },
    {
      name: 'an article for its first reader',
      ask: () => read(`${site}${unread.pop() ?? '/no-article-is-left'}`),
    },
    page('search, a page of answers', '/search?q=nginx'),
    page('search, as it is typed', '/api/search?q=postgresql'),
    // Texts for machines are kept for ten seconds: what the CMS has to do for them is asked of it.
    { ...ask('the parts of the map, of all articles', '{ articleMapParts { changedOn } }'), isMore: true },
    {
      ...ask(
        'a part of the map, of all or 1,000 articles',
        '{ articleMap(part: 1) { address title changedOn image { hash } } }',
      ),
      isMore: true,
    },
    page('the map of the site', '/sitemap.xml'),
    page('the map of its pages', '/sitemap/pages.xml'),
    page('the feed of all articles', '/rss.xml'),
    list('panel: the latest articles', 'knowledge.article', 'updatedAt:DESC'),
    list('panel: presets', 'commerce.static-preset', 'code:ASC'),
    list('panel: the newest requests', 'requests.request', 'createdAt:DESC'),
    inPanel(
      'panel: new requests',
      `${COLLECTION}requests.request?page=1&pageSize=20&sort=createdAt:DESC&filters[$and][0][state][$eq]=new`,
    ),
    inPanel('panel: how many requests are open', '/vitrina/requests/open'),
    inPanel('panel: articles found by a word', `${COLLECTION}knowledge.article?page=1&pageSize=20&_q=nginx`),
    inPanel('panel: an article opened', `${COLLECTION}knowledge.article/${article}`),
    inPanel('panel: where an article is used', `/vitrina/uses/api::knowledge.article/${article}`),
    inPanel('panel: what was planned', '/vitrina/editorial/plans'),
    inPanel('panel: what was done', '/vitrina/editorial/activity'),
    {
      name: 'panel: the requests of a person',
      ask: () =>
        read(`${shop.cms.origin}/vitrina/requests-of-person/count`, {
          method: 'POST',
          headers: { ...panel.headers, 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'visitor-77@example.org', phone: '+7 900 000-00-77' }),
        }),
    },
    {
      name: 'panel: an article is published',
      ask: () => {
        typed += 1;
        return panel.publish('knowledge.article', article, { title: `SSH-ключи ${typed}` });
      },
    },
  ];
}

/**
 * Addresses of articles that the site has never made: each has one first reader.
 * @param {string} site
 */
async function unreadArticles(site) {
  const map = await read(`${site}/sitemap/articles-1.xml`);
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return addresses.filter((address) => !address.endsWith('/ssh-keys'));
}

/**
 * @param {string} address
 * @param {RequestInit} [how]
 */
async function read(address, how = {}) {
  const answer = await fetch(address, { ...how, signal: AbortSignal.timeout(120_000) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text.slice(0, 300)}`);
  return text;
}
