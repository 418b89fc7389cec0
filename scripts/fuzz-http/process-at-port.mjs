import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * The process that listens at a port of this machine, as far as the kernel tells (Linux).
 * @param {number} port
 * @returns {number | undefined}
 */
export function listenerOn(port) {
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => socketsIn(table, port));
  return pids().find((pid) => opened(pid).some((file) => sockets.includes(file)));
}

/**
 * What a process holds in memory, in MB.
 * @param {number | undefined} pid
 */
export function memoryOf(pid) {
  const [, kilobytes = '0'] = /VmRSS:\s*(\d+)/.exec(read(`/proc/${pid}/status`)) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/**
 * @param {string} table
 * @param {number} port
 */
function socketsIn(table, port) {
  const LISTENS = '0A';
  return read(table)
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter(
      ([, local = '', , state]) =>
        state === LISTENS && Number.parseInt(local.split(':')[1] ?? '', 16) === port,
    )
    .map((row) => `socket:[${row[9]}]`);
}

function pids() {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  } catch {
    return [];
  }
}

/** @param {number} pid */
function opened(pid) {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).map((name) => readlinkSync(`${folder}/${name}`));
  } catch {
    // It has ended, or is somebody else's.
    return [];
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
