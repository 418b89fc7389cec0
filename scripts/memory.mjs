import { existsSync, readFileSync } from 'node:fs';

/**
 * What a process has in memory, in MB, as Linux tells it; of one that is gone no number.
 * @param {number | undefined} pid
 */
export function memoryMb(pid) {
  const file = `/proc/${pid}/status`;
  const told = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(told)?.[1]) / 1024);
}
