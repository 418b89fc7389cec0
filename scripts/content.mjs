import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { prepareData, readPlaces, serviceEnvironments } from './settings.mjs';
import { checkNode, installWorkspace, main, ROOT, run, Stop } from './toolchain.mjs';

const COMMANDS = ['export', 'import', 'generate'];

/** Articles as Markdown files, out of the CMS of `npm start` and into it; another database is named by the environment. */
await main(async () => {
  const [command = '', folder, ...options] = process.argv.slice(2);
  if (!COMMANDS.includes(command) || !folder)
    throw new Stop(
      command === 'generate'
        ? 'Name an amount: npm run content:generate -- 10000'
        : 'Name a folder: npm run content:export -- articles',
    );
  if (command === 'import' && !existsSync(folder)) throw new Stop(`There is no folder ${resolve(folder)}.`);
  checkNode();
  const places = readPlaces();
  prepareData(places);
  await installWorkspace();
  await run('turbo', ['run', 'build', '--filter=@vitrina/cms']);
  const { cms } = serviceEnvironments(places);
  const subject = command === 'generate' ? folder : resolve(folder);
  const script = join('dist', 'src', 'commands', 'content.js');
  // What the environment says already, like DATABASE_URL, is meant.
  const env = {
    ...cms,
    ...(process.env.DATABASE_CLIENT ? { DATABASE_CLIENT: process.env.DATABASE_CLIENT } : {}),
  };
  const done = { show: true, cwd: join(ROOT, 'cms'), env };
  await run(process.execPath, [script, command, subject, ...options], done);
});
