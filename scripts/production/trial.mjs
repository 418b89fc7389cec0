import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { keptDatabase } from '../own-database.mjs';
import { Program } from '../program.mjs';
import { DEMO_PASSWORD } from '../settings.mjs';
import { Stop } from '../toolchain.mjs';
import { placedIn, REDIS_DATABASE } from './places.mjs';
import { endGroup, pidFile, servicesOf } from './running.mjs';

/** What the commands of a guide need to be run in a folder that stands for `/`, without systemd. */

const HERE = JSON.stringify(process.execPath);
const beside = (/** @type {string} */ name) => `${HERE} ${join(import.meta.dirname, name)}`;

/** 'Put your addresses in the place of those of example.com.' */
export const WRITE_ADDRESSES = 'write_addresses';

/** @param {string} root */
export function makeFolders(root) {
  for (const folder of [
    'etc/systemd/system',
    'var/lib/vitrina',
    'var/backups/vitrina',
    'srv/vitrina',
    'var/lib/nginx',
  ])
    mkdirSync(join(root, folder), { recursive: true });
}

/**
 * Runs commands one behind the other until one fails. Meanwhile whoever waits goes on: a connection that a service closes in its restart must be known as closed.
 * @param {import('./places.mjs').Places} places
 * @param {readonly string[]} blocks as the guide has them
 */
export async function runCommands(places, blocks) {
  const placed = placedIn(places);
  const script = [
    'set -euo pipefail',
    `systemctl() { ${beside('systemctl.mjs')} "$@"; }`,
    `${WRITE_ADDRESSES}() { ${beside('write-addresses.mjs')}; }`,
    // `npm run try:production` asks through nginx; and that two versions differ is no failure.
    'nginx() { :; }',
    'diff() { command diff "$@" || [ $? -eq 1 ]; }',
    ...blocks.flatMap((block, index) => [
      `printf '\\n\\033[1m• commands %s of ${blocks.length} (%s s)\\033[0m\\n' ${index + 1} "$SECONDS"`,
      placed(block),
    ]),
  ].join('\n');
  const file = join(places.root, 'commands.sh');
  writeFileSync(file, script);
  const { PATH, HOME, LANG } = process.env;
  const child = spawn('bash', [file], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: /** @type {NodeJS.ProcessEnv} */ (
      /** @type {object} */ ({ PATH, HOME, LANG, VITRINA_TRIAL: JSON.stringify(places) })
    ),
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Stop(`A command of docs/production.md ended with ${status}: ${file}`);
}

/** @param {import('./places.mjs').Places} places */
export function sandboxOf({ root, ports }) {
  return new Program(root, 'sandbox', {
    args: ['--import', 'tsx', 'src/main.ts'],
    cwd: 'packages/sandbox',
    env: {
      PORT: String(ports.sandbox),
      SANDBOX_DATABASE: join(root, 'sandbox.db'),
      SANDBOX_DEMO_PASSWORD: DEMO_PASSWORD,
    },
    health: `http://127.0.0.1:${ports.sandbox}/__sandbox/health`,
  });
}

/** Forgets what an earlier trial has noted of customers and orders: in an empty sandbox their numbers come again. */
export async function emptyRedis() {
  const socket = connect(6379, '127.0.0.1').resume();
  socket.end(`SELECT ${REDIS_DATABASE}\r\nFLUSHDB\r\nQUIT\r\n`);
  await once(socket, 'close');
}

/** @param {string} root */
export async function endServices(root) {
  await Promise.all(servicesOf(root).map(({ pid }) => endGroup(pid)));
  rmSync(pidFile(root), { force: true });
}

/** @param {string} name */
export async function dropDatabase(name) {
  const { drop } = await keptDatabase(name);
  await drop();
  spawnSync('psql', ['-q', '-c', `DROP ROLE IF EXISTS ${name}_cms, ${name}_orders`, 'postgres'], {
    env: { ...process.env, PGHOST: '127.0.0.1', PGUSER: 'postgres' },
  });
}
