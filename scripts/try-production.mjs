import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NGINX, nginxFault, startNginx } from './nginx.mjs';
import { keptDatabase, postgresFault } from './own-database.mjs';
import { placedIn } from './production/places.mjs';
import { triedCommands } from './production/unit.mjs';
import { Program } from './program.mjs';
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
    for (const folder of [
      'etc/systemd/system',
      'var/lib/vitrina',
      'var/backups/vitrina',
      'srv/vitrina',
      'var/lib/nginx',
    ])
      mkdirSync(join(root, folder), { recursive: true });
    await sandbox.start();
    const startedAt = Date.now();
    tryCommands(places);
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

/** @param {import('./production/places.mjs').Places} places */
function tryCommands(places) {
  const placed = placedIn(places);
  const document = readFileSync(join(ROOT, 'docs', 'production.md'), 'utf8');
  const here = JSON.stringify(process.execPath);
  const blocks = triedCommands(document).map(placed);
  const script = [
    'set -euo pipefail',
    `systemctl() { ${here} ${join(ROOT, 'scripts', 'production', 'systemctl.mjs')} "$@"; }`,
    ...blocks.flatMap((block, index) => [
      `printf '\\n\\033[1m• commands %s of ${blocks.length} (%s s)\\033[0m\\n' ${index + 1} "$SECONDS"`,
      block,
      // 'Put your addresses in the place of those of example.com.'
      ...(block.includes('put cms ADMIN_PASSWORD')
        ? [`${here} ${import.meta.filename.replace('try-production', 'production/write-addresses')}`]
        : []),
    ]),
  ].join('\n');
  const file = join(places.root, 'commands.sh');
  writeFileSync(file, script);
  const { PATH, HOME, LANG } = process.env;
  const { status } = spawnSync('bash', [file], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: /** @type {NodeJS.ProcessEnv} */ (
      /** @type {object} */ ({ PATH, HOME, LANG, VITRINA_TRIAL: JSON.stringify(places) })
    ),
  });
  if (status !== 0) throw new Stop(`A command of docs/production.md ended with ${status}: ${file}`);
}

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

/** @param {import('./production/places.mjs').Places} places */
function sandboxOf({ root, ports }) {
  return new Program(root, 'sandbox', {
    args: ['--import', 'tsx', 'src/main.ts'],
    cwd: 'packages/sandbox',
    env: { PORT: String(ports.sandbox), SANDBOX_DATABASE: join(root, 'sandbox.db') },
    health: `http://127.0.0.1:${ports.sandbox}/__sandbox/health`,
  });
}

/** @param {string} root */
async function endServices(root) {
  const file = join(root, 'pids');
  if (!existsSync(file)) return;
  const pids = readFileSync(file, 'utf8').trim().split('\n').map(Number);
  for (const pid of pids) signal(pid, 'SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 8_000));
  for (const pid of pids) signal(pid, 'SIGKILL');
}

/**
 * @param {number} pid of a group that the trial has begun
 * @param {NodeJS.Signals} name
 */
function signal(pid, name) {
  try {
    process.kill(-pid, name);
  } catch {
    // It has ended.
  }
}

/** @param {string} name */
async function dropDatabase(name) {
  const { drop } = await keptDatabase(name);
  await drop();
  spawnSync('psql', ['-q', '-c', `DROP ROLE IF EXISTS ${name}_cms, ${name}_orders`, 'postgres'], {
    env: { ...process.env, PGHOST: '127.0.0.1', PGUSER: 'postgres' },
  });
}

/** @param {number} startedAt */
function seconds(startedAt) {
  return Math.round((Date.now() - startedAt) / 1000);
}
