import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { prepareData, readPlaces, serviceEnvironments } from './settings.mjs';
import { checkNode, main, ROOT, run, Stop } from './toolchain.mjs';

const COMMANDS = ['save', 'check', 'restore'];

/** Database and files of `npm start`, out of it while it runs and into it; another shop is named by the environment. */
await main(async () => {
  const [command = '', folder, ...options] = process.argv.slice(2);
  if (!COMMANDS.includes(command) || !folder || folder.startsWith('-'))
    throw new Stop(
      command === 'restore'
        ? 'Name a backup: npm run restore -- backups/monday'
        : 'Name a new folder: npm run backup -- backups/monday',
    );
  checkNode();
  const script = join('dist', 'src', 'commands', 'backup.js');
  if (!existsSync(join(ROOT, 'cms', script)))
    throw new Stop('The CMS is not built yet: run npm run build first.');
  const places = readPlaces();
  prepareData(places);
  const { cms, site } = serviceEnvironments(places);
  // What the environment says already, like DATABASE_URL, is meant.
  const named = Object.entries(cms).filter(([name]) => process.env[name] === undefined);
  const state =
    command !== 'check' && !options.includes('--state') && process.env.DATABASE_CLIENT === undefined
      ? [site.STATE_DIR].filter((place) => command === 'restore' || existsSync(place))
      : [];
  await run(
    process.execPath,
    [script, command, resolve(folder), ...options, ...state.flatMap((place) => ['--state', place])],
    { show: true, cwd: join(ROOT, 'cms'), env: Object.fromEntries(named) },
  );
});
