import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NGINX, nginxFault, startNginx } from './nginx.mjs';
import { postgresFault } from './own-database.mjs';
import { placedIn } from './production/places.mjs';
import {
  dropDatabase,
  endServices,
  makeFolders,
  runCommands,
  sandboxOf,
  WRITE_ADDRESSES,
} from './production/trial.mjs';
import { markedCommands } from './production/unit.mjs';
import { checkPorts } from './settings.mjs';
import { checkNode, main, ROOT, Stop } from './toolchain.mjs';

/**
 * `npm run try:production`: the commands of `docs/production.md` that are marked to be tried, from a clone of what is committed to a shop behind
 * TLS and a backup that is whole. A folder stands for `/`, and the command lines of the units are run without systemd. PostgreSQL and
 * Redis have to be there. PORTS_FROM moves what listens.
 */
const FROM = Number(process.env.PORTS_FROM ?? 7810);

await main(async () => {
  checkNode();
  const fault = (await postgresFault()) ?? nginxFault();
  if (fault) throw new Stop(`Nothing can be tried here: ${fault}.`);
  const names = /** @type {const} */ (['site', 'second', 'cms', 'refresh', 'sandbox', 'http', 'tls']);
  const ports = /** @type {import('./production/places.mjs').Places['ports']} */ (
    Object.fromEntries(names.map((name, index) => [name, FROM + index]))
  );
  await checkPorts(ports);
  const root = mkdtempSync(join(tmpdir(), 'vitrina-production-'));
  const database = `vitrina_trial_${process.pid}`;
  const places = { root, repository: ROOT, database, ports };
  const sandbox = sandboxOf(places);
  let isWhole = false;
  try {
    makeFolders(root);
    await sandbox.start();
    const startedAt = Date.now();
    const blocks = markedCommands(readFileSync(join(ROOT, 'docs', 'production.md'), 'utf8'), 'tried');
    await runCommands(
      places,
      blocks.flatMap((block) =>
        block.includes('put site EDGE_REFRESH_URL') ? [block, WRITE_ADDRESSES] : [block],
      ),
    );
    await askThroughNginx(places);
    console.log(`\nFrom a clone to a shop behind TLS and a whole backup: ${seconds(startedAt)} s`);
    isWhole = true;
  } finally {
    await endServices(root);
    await sandbox.end();
    await dropDatabase(database);
    if (isWhole) rmSync(root, { recursive: true, force: true });
    else console.error(`What was left: ${root}`);
  }
});

/**
 * The files of nginx as the commands have left them, with a certificate of our own and ports that need no root.
 * @param {import('./production/places.mjs').Places} places
 */
async function askThroughNginx(places) {
  const folder = join(places.root, 'etc/letsencrypt/live/shop.example.com');
  mkdirSync(folder, { recursive: true });
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=shop.example.com'],
    ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
  ]);
  if (made.status !== 0) throw new Stop(`There is no certificate: ${made.stderr}`);
  const servers = ['site.conf', 'cms.conf'].map((name) =>
    placedIn(places)(readFileSync(join(places.root, 'etc/nginx/conf.d', name), 'utf8'))
      .replaceAll('127.0.0.1:3000;', `127.0.0.1:${places.ports.site};`)
      .replaceAll('127.0.0.1:3001;', `127.0.0.1:${places.ports.second};`)
      .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${places.ports.tls}`)
      .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${places.ports.http}`),
  );
  const nginx = await startNginx({ servers, ports: [places.ports.tls] });
  try {
    for (const [host, path] of /** @type {const} */ ([
      ['shop.example.com', '/'],
      ['shop.example.com', '/services'],
      ['cms.example.com', '/admin/init'],
    ])) {
      const status = await askTls(places.ports.tls, host, path);
      console.log(`  ${status} https://${host}${path} by ${NGINX}`);
      if (status !== 200) throw new Stop(`https://${host}${path} answers ${status}: ${nginx.errors()}`);
    }
  } finally {
    await nginx.close();
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @param {string} path
 * @returns {Promise<number | undefined>}
 */
function askTls(port, host, path) {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        servername: host,
        headers: { host },
        rejectUnauthorized: false,
        timeout: 30_000,
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode));
      },
    );
    asked.once('error', reject);
    asked.end();
  });
}

/** @param {number} startedAt */
function seconds(startedAt) {
  return Math.round((Date.now() - startedAt) / 1000);
}
