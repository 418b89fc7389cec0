import { join } from 'node:path';
import { checkNode, installWorkspace, main, ROOT, run, Stop } from './toolchain.mjs';

/** Asks the registry which packages of both lockfiles, the shop's and that of its documentation, have known holes. Ends with 1 when it knows some, and with 2 when it does not answer. */
await main(async () => {
  checkNode();
  await installWorkspace();
  try {
    for (const folder of ['.', 'docs/site'])
      await run('pnpm', ['audit', '--audit-level', 'moderate'], { cwd: join(ROOT, folder) });
    console.log('The registry knows of no hole of moderate weight or more.');
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.log(error.message);
    const isUnanswered =
      /ERR_PNPM_AUDIT_(BAD_RESPONSE|ENDPOINT_NOT_EXISTS)|ECONN|ENOTFOUND|ETIMEDOUT|fetch failed/i.test(
        error.message,
      );
    if (isUnanswered)
      console.log(
        'The registry has not answered, so nothing is known: npm run verify has compared with scripts/version-floors.mjs only.',
      );
    process.exitCode = isUnanswered ? 2 : 1;
  }
});
