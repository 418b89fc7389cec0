const { createServer } = require('node:http');

const ARTICLE = 'api::knowledge.article';
const PUBLISHED = { publishedAt: { $notNull: true } };
const MAY_BE_FOUND = { $or: [{ noindex: false }, { noindex: { $null: true } }] };

/** Makes up content of each kind, twice, reads the table of requests as the panel does, and removes all of it again. */
module.exports = async (strapi, compiled) => {
  const { loadPresets, removePresets } = compiled('generate/load-presets');
  const { loadRequests, removeRequests } = compiled('generate/load-requests');
  const { ARTICLES, DEMO_PASSWORD, REQUESTS } = process.env;
  const count = async () => ({
    presets: await strapi.db.query('api::commerce.static-preset').count(),
    requests: await strapi.db.query('api::requests.request').count(),
    articles: await strapi.db.query(ARTICLE).count({ where: { ...PUBLISHED, ...MAY_BE_FOUND } }),
  });
  const { loadArticles, removeArticles } = compiled('generate/load-articles');
  const { articlesOfPart, mapParts } = compiled('sitemap/article-map');
  const before = await count();
  for (const _ of [1, 2]) {
    await loadPresets(strapi, 3);
    await loadRequests(strapi, Number(REQUESTS));
    await loadArticles(strapi, Number(ARTICLES));
  }
  const made = await count();

  strapi.server.mount();
  const server = createServer(strapi.server.app.callback());
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const login = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'developer@vitrina.example', password: DEMO_PASSWORD }),
  });
  const { token } = (await login.json()).data;
  const answer = await fetch(`${origin}/vitrina/requests-table`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const table = Buffer.from(await answer.arrayBuffer()).toString();
  const isBroken = await breakDownload(origin, token);
  const newest = await strapi.db
    .query('api::requests.request')
    .findMany({ orderBy: { createdAt: 'asc' }, limit: 1 });
  const { hidden, parts } = await readMap();
  const removed = [await removePresets(strapi), await removeRequests(strapi), await removeArticles(strapi)];
  server.close();
  server.closeAllConnections();
  return {
    ...{ before, made, removed, after: await count(), hidden, parts },
    isBroken,
    type: answer.headers.get('content-type'),
    rows: table
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split('";"')[2]),
    ageInDays: (Date.now() - Date.parse(newest[0].createdAt)) / 86_400_000,
  };

  /** Whether who downloads the table hears of a database that goes away in the midst of it. */
  async function breakDownload(origin, token) {
    const { query } = strapi.db;
    let asked = 0;
    strapi.db.query = (uid) => {
      const found = query.call(strapi.db, uid);
      if (uid !== 'api::requests.request') return found;
      asked += 1;
      return asked === 1
        ? found
        : { ...found, findMany: () => Promise.reject(new Error('The database is away')) };
    };
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}/vitrina/requests-table`, { headers });
    const isBroken = await answer.arrayBuffer().then(
      () => false,
      () => answer.status === 200,
    );
    strapi.db.query = query;
    return isBroken;
  }

  /** The map of all articles, while one of them is kept out of it. */
  async function readMap() {
    const where = { ...PUBLISHED, url: 'generated-7' };
    await strapi.db.query(ARTICLE).updateMany({ where, data: { noindex: true } });
    const told = await mapParts(strapi);
    const parts = [];
    for (const [index, { changedOn }] of told.entries()) {
      const articles = await articlesOfPart(strapi, index + 1);
      const changes = articles.map((article) => Date.parse(article.changedOn)).filter(Number.isFinite);
      parts.push({
        addresses: articles.map(({ address }) => address),
        isLatest: changedOn.getTime() === Math.max(...changes),
      });
    }
    return { hidden: '/generated-7', parts };
  }
};
