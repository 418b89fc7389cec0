import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** As the units have it, and two seconds more. */
const PATIENCE_MS = 12_000;

/** @typedef {{ pid: number, name: string }} Service `pid`: of a group that the trial has begun */

/** @param {string} root */
export function pidFile(root) {
  return join(root, 'pids');
}

/**
 * What the trial has begun and not ended.
 * @param {string} root
 * @returns {Service[]}
 */
export function servicesOf(root) {
  if (!existsSync(pidFile(root))) return [];
  return readFileSync(pidFile(root), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [pid, name = ''] = line.split(' ');
      return { pid: Number(pid), name };
    });
}

/**
 * @param {string} root
 * @param {string} wanted
 */
export function isRunning(root, wanted) {
  return servicesOf(root).some(({ pid, name }) => name === wanted && isThere(pid));
}

/**
 * @param {string} root
 * @param {Service} service
 */
export function noteService(root, { pid, name }) {
  appendFileSync(pidFile(root), `${pid} ${name}\n`);
}

/**
 * Ends what bears a name, as systemd does; `*` stands for any of an instance.
 * @param {string} root
 * @param {string} pattern
 */
export async function endServicesNamed(root, pattern) {
  const isMeant = (/** @type {Service} */ { name }) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  const all = servicesOf(root);
  await Promise.all(all.filter(isMeant).map(({ pid }) => endGroup(pid)));
  const left = all.filter((service) => !isMeant(service));
  writeFileSync(pidFile(root), left.map(({ pid, name }) => `${pid} ${name}\n`).join(''));
}

/** @param {number} pid */
export async function endGroup(pid) {
  const deadline = Date.now() + PATIENCE_MS;
  signal(pid, 'SIGTERM');
  while (isThere(pid) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  signal(pid, 'SIGKILL');
}

/** @param {number} pid */
function isThere(pid) {
  if (!signal(pid, 0)) return false;
  const state = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
  // Nobody may have asked yet with which code it has ended.
  return !/^\d+ \(.*\) Z/s.test(state);
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals | 0} name
 */
function signal(pid, name) {
  try {
    return process.kill(-pid, name);
  } catch {
    return false;
  }
}
