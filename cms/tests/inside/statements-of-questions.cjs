const { readFileSync } = require('node:fs');
const { createServer } = require('node:http');

/**
 * Asks every question of the file QUESTIONS with few articles and with many: how many statements each takes, and which of the
 * tables that grow it reads from end to end.
 */
module.exports = async (strapi, compiled) => {
  const { loadArticles } = compiled('generate/load-articles');
  const { questions, login, growing } = JSON.parse(readFileSync(process.env.QUESTIONS, 'utf8'));
  strapi.server.mount();
  // Not Strapi's own server: what it does beside, once it listens, is no part of a question.
  const server = createServer(strapi.server.app.callback());
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;

  async function ask({ method, path, headers, body }) {
    const answer = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    });
    const said = await answer.json();
    if (!answer.ok || said.errors) throw new Error(`${path}: ${answer.status} ${JSON.stringify(said)}`);
    return said;
  }

  const { token } = (await ask(login)).data;
  let statements = [];
  strapi.db.connection.on('query', ({ sql, bindings }) => {
    if (/^\s*select/i.test(sql)) statements.push({ sql, bindings });
  });

  async function askAll() {
    const asked = {};
    for (const { name, isOfPanel, ...question } of questions) {
      const headers = isOfPanel ? { authorization: `Bearer ${token}` } : question.headers;
      // The first time it may learn what it keeps in memory.
      await ask({ ...question, headers });
      statements = [];
      await ask({ ...question, headers });
      asked[name] = [...statements];
    }
    return asked;
  }

  /** How many statements it takes two instances of the site to ask the same, each told of these changes. */
  async function ofTwo(changes) {
    const [{ headers, ...question }] = questions;
    statements = [];
    await Promise.all(
      changes.map((told) => ask({ ...question, headers: { ...headers, 'x-after-changes': told } })),
    );
    return statements.length;
  }

  const amounts = (asked) =>
    Object.fromEntries(Object.entries(asked).map(([name, { length }]) => [name, length]));

  await loadArticles(strapi, 3);
  const few = amounts(await askAll());
  await loadArticles(strapi, 60);
  const asked = await askAll();
  const readThrough = {};
  for (const [name, list] of Object.entries(asked)) {
    const tables = (await Promise.all(list.map(tablesReadThrough))).flat();
    if (tables.length > 0) readThrough[name] = [...new Set(tables)].sort();
  }
  const shared = { same: await ofTwo(['1,2', '1,2']), other: await ofTwo(['3', '4']) };
  server.close();
  server.closeAllConnections();
  return { few, many: amounts(asked), readThrough, shared };

  /** SQLite says of each table how it looks for rows; without statistics that hangs on the indexes alone. */
  async function tablesReadThrough({ sql, bindings }) {
    const names = new Map(
      [...sql.matchAll(/(?:from|join) `(\w+)` as `(\w+)`/g)].map(([, table, as]) => [as, table]),
    );
    const plan = await strapi.db.connection.raw(`EXPLAIN QUERY PLAN ${sql}`, bindings);
    return plan.flatMap(({ detail }) => {
      const as = /^SCAN (\w+)(?!.* USING )/.exec(detail)?.[1];
      const table = names.get(as) ?? as;
      return growing.includes(table) ? [table] : [];
    });
  }
};
