import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT, Stop } from '../toolchain.mjs';
import { CUSTOMER_PASSWORD } from './settings.mjs';

/** @typedef {Awaited<ReturnType<typeof openVisitors>>} Visitors */

/**
 * Has somebody order and somebody ask; they wait until the shop is another version.
 * @param {string} site
 * @param {string} provider
 */
export async function openVisitors(site, provider) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'e2e/upgrade/visit-shop.ts', site, provider, CUSTOMER_PASSWORD],
    { cwd: join(ROOT, 'frontend'), stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const lines = createInterface({ input: child.stdout });
  const said = async () => {
    const [line] = await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => [undefined])]);
    if (line === undefined) throw new Stop('What the visitors wanted was not done: above it is said what.');
    return JSON.parse(line);
  };
  const first = await said();
  return {
    /** Sends the form once more that was open meanwhile: it must find the order that was made, and make none. */
    async goOn() {
      const answer = said();
      child.stdin.write('\n');
      const { status, has } = await answer;
      if (status !== 200) throw new Stop(`The order page answers ${status} to a customer.`);
      if (JSON.stringify(has) !== JSON.stringify(first.has))
        throw new Stop(
          `The customer has ${JSON.stringify(has)} in the place of ${JSON.stringify(first.has)}.`,
        );
      console.log('  a form from before the upgrade finds its order');
    },
    end: () => child.kill(),
  };
}
