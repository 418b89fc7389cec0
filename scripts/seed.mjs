import { join } from 'node:path';
import { CMS_START } from './cms-program.mjs';
import { Services } from './services.mjs';
import {
  checkPorts,
  chosenLanguages,
  isSeededIn,
  prepareData,
  readPlaces,
  serviceEnvironments,
} from './settings.mjs';
import { checkNode, installWorkspace, main, run, Stop } from './toolchain.mjs';

/** Throws away what the demonstration has collected and fills both databases anew. */
await main(async () => {
  checkNode();
  const places = readPlaces();
  if (!isSeededIn(chosenLanguages()))
    throw new Stop('The demonstration is written in Russian first: SHOP_LANGUAGES has to begin with ru.');
  await checkPorts(places.ports);
  await installWorkspace();
  await run('turbo', ['run', 'build', '--filter=@vitrina/cms']);
  prepareData(places, { isFresh: true });
  const { cms, sandbox } = serviceEnvironments(places);
  const services = new Services(join(places.data, 'logs'));
  services.start('sandbox', 'packages/sandbox', 'node_modules/.bin/tsx', ['src/main.ts'], sandbox);
  services.start('cms', 'cms', process.execPath, [CMS_START], cms);
  await services.answers('sandbox', `http://127.0.0.1:${places.ports.sandbox}/__sandbox/health`, 60);
  await services.answers('cms', `http://127.0.0.1:${places.ports.cms}/_health`, 240);
  await services.end();
  console.log('Seeded: npm start opens it.');
});
