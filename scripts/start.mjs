import { join } from 'node:path';
import { ownBuild } from './own-build.mjs';
import { Services } from './services.mjs';
import {
  checkPorts,
  DEMO_PASSWORD,
  prepareData,
  readPlaces,
  readProvider,
  serviceEnvironments,
} from './settings.mjs';
import { checkNode, installWorkspace, main, run } from './toolchain.mjs';

const isDev = process.argv.includes('--dev');
const isBuilt = isDev || process.argv.includes('--no-build');
/** Forget what earlier runs kept: the databases and the secrets. */
const isFresh = process.argv.includes('--fresh');

const TSX = 'node_modules/.bin/tsx';

await main(async () => {
  checkNode();
  const places = readPlaces();
  const provider = readProvider();
  await checkPorts(places.ports);
  prepareData(places, { isFresh });
  await step('Install packages', installWorkspace);
  // The CMS runs these packages as they are built, also in development.
  if (isDev)
    await step('Build what CMS and site share', () =>
      run('turbo', [
        'run',
        'build',
        '--filter=@vitrina/search-language',
        '--filter=@vitrina/content-contract',
      ]),
    );
  if (!isBuilt) await step('Build CMS and site', () => run('turbo', ['run', 'build']));

  const environments = serviceEnvironments(places, provider);
  const services = new Services(join(places.data, 'logs'));
  const { site, cms, sandbox } = places.ports;
  if (!provider) {
    await step('Start the provider sandbox', async () => {
      const watch = isDev ? ['watch'] : [];
      services.start('sandbox', 'packages/sandbox', TSX, [...watch, 'src/main.ts'], environments.sandbox);
      await services.answers('sandbox', `http://127.0.0.1:${sandbox}/__sandbox/health`, 60);
    });
  }
  await step('Start the CMS (the first start also seeds it)', async () => {
    const env = isDev ? { ...environments.cms, NODE_ENV: 'development' } : environments.cms;
    services.start('cms', 'cms', 'node_modules/.bin/strapi', [isDev ? 'develop' : 'start'], env);
    await services.answers('cms', `http://127.0.0.1:${cms}/_health`, 240);
  });
  await step('Start the site and make its first pages', async () => {
    startSite(services, site, environments.site);
    await services.answers('site', `http://127.0.0.1:${site}/api/ready`, 120);
  });
  greet(places, environments.site.PANEL_URL, !provider);
});

/**
 * @param {Services} services
 * @param {number} port
 * @param {Record<string, string>} env
 */
function startSite(services, port, env) {
  const listen = ['-H', '127.0.0.1', '-p', String(port)];
  const [command, args, own] = isDev
    ? ['node_modules/.bin/next', ['dev', ...listen], { NODE_ENV: 'development' }]
    : [process.execPath, ['server.mjs', ...listen], { NEXT_DIST_DIR: ownBuild(port) }];
  services.start('site', 'frontend', command, args, { ...env, ...own });
}

/**
 * @param {string} name
 * @param {() => Promise<unknown>} work
 */
async function step(name, work) {
  const startedAt = Date.now();
  process.stdout.write(`• ${name} … `);
  const note = await work();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${note === 'up to date' ? note : 'done'} (${seconds} s)`);
}

/**
 * @param {ReturnType<typeof readPlaces>} places
 * @param {string} panel
 * @param {boolean} hasDemoCustomer
 */
function greet({ ports }, panel, hasDemoCustomer) {
  console.log(`
Vitrina is open.

  Site      http://localhost:${ports.site}
  CMS       http://localhost:${ports.cms}/admin
  Panel     ${panel}
${hasDemoCustomer ? `  Outbox    ${panel}/outbox\n\n  Customer  demo                          ${DEMO_PASSWORD}` : ''}
  Editor    editor@vitrina.example        ${DEMO_PASSWORD}
  Author    author@vitrina.example        ${DEMO_PASSWORD}
  Marketer  marketer@vitrina.example      ${DEMO_PASSWORD}
  Support   support@vitrina.example       ${DEMO_PASSWORD}
  Developer developer@vitrina.example     ${DEMO_PASSWORD}

Ctrl-C ends everything.`);
}
