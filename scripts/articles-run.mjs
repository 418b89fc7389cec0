import { join } from 'node:path';
import { checkNode, installWorkspace, main, ROOT, run, Stop } from './toolchain.mjs';

/**
 * Runs the marked code of articles in a throw-away Debian and writes the transcripts beside them: all of them, or those whose
 * addresses are named. `--folder` names another folder than the seed's, `--suite` another release than Debian 13.
 */
await main(async () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Stop(
      'Articles are run on Linux as root, for they need a root of their own: sudo npm run articles:run',
    );
  checkNode();
  await installWorkspace();
  await run('turbo', ['run', 'build', '--filter=@vitrina/cms']);
  const script = join(ROOT, 'cms', 'dist', 'src', 'commands', 'run-articles.js');
  // Folders are named from where the command was called.
  await run(process.execPath, [script, ...process.argv.slice(2)], { show: true, cwd: process.cwd() });
});
