import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CMS_START } from './cms-program.mjs';
import { ensurePackage, NGINX_PACKAGE } from './debian-packages.mjs';
import { beginAnewAgainAndAgain } from './demo/begin-anew.mjs';
import { asDemonstration, readDemoSettings } from './demo/demo-settings.mjs';
import { fingerprintOf, firstState, isDemonstration } from './demo/first-state.mjs';
import { localEdge } from './local-edge.mjs';
import { NGINX, prepareNginx } from './nginx.mjs';
import { ownBuild } from './own-build.mjs';
import { Services } from './services.mjs';
import {
  behindEdge,
  checkPorts,
  DEMO_PASSWORD,
  prepareData,
  readEdgePorts,
  readPlaces,
  readProvider,
  serviceEnvironments,
} from './settings.mjs';
import { checkNode, installWorkspace, main, ROOT, run, Stop, VERSION } from './toolchain.mjs';

const isDev = process.argv.includes('--dev');
const isBuilt = isDev || process.argv.includes('--no-build');
/** Forget what earlier runs kept: the databases and the secrets. */
const isFresh = process.argv.includes('--fresh');
/** With nginx in front of the site, as in `docker-compose.yml`. */
const hasEdge = process.argv.includes('--edge');

/** Open to everybody, and reset from time to time: docs/demonstration.md. */
const isDemo = process.argv.includes('--demo');

const TSX = 'node_modules/.bin/tsx';

await main(async () => {
  checkNode();
  const places = readPlaces(isDemo ? '.vitrina-demo' : '.vitrina');
  const provider = readProvider();
  const edgePorts = hasEdge ? readEdgePorts() : undefined;
  const demo = isDemo ? readDemoSettings(process.env) : undefined;
  if (demo && (provider || hasEdge || isDev))
    throw new Stop('A demonstration has the sandbox for its provider, and neither --edge nor --dev.');
  await checkPorts({ ...places.ports, ...edgePorts });
  const first = firstState(places.data);
  if (demo) first.claim();
  else if (isDemonstration(places.data))
    throw new Stop(
      `${places.data} is the folder of a demonstration, which throws away what is in it. Choose another one with VITRINA_DATA.`,
    );
  prepareData(places, { isFresh: isFresh && !demo });
  if (demo && isFresh) first.forget();
  await step('Install packages', installWorkspace);
  if (edgePorts) await step('Look for nginx', () => ensurePackage(NGINX_PACKAGE));
  // The CMS runs these packages as they are built, also in development.
  if (isDev)
    await step('Build what CMS and site share', () =>
      run('turbo', [
        'run',
        'build',
        '--filter=@vitrina/search-language',
        '--filter=@vitrina/content-contract',
        '--filter=@vitrina/brand',
      ]),
    );
  if (!isBuilt) await step('Build CMS and site', () => run('turbo', ['run', 'build']));
  const build = demo ? fingerprintOf(join(ROOT, 'cms', 'dist')) : '';
  // Whatever an earlier run has left, also one that was cut short in the middle of a reset.
  const hasFirstState = demo !== undefined && first.begin(build);

  const alone = serviceEnvironments(places, provider);
  const behind = edgePorts ? behindEdge(alone, edgePorts) : alone;
  const environments = demo ? asDemonstration(behind, demo) : behind;
  const isSeeded = environments.cms.SEED === 'true';
  const services = new Services(join(places.data, 'logs'));
  const { site, cms, sandbox } = places.ports;
  const openSandbox = async () => {
    const watch = isDev ? ['watch'] : [];
    services.start('sandbox', 'packages/sandbox', TSX, [...watch, 'src/main.ts'], environments.sandbox);
    await services.answers('sandbox', `http://127.0.0.1:${sandbox}/panel/login`, 60);
  };
  const openCms = async () => {
    if (isDev)
      services.start('cms', 'cms', 'node_modules/.bin/strapi', ['develop'], {
        ...environments.cms,
        NODE_ENV: 'development',
      });
    else services.start('cms', 'cms', process.execPath, [CMS_START], environments.cms);
    await services.answers('cms', `http://127.0.0.1:${cms}/_health`, 240);
  };
  const openSite = async () => {
    startSite(services, site, environments.site);
    await services.answers('site', `http://127.0.0.1:${site}/api/ready`, 120);
  };
  if (!provider) await step('Start the provider sandbox', openSandbox);
  await step(`Start the CMS${isSeeded ? ' (the first start also seeds it)' : ''}`, openCms);
  if (demo && !hasFirstState)
    await step('Keep the first state, to which the demonstration returns', async () => {
      await services.stop(['cms', 'sandbox']);
      first.keep(build);
      await Promise.all([openSandbox(), openCms()]);
    });
  await step('Start the site and make its first pages', openSite);
  if (edgePorts)
    await step('Start the edge', async () => {
      startEdge(services, { site, ...edgePorts, folder: join(places.data, 'edge') });
      await services.answers('edge', `http://127.0.0.1:${edgePorts.edge}/api/ready`, 30);
    });
  greet(
    { site: environments.site.SITE_URL, cms: environments.site.CMS_PUBLIC_URL },
    environments.site.PANEL_URL,
    { hasDemoCustomer: !provider, isSeeded },
  );
  if (demo)
    beginAnewAgainAndAgain({
      data: places.data,
      minutes: demo.minutes,
      reset: async () => {
        // The site answers meanwhile from what it holds.
        await services.stop(['cms', 'sandbox']);
        first.restore();
        await Promise.all([openSandbox(), openCms()]);
        await services.stop(['site']);
        first.forgetVisitors();
        await openSite();
      },
      end: () => services.end(),
    });
});

/**
 * @param {Services} services
 * @param {{ site: number, edge: number, edge_refresh: number, folder: string }} places
 */
function startEdge(services, { site, edge, edge_refresh, folder }) {
  mkdirSync(folder, { recursive: true });
  const copies = join(folder, 'copies');
  const servers = localEdge({ sites: [site], port: edge, refreshPort: edge_refresh, copies });
  services.start('edge', '.', NGINX, prepareNginx(folder, [servers]).args, {});
}

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
 * @param {{ site: string, cms: string }} places
 * @param {string} panel
 * @param {{ hasDemoCustomer: boolean, isSeeded: boolean }} shop
 */
function greet({ site, cms }, panel, { hasDemoCustomer, isSeeded }) {
  console.log(`
Vitrina ${VERSION} is open.
${isSeeded ? '' : '\nNothing is seeded, because the demonstration is written in Russian first: docs/languages.md.\n'}
  Site      ${site}
  CMS       ${cms}/admin
  Panel     ${panel}
${hasDemoCustomer && !isDemo ? `  Outbox    ${panel}/outbox\n` : ''}
${hasDemoCustomer ? `  Customer  demo                          ${DEMO_PASSWORD}` : ''}
  Editor    editor@vitrina.example        ${DEMO_PASSWORD}
  Author    author@vitrina.example        ${DEMO_PASSWORD}
  Marketer  marketer@vitrina.example      ${DEMO_PASSWORD}
  Support   support@vitrina.example       ${DEMO_PASSWORD}
${isDemo ? '' : `  Developer developer@vitrina.example     ${DEMO_PASSWORD}\n`}
Ctrl-C ends everything.`);
}
