import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { checkNode, installWorkspace, main, ROOT, run } from './toolchain.mjs';

const PROMISED_MS = 5_000;
const ORDERS = 200;

/**
 * Measures what visitors are promised while something is away: an answer within five seconds, and of many orders that are sent to two
 * instances while Redis hangs or is dead, none twice. The journeys are those of the tests, which ask a busy machine for less.
 */
await main(async () => {
  checkNode();
  await installWorkspace();
  await ensureChromium();
  await run('turbo', ['run', 'build']);
  await run('node_modules/.bin/playwright', ['test', 'bounded-answers', 'order-without-redis'], {
    show: true,
    cwd: join(ROOT, 'frontend'),
    env: { JOURNEYS: 'all', ANSWERED_WITHIN_MS: String(PROMISED_MS), ORDERS_WITHOUT_REDIS: String(ORDERS) },
  });
});
