import { checkNode, installWorkspace, main, run } from './toolchain.mjs';

/** Runs the project's own pnpm: `node scripts/pnpm.mjs add …`. */
await main(async () => {
  checkNode();
  await installWorkspace();
  await run('pnpm', process.argv.slice(2), { show: true });
});
