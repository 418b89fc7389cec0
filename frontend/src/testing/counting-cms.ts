import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readCounts } from '../../../cms/src/funnel/funnel-count';
import type { FunnelQuestion, FunnelReport } from '../../../cms/src/funnel/funnel-report';
import { type Database, makeFunnelTables } from '../../../cms/src/funnel/funnel-tables';
import { readReport } from '../../../cms/src/funnel/read-report';
import { takeCounts } from '../../../cms/src/funnel/take-counts';

const PERIODS = ['P1M', 'P3M', 'P6M', 'P1Y'];
const COMMERCE = {
  ...{ floating_ip_price: 180, cpu_limit: 16, min_ram_per_core_gb: 1, configurator_rules: [] },
  payment_periods: PERIODS.map((code) => ({ code, multiplier: 1 })),
  ...{ retired_presets: [], consent_checked: true, agree_mailing_checked: true, company_domain: '' },
  ...{ analytics_counter_id: null, analytics_goal_id: null },
};

/** How it answers what the site has counted; `deaf` takes it, and its answer is lost. */
export type Mood = 'well' | 'away' | 'deaf';

/** What of the CMS counts, over a real database, beside the settings that prices need. Whoever opens it closes it. */
export async function openCountingCms(folder: string, banners: Readonly<Record<string, string>>) {
  const database = openDatabase(join(folder, 'cms.db'));
  await database.schema.createTable('banners', (table) => {
    table.string('document_id');
  });
  await database('banners').insert(Object.keys(banners).map((document_id) => ({ document_id })));
  await makeFunnelTables(database);
  const state: { mood: Mood; taken: { id: string; outcome: string }[] } = { mood: 'well', taken: [] };

  async function answer(path: string | undefined, body: string): Promise<number | 'lost'> {
    if (path !== '/api/funnel-counts') return 404;
    const batch = readCounts(JSON.parse(body));
    if (!batch) return 400;
    const outcome = await takeCounts(database, batch, Date.now());
    state.taken.push({ id: batch.id, outcome });
    return state.mood === 'deaf' ? 'lost' : outcome === 'added' ? 201 : 200;
  }

  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (state.mood === 'away') return response.writeHead(503).end();
    if (request.url === '/graphql')
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: { commerceSettings: COMMERCE } }));
    const status = await answer(request.url, Buffer.concat(chunks).toString('utf8'));
    return status === 'lost' ? request.socket.destroy() : response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...{ state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    report: (question: FunnelQuestion): Promise<FunnelReport> =>
      readReport(database, question, new Map(Object.entries(banners))),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.destroy();
    },
  };
}

/** With the knex that Strapi talks to its database with. */
function openDatabase(filename: string): Database {
  const cms = createRequire(join(import.meta.dirname, '../../../cms/package.json'));
  const strapi = createRequire(cms.resolve('@strapi/strapi'));
  const knex: (settings: object) => Database = createRequire(strapi.resolve('@strapi/database'))('knex');
  return knex({ client: 'better-sqlite3', connection: { filename }, useNullAsDefault: true });
}
