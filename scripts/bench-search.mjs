import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeArticles } from './bench-search/made-articles.mjs';
import { askAnew, openIndex } from './bench-search/open-index.mjs';
import { median } from './median.mjs';
import { makeDatabase, postgresFault } from './own-database.mjs';
import { printRow } from './print-row.mjs';
import { checkNode, installWorkspace, main, run } from './toolchain.mjs';

const ARTICLES = 10_000;
const TRIES = 20;
const LIMIT_MS = { cold: 200, warm: 50 };

/** What visitors type: word forms, a word of nearly all articles, typos, the other layout, a synonym, a beginning, no hits. */
const QUERIES = [
  ...['nginx', 'настроить nginx на ubuntu', 'сервер', 'серверами', 'резервная копия postgresql', 'бекап'],
  ...['postgersql', 'кубернтеес', 'тпштч', ',fpf lfyys[', 'на', 'серт', 'kubernetes фиолетовый', 'фхтагн'],
  ...['фхт ждщ цшэ', 'и а о с в'],
  ...['сертификат https для nginx на debian 12 без простоя'],
];

/**
 * Measures the search over ten thousand articles in each database: the first question of a process that has just connected,
 * and the same question later. Everything is thrown away afterwards.
 */
await main(async () => {
  checkNode();
  if (!process.argv.includes('--no-build')) {
    await installWorkspace();
    await run('turbo', ['run', 'build', '--filter=@vitrina/cms']);
  }
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-bench-search-'));
  try {
    await measure('SQLite', { client: 'sqlite', filename: join(folder, 'search.db') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const fault = await postgresFault();
  if (fault !== undefined) return console.log(`PostgreSQL is not measured: ${fault}.`);
  const database = await makeDatabase();
  try {
    await measure('PostgreSQL', { client: 'postgres', url: database.url });
  } finally {
    await database.drop();
  }
});

/** @typedef {{ query: string, cold: number, warm: number[], fit: string, total: number }} Row */

/**
 * @param {string} name
 * @param {import('./bench-search/open-index.mjs').Place} place
 */
async function measure(name, place) {
  const begun = performance.now();
  const opened = await openIndex(place);
  await opened.fill(makeArticles(ARTICLES));
  console.log(
    `\n${name}: ${ARTICLES} articles indexed in ${Math.round((performance.now() - begun) / 1000)} s\n`,
  );
  const rows = [];
  for (const query of QUERIES) {
    const cold = await askAnew(place, query);
    const times = [];
    for (let turn = 0; turn < TRIES; turn += 1) {
      const start = performance.now();
      await opened.ask(query);
      times.push(performance.now() - start);
    }
    const { fit, total } = await opened.ask(query);
    // The first of a process that knows other questions already is no cold start and no warm question.
    rows.push({ query, cold, warm: times.slice(1), fit, total });
  }
  await opened.close();
  report(name, rows);
}

/**
 * @param {string} name
 * @param {readonly Row[]} rows
 */
function report(name, rows) {
  const widths = { name: 52, value: 9 };
  printRow(name, ['fit', 'found', 'cold ms', 'median', 'worst'], widths);
  for (const { query, cold, warm, fit, total } of rows) {
    const figures = [Math.round(cold), median(warm).toFixed(1), Math.max(...warm).toFixed(1)];
    printRow(query, [fit, total, ...figures], widths);
  }
  const worstCold = Math.max(...rows.map(({ cold }) => cold));
  const worstWarm = Math.max(...rows.map(({ warm }) => median(warm)));
  for (const { what, worst, limit } of [
    { what: 'cold', worst: worstCold, limit: LIMIT_MS.cold },
    { what: 'warm', worst: worstWarm, limit: LIMIT_MS.warm },
  ]) {
    const holds = worst <= limit;
    console.log(`${holds ? 'holds ' : 'BROKEN'}  ${what}: ${Math.round(worst)} ms, at most ${limit} ms`);
    if (!holds) process.exitCode = 1;
  }
}
