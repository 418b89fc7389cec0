import { checkTypes } from './check-types.mjs';
import { checkNode, installWorkspace, main } from './toolchain.mjs';

await main(async () => {
  checkNode();
  await installWorkspace();
  await checkTypes();
});
