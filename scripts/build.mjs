import { checkNode, installWorkspace, main, run } from './toolchain.mjs';

await main(async () => {
  checkNode();
  await installWorkspace();
  await run('turbo', ['run', 'build'], { show: true });
});
