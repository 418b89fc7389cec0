import { join } from 'node:path';
import { ensurePackage, NGINX_PACKAGE } from './debian-packages.mjs';
import { checkNode, installWorkspace, main, ROOT, run } from './toolchain.mjs';

/**
 * A launch: 20,000 visitors in ten minutes through the edge in front of two instances, and 200 orders a minute of all kinds, each sent twice;
 * how long pages and orders take beside the same at rest, how much memory each process needs, and whether customers have what they
 * ordered. It takes a quiet machine with PostgreSQL and redis-server. `LAUNCH_SECONDS=60 npm run bench:order` is a shorter one.
 */
await main(async () => {
  checkNode();
  await installWorkspace();
  await ensurePackage(NGINX_PACKAGE);
  if (!process.argv.includes('--no-build')) await run('turbo', ['run', 'build']);
  const { LAUNCH_SECONDS = '600' } = process.env;
  await run('node_modules/.bin/playwright', ['test', '--config', 'playwright.alone.config.ts', 'launch'], {
    show: true,
    cwd: join(ROOT, 'frontend'),
    // What is missing is no reason to pass.
    env: { CI: 'true', LAUNCH_SECONDS, LAUNCH_VISITORS_A_MINUTE: '2000', LAUNCH_ORDERS_A_MINUTE: '200' },
  });
});
