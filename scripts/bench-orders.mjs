import { join } from 'node:path';
import { checkNode, installWorkspace, main, ROOT, run } from './toolchain.mjs';

/**
 * Places 1,000 orders of all kinds, each sent twice, in two instances of the site, while the provider answers in storms, the network between
 * all of them fails in turn, Redis hangs and dies, and instances are killed twenty times; then counts what customers have. It takes
 * a quiet machine with PostgreSQL and redis-server. Then half as many with nothing wrong but the storms and a quarter of the kills, and of a third as many
 * requests of visitors. `ORDERS=100 KILLS=4 npm run bench:orders` is a smaller one.
 */
await main(async () => {
  checkNode();
  await installWorkspace();
  await run('turbo', ['run', 'build']);
  const { ORDERS = '1000', KILLS = '20' } = process.env;
  await run(
    'node_modules/.bin/playwright',
    ['test', '--workers=1', 'order-storm', 'order-once', 'leave-a-request'],
    {
      show: true,
      cwd: join(ROOT, 'frontend'),
      env: {
        JOURNEYS: 'all',
        ...{ STORM_ORDERS: ORDERS, STORM_KILLS: KILLS },
        ...{ ONCE_ORDERS: shareOf(ORDERS, 2), ONCE_KILLS: shareOf(KILLS, 4) },
        ...{ LEFT_REQUESTS: shareOf(ORDERS, 3), LEFT_KILLS: shareOf(KILLS, 4) },
      },
    },
  );
});

/**
 * @param {string} count
 * @param {number} parts
 */
function shareOf(count, parts) {
  return String(Math.ceil(Number(count) / parts));
}
