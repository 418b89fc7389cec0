import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, installPnpm, main, ROOT, run } from './toolchain.mjs';

const SITE = join(ROOT, 'docs', 'site');
const STAMP = join(SITE, 'node_modules', '.vitrina-installed');

/**
 * The documentation as a site: with reloading, or with `build` as files in `docs/site/dist`. `preview` serves what is built. Its
 * tool is installed here alone, so that `npm start` has nothing of it.
 */
await main(async () => {
  checkNode();
  const [command = 'dev', ...options] = process.argv.slice(2);
  await installTool();
  await run('node_modules/.bin/vitepress', [command, '.', ...options], {
    cwd: SITE,
    show: true,
  });
  if (command === 'build') console.log(`The site: ${SITE}/dist`);
});

async function installTool() {
  const wanted = process.version + readFileSync(join(SITE, 'pnpm-lock.yaml'), 'utf8');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  await installPnpm();
  await run('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], { cwd: SITE });
  writeFileSync(STAMP, wanted);
}
