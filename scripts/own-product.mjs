import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildEmptySite } from './empty-site.mjs';
import { Services } from './services.mjs';
import { prepareData } from './settings.mjs';
import { installWorkspace, run } from './toolchain.mjs';

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
