import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { buildEmptySite, startEmptySite } from './empty-site.mjs';
import { Services } from './services.mjs';
import { checkPorts, prepareData } from './settings.mjs';
import { checkNode, installWorkspace, run } from './toolchain.mjs';

/**
 * Installs and builds what a benchmark measures; with `--no-build` it measures what is built already.
 * @param {{ withEmptySite?: boolean }} [options]
 */
export async function buildProduct({ withEmptySite = false } = {}) {
  if (process.argv.includes('--no-build')) return;
  console.log('• install and build');
  await installWorkspace();
  await run('turbo', ['run', 'build']);
  if (withEmptySite) await buildEmptySite();
}

/**
 * Empties a data folder and answers with the programs that will run on it. The product ends three services of its own, each of
 * them with patience.
 * @param {string} data
 */
export function ownServices(data) {
  rmSync(data, { recursive: true, force: true });
  prepareData({ data });
  return new Services(join(data, 'logs'), { stopWithinMs: 20_000 });
}

/**
 * Starts the whole product as it is built, on ports and data of its own, and waits until it is ready for visitors.
 * @param {Services} services
 * @param {{ data: string, ports: import('./settings.mjs').Ports, env?: Record<string, string> }} places
 */
export async function startProduct(services, { data, ports, env = {} }) {
  services.start('product', '.', process.execPath, ['scripts/start.mjs', '--no-build', '--fresh'], {
    VITRINA_DATA: join(data, 'product'),
    SITE_PORT: String(ports.site),
    CMS_PORT: String(ports.cms),
    SANDBOX_PORT: String(ports.sandbox),
    ...env,
  });
  await services.answers('product', `http://localhost:${ports.site}/api/ready`, 300);
}

/**
 * Builds the product, starts it on ports and data of its own, beside an empty page of the same Next.js where `ports` has a place for
 * one, measures them in Chromium, and ends them, however that went.
 * @template Measured
 * @param {{ data: string, ports: import('./settings.mjs').Ports & { empty?: number }, env?: Record<string, string>, emptyEnv?: Record<string, string> }} places
 * @param {() => Promise<Measured>} measure
 * @returns {Promise<Measured>}
 */
export async function measureProduct({ data, ports, env, emptyEnv }, measure) {
  const { empty, ...others } = ports;
  checkNode();
  await checkPorts(empty === undefined ? others : { ...others, empty });
  await buildProduct({ withEmptySite: empty !== undefined });
  await ensureChromium();
  const services = ownServices(data);
  try {
    console.log(empty === undefined ? '• start the product' : '• start the product and the empty page');
    if (empty !== undefined) await startEmptySite(services, empty, emptyEnv);
    await startProduct(services, { data, ports: others, ...(env && { env }) });
    return await measure();
  } finally {
    await services.end();
  }
}
