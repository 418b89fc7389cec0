import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readLoad } from './bench-serve/read-load.mjs';
import { SERVERS, serveTable } from './bench-serve/serve-table.mjs';
import { request } from './bench-weight/request.mjs';
import { ensurePackage, NGINX_PACKAGE } from './debian-packages.mjs';
import { startEmptySite } from './empty-site.mjs';
import { localEdge } from './local-edge.mjs';
import { startNginx } from './nginx.mjs';
import { buildProduct, ownServices } from './own-product.mjs';
import { openPublishShop } from './publish-shop.mjs';
import { checkPorts } from './settings.mjs';
import { checkNode, main, Stop } from './toolchain.mjs';

/** Ports and data of its own: a product that is open on this machine is left alone. */
const PORTS = { site: 3355, empty: 3356, cms: 1555, sandbox: 4355, edge: 3357, refresh: 3358, static: 3359 };
const DATA = join(tmpdir(), 'vitrina-bench-serve');
const PAGES = [
  { name: 'home', address: '/' },
  { name: 'an article', address: '/tutorials/linux/ssh-keys' },
  { name: 'tariffs', address: '/services/cloud-servers' },
];
/** What browsers say that read no Brotli, and those that do. */
const ASKED = { gzip: 'gzip', br: 'gzip, br' };
const ENCODINGS = /** @type {const} */ (['gzip', 'br']);
const ROUNDS = 3;
const CONNECTIONS = 32;
const SECONDS = 3;
const WARM_SECONDS = 1;
const WRK = { name: 'wrk', isThere: () => existsSync('/usr/bin/wrk') };

const run = promisify(execFile);

/** @typedef {import('./bench-serve/serve-table.mjs').Row} Row */

/**
 * Asks for pages as fast as they come, on connections that stay open: of nginx that has the same bytes as files, of the edge, of the
 * site without an edge, and for the empty page of the same Next.js. One after the other, round by round, with one process each.
 */
await main(async () => {
  checkNode();
  await checkPorts(PORTS);
  for (const wanted of [NGINX_PACKAGE, WRK]) await ensurePackage(wanted);
  await buildProduct({ withEmptySite: true });
  console.log('• start the product, the edge and the empty page');
  const shop = await openPublishShop({
    data: DATA,
    ports: { sites: [PORTS.site], cms: PORTS.cms, sandbox: PORTS.sandbox },
    siteEnvOf: () => ({ TRUSTED_PROXIES: '1' }),
  });
  const services = ownServices(join(DATA, 'empty'));
  /** @type {Awaited<ReturnType<typeof startNginx>>[]} */
  const nginx = [];
  try {
    await startEmptySite(services, PORTS.empty);
    const copies = join(DATA, 'copies');
    const edge = localEdge({ sites: [PORTS.site], port: PORTS.edge, refreshPort: PORTS.refresh, copies });
    nginx.push(await startNginx({ servers: [edge], ports: [PORTS.edge] }));
    nginx.push(await startNginx({ servers: await staticServers(), ports: [PORTS.static] }));
    const table = serveTable(await measureAll());
    console.log(
      `\n${table}\n\nRequests a second on ${CONNECTIONS} connections, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)} at the end.`,
    );
  } finally {
    await Promise.all([...nginx.map((one) => one.close()), services.end(), shop.close()]);
  }
});

/** The peer: every answer of the site as a file, found as quickly as the edge finds its copies. */
async function staticServers() {
  const folder = join(DATA, 'static');
  mkdirSync(folder);
  const locations = [];
  for (const [index, { address }] of PAGES.entries())
    for (const encoding of ENCODINGS) {
      const { status, body } = await request(`http://127.0.0.1:${PORTS.site}${address}`, {
        'accept-encoding': ASKED[encoding],
      });
      if (status !== 200) throw new Stop(`${address} answered ${status}.`);
      const file = join(folder, `${index}.${encoding}`);
      writeFileSync(file, body);
      locations.push(
        `location = /${index}.${encoding} { alias ${file}; default_type "text/html; charset=utf-8"; add_header Content-Encoding ${encoding}; }`,
      );
    }
  return [
    `server { listen 127.0.0.1:${PORTS.static}; open_file_cache max=4096 inactive=60s; ${locations.join('\n')} }`,
  ];
}

/** @returns {Promise<Row[]>} */
async function measureAll() {
  const rows = PAGES.flatMap(({ name, address }, index) =>
    ENCODINGS.map((encoding) => ({
      ...{ name, encoding },
      urls: {
        static: `http://127.0.0.1:${PORTS.static}/${index}.${encoding}`,
        edge: `http://127.0.0.1:${PORTS.edge}${address}`,
        site: `http://127.0.0.1:${PORTS.site}${address}`,
        empty: `http://127.0.0.1:${PORTS.empty}/`,
      },
      rounds: /** @type {Row['rounds']} */ ([]),
    })),
  );
  for (const { encoding, urls } of rows)
    for (const server of SERVERS) await load(urls[server], encoding, WARM_SECONDS);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { encoding, urls, rounds } of rows) {
      const measured = { static: 0, edge: 0, site: 0, empty: 0 };
      for (const server of SERVERS) measured[server] = await load(urls[server], encoding, SECONDS);
      rounds.push(measured);
    }
    console.log(`• round ${round} of ${ROUNDS}`);
  }
  return rows;
}

/**
 * Requests a second.
 * @param {string} url
 * @param {keyof typeof ASKED} encoding
 * @param {number} seconds
 */
async function load(url, encoding, seconds) {
  const { stdout } = await run('/usr/bin/wrk', [
    ...[
      '-t',
      '1',
      '-c',
      String(CONNECTIONS),
      '-d',
      `${seconds}s`,
      '-H',
      `Accept-Encoding: ${ASKED[encoding]}`,
      url,
    ],
  ]);
  const answered = readLoad(stdout);
  if (answered === undefined)
    throw new Stop(`Not every request to ${url} was answered with a page:\n${stdout}`);
  return answered;
}
