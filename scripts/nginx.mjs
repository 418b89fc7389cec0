import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './toolchain.mjs';

/** The nginx that tests put in front: that of Debian. */
export const NGINX = process.env.NGINX_PATH ?? '/usr/sbin/nginx';

const START_WITHIN_MS = 10_000;

/** Why no nginx can be tested here; on CI there has to be one. */
export function nginxFault() {
  if (existsSync(NGINX) || process.env.CI) return undefined;
  return `there is no nginx at ${NGINX} (Debian: apt-get install nginx-light)`;
}

/**
 * One of the configurations that operators are given, with what they are told to put into it. Throws when what is to be replaced is
 * not there, for then the test would test something else.
 * @param {string} file
 * @param {Readonly<Record<string, string>>} replacements
 */
export function nginxConfiguration(file, replacements) {
  let text = includedHere(readFileSync(join(ROOT, 'deploy', 'nginx', file), 'utf8'));
  for (const [written, meant] of Object.entries(replacements)) {
    if (!text.includes(written)) throw new Error(`deploy/nginx/${file} does not say "${written}".`);
    text = text.replaceAll(written, meant);
  }
  return text;
}

/**
 * What operators put into /etc/nginx is included from where it stands in the repository.
 * @param {string} text
 */
export function includedHere(text) {
  return text.replaceAll('/etc/nginx/vitrina/', `${join(ROOT, 'deploy', 'nginx', 'vitrina')}/`);
}

/**
 * Writes into a folder what nginx runs on in the foreground; answers what it is started with. It listens by IPv4 alone, for ports of
 * tests are of one machine, which may have no IPv6.
 * @param {string} folder
 * @param {readonly string[]} servers for its `http`
 */
export function prepareNginx(folder, servers) {
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => {
    mkdirSync(join(folder, kind), { recursive: true });
    return `${kind}_temp_path ${join(folder, kind)};`;
  });
  const errors = join(folder, 'error.log');
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log ${errors} warn;
events { worker_connections 4096; }
http { access_log off; sendfile on; tcp_nopush on; ${kept.join(' ')}
${servers.join('\n').replaceAll(/^ *listen \[::\]:.*\n/gm, '')} }`,
  );
  // Its workers must read what is written here, so they are whoever has started it.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  return { args: ['-p', folder, '-c', configuration, ...user], errors };
}

/**
 * Runs nginx with these servers until it is closed.
 * @param {{ servers: readonly string[], ports: readonly number[] }} asked `ports`: where it will listen
 * @returns {Promise<{ errors: () => string, close: () => Promise<void> }>}
 */
export async function startNginx({ servers, ports }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-nginx-'));
  const { args, errors } = prepareNginx(folder, servers);
  const child = spawn(NGINX, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (/** @type {Buffer} */ chunk) => {
    said += chunk;
  });
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const close = async () => {
    process.off('exit', end);
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_WITHIN_MS;
  while (!(await Promise.all(ports.map(listens))).every(Boolean)) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new Error(`nginx does not start: ${said}`);
    }
    await pause(50);
  }
  return { errors: () => readFileSync(errors, 'utf8'), close };
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function listens(port) {
  return new Promise((resolve) => {
    const probe = connect({ port, host: '127.0.0.1' });
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}
