import { join } from 'node:path';
import { ROOT, run } from './toolchain.mjs';

export const EMPTY_SITE = 'frontend/bench/empty-site';
/** The site's own Next.js, as seen from there. */
const NEXT = '../../node_modules/next/dist/bin/next';

/** Builds an empty page of the site's own Next.js, beside which pages are measured. */
export async function buildEmptySite() {
  await run(process.execPath, [NEXT, 'build'], { cwd: join(ROOT, EMPTY_SITE) });
}

/**
 * Starts it on this machine only, and waits until it answers.
 * @param {import('./services.mjs').Services} services
 * @param {number} port
 * @param {Record<string, string>} [env]
 */
export async function startEmptySite(services, port, env = {}) {
  const listen = ['-H', '127.0.0.1', '-p', String(port)];
  services.start('empty', EMPTY_SITE, process.execPath, [NEXT, 'start', ...listen], {
    NODE_ENV: 'production',
    ...env,
  });
  await services.answers('empty', `http://127.0.0.1:${port}/`, 60);
}
