import { join, resolve } from 'node:path';
import { checkNode, main, ROOT, run } from './toolchain.mjs';

/** `npm run replay -- order.json`: an order as the panel has given it, once more at a sandbox of its own (docs/operations.md). */
await main(async () => {
  checkNode();
  const sandbox = join(ROOT, 'packages', 'sandbox');
  const files = process.argv.slice(2).map((file) => resolve(file));
  await run(
    join(sandbox, 'node_modules', '.bin', 'tsx'),
    [join(sandbox, 'src', 'replay', 'main.ts'), ...files],
    {
      show: true,
    },
  );
});
