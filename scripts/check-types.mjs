import { checkNode, installWorkspace, main } from './toolchain.mjs';
import { checkTypes } from './type-checker.mjs';

await main(async () => {
  checkNode();
  await installWorkspace();
  await checkTypes();
});
