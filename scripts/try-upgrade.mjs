import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { postgresFault } from './own-database.mjs';
import {
  dropDatabase,
  emptyRedis,
  endServices,
  makeFolders,
  runCommands,
  sandboxOf,
  WRITE_ADDRESSES,
} from './production/trial.mjs';
import { markedCommands } from './production/unit.mjs';
import { openPanel } from './publishing.mjs';
import { commitOf, git, historyFault, knownReleases, lastReleaseBefore } from './releases/known-releases.mjs';
import { checkPorts } from './settings.mjs';
import { checkNode, installWorkspace, main, ROOT, Stop } from './toolchain.mjs';
import { adoptShop, lossesOf, planPublication, stateOf, uploadPicture } from './upgrade/adopted-shop.mjs';
import { isBuilt, makeFork, removeUnlessBuilt, takeVersion } from './upgrade/fork.mjs';
import { keepDatabase } from './upgrade/keep-database.mjs';
import { inTurn, writeSettings } from './upgrade/settings.mjs';
import { openVisitors } from './upgrade/visitors.mjs';

/**
 * `npm run try:upgrade`: the last release as an adopter runs it, with a brand, content, prices, orders and requests of their own, is brought to what is committed
 * here by the commands of docs/production.md, and back by its backup: on SQLite and on PostgreSQL. Nothing may conflict, be lost or stop working.
 * `--from 0.1.0` and `--to <commit>` name others; `--keep` renews the databases that the tests of the CMS open; `--root` keeps what is built in a folder.
 */
const FROM = Number(process.env.PORTS_FROM ?? 7830);
const { values } = parseArgs({
  options: {
    ...{ from: { type: 'string' }, to: { type: 'string' }, root: { type: 'string' } },
    ...{ database: { type: 'string' }, keep: { type: 'boolean' } },
  },
});

/** The content of the demonstration is more than a first start of a shop makes, and the guide waits for that alone. */
const FILL = `cp deploy/systemd/* /etc/systemd/system/
systemctl start vitrina-cms
curl --fail --silent --retry 300 --retry-delay 2 --retry-all-errors http://127.0.0.1:1337/_health`;

/** @typedef {import('./production/places.mjs').Places} Places */
/** @typedef {'sqlite' | 'postgres'} Kind */

await main(async () => {
  checkNode();
  const to = git(ROOT, 'rev-parse', '--verify', '--quiet', `${values.to ?? 'HEAD'}^{commit}`);
  if (to === undefined) throw new Stop(`There is no commit ${values.to ?? 'HEAD'} here.`);
  const release = values.from
    ? knownReleases().find(({ version }) => version === values.from)
    : lastReleaseBefore(to);
  if (!release)
    throw new Stop(`There is no release ${values.from ?? 'before this one'} in docs/releases.json.`);
  const missing = historyFault(release);
  if (missing) {
    // The CI has the whole history, or is mended: .github and .gitlab-ci.yml ask for it.
    if (process.env.CI === 'true') throw new Stop(`No upgrade can be tried: ${missing}.`);
    console.log(`Skipped, because ${missing}.`);
    return;
  }
  await installWorkspace();
  const kinds = await databases();
  const names = /** @type {const} */ (['site', 'second', 'cms', 'refresh', 'sandbox', 'http', 'tls']);
  const ports = /** @type {Places['ports']} */ (
    Object.fromEntries(names.map((name, index) => [name, FROM + index]))
  );
  await checkPorts(ports);
  const root = values.root ?? mkdtempSync(join(tmpdir(), 'vitrina-upgrade-'));
  mkdirSync(root, { recursive: true });
  const fork = join(root, 'fork');
  /** @type {Places} */
  const places = { root, repository: fork, database: `vitrina_upgrade_${process.pid}`, ports };
  const startedAt = Date.now();
  console.log(`From ${release.version} to ${to.slice(0, 12)}, in ${root}`);
  // What an earlier run has built of the same versions in this folder is used as it is, and its fork begun anew.
  rmSync(fork, { recursive: true, force: true });
  makeFork(ROOT, String(commitOf(release)), fork);
  removeUnlessBuilt(join(root, 'srv', 'vitrina', 'first'), fork);
  let isWhole = false;
  try {
    for (const [at, kind] of kinds.entries()) {
      console.log(`\n\u001B[1m${kind}\u001B[0m (${seconds(startedAt)} s)`);
      await tryUpgrade(places, { kind, release, to, isFirst: at === 0 });
    }
    console.log(`\nFrom ${release.version} and back on ${kinds.join(' and ')}: ${seconds(startedAt)} s`);
    isWhole = true;
  } finally {
    if (isWhole && values.root === undefined) rmSync(root, { recursive: true, force: true });
    else {
      // Code hosts keep what is in this folder.
      if (existsSync(join(root, 'log')))
        cpSync(join(root, 'log'), join(ROOT, 'test-results', 'upgrade'), { recursive: true });
      console.log(`What was left: ${root}`);
    }
  }
});

/** @returns {Promise<Kind[]>} */
async function databases() {
  const fault = await postgresFault();
  const wanted = values.database;
  if (wanted === 'sqlite') return ['sqlite'];
  if (fault === undefined) return wanted === 'postgres' ? ['postgres'] : ['sqlite', 'postgres'];
  if (wanted === 'postgres' || process.env.CI === 'true')
    throw new Stop(`Nothing can be tried here: ${fault}.`);
  console.log(`On SQLite alone, because ${fault}.`);
  return ['sqlite'];
}

/**
 * @param {Places} places
 * @param {{ kind: Kind, release: import('./releases/known-releases.mjs').Release, to: string, isFirst: boolean }} what
 */
async function tryUpgrade(places, { kind, release, to, isFirst }) {
  const { root, ports } = places;
  const srv = (/** @type {string} */ name) => join(root, 'srv', 'vitrina', name);
  for (const folder of ['etc', 'var', 'log', 'sandbox.db'])
    rmSync(join(root, folder), { recursive: true, force: true });
  makeFolders(root);
  await emptyRedis();
  const sandbox = sandboxOf(places);
  /** @type {import('./upgrade/visitors.mjs').Visitors | undefined} */
  let visitors;
  try {
    await sandbox.start();
    // As the release says it, and then as the version says it that takes its place.
    const guide = String(git(ROOT, 'show', `${commitOf(release)}:docs/production.md`));
    const blocks = markedCommands(guide, 'tried').map(built('first'));
    const settings = blocks.findIndex((block) => block.includes('put site EDGE_REFRESH_URL'));
    if (settings < 0) throw new Stop('The guide of the release writes no settings.');
    const password = 'cms_password=none\norders_password=none\n';
    await runCommands(places, [
      ...blocks
        .slice(0, settings + 1)
        .map((block) =>
          kind === 'sqlite' && block.includes('createdb') ? `cd /srv/vitrina/current\n${password}` : block,
        ),
      WRITE_ADDRESSES,
    ]);
    const login = writeSettings(places, kind);
    await runCommands(places, [`cd /srv/vitrina/current\n${FILL}`, ...blocks.slice(settings + 1)]);

    const [site, cms] = [`http://127.0.0.1:${ports.site}`, `http://127.0.0.1:${ports.cms}`];
    const panel = await openPanel(cms, '', login);
    await uploadPicture(cms, panel);
    visitors = await openVisitors(site, `http://127.0.0.1:${ports.sandbox}`);
    const { planned } = await adoptShop(panel);
    const readToken = parseEnv(readFileSync(join(root, 'etc/vitrina/cms.env'), 'utf8')).CMS_READ_TOKEN ?? '';
    const shop = { site, cms, readToken };
    const before = await stateOf({ ...shop, panel });
    expectAdopted(before);
    console.log(`  ${summary(before)}`);

    if (isFirst) {
      takeVersion(places.repository, ROOT, to);
      removeUnlessBuilt(srv('second'), places.repository);
    }
    const steps = readFileSync(join(ROOT, 'docs', 'production.md'), 'utf8');
    const [build = '', place = ''] = markedCommands(steps, 'upgrade').map(built('second'));
    await runCommands(places, [build]);
    await planPublication(panel, planned);
    if (values.keep) keepDatabase(places, kind, release.version);
    const movedAt = Date.now();
    await runCommands(places, [place]);
    console.log(`  brought up to date in ${seconds(movedAt)} s`);
    const upgraded = await openPanel(cms, '', login);
    expectNothingLost(before, await stateOf({ ...shop, panel: upgraded }), 'after the upgrade');
    await visitors.goOn();
    await inTurn('the planned article is published', () =>
      shows(`${site}/tutorials/linux/polus-planned`, 'Полюс открылся в Казани'),
    );
    const page = await upgraded.find('site.page', 'filters[slug][$eq]=about-polus');
    await upgraded.publish('site.page', page, { title: 'О Полюсе и о нас' });
    await inTurn('what is published is seen', () => shows(`${site}/about-polus`, 'О Полюсе и о нас'));

    const backAt = Date.now();
    await runCommands(places, markedCommands(steps, 'rollback'));
    console.log(`  taken back in ${seconds(backAt)} s`);
    const back = await openPanel(cms, '', login);
    expectNothingLost(before, await stateOf({ ...shop, panel: back }), 'after the way back');
    await inTurn(
      `the plan is carried out by ${release.version} again`,
      async () =>
        (
          await back.ask(
            'GET',
            `/content-manager/collection-types/api::knowledge.article/${planned}?status=published`,
          )
        ).data?.publishedAt != null,
    );
  } finally {
    visitors?.end();
    await endServices(root);
    await sandbox.end();
    if (kind === 'postgres') await dropDatabase(places.database);
  }

  /**
   * The commands of a guide without what was done already in this folder.
   * @param {string} name
   * @returns {(block: string) => string}
   */
  function built(name) {
    return (block) =>
      isBuilt(srv(name)) ? block.replace(/^git clone .*$/m, ':').replace(/^npm run build$/m, ':') : block;
  }
}

/** @param {Record<string, any>} state */
function expectAdopted({ orders, requests, files, redirects, siteSettings }) {
  const counts = [orders, requests, files, redirects].map((part) => part.length);
  if (counts.includes(0) || siteSettings.brand_name !== 'Полюс')
    throw new Stop(`The shop is not adopted yet: ${counts.join(', ')}, ${siteSettings.brand_name}`);
}

/** @param {Record<string, any>} state */
function summary(state) {
  return Object.entries(state)
    .map(([part, value]) => (Array.isArray(value) ? `${value.length} ${part}` : part))
    .join(', ');
}

/**
 * @param {Record<string, unknown>} before
 * @param {Record<string, unknown>} after
 * @param {string} when
 */
function expectNothingLost(before, after, when) {
  const losses = lossesOf(before, after);
  if (losses.length > 0) throw new Stop(`Not as it was ${when}:\n${losses.slice(0, 20).join('\n')}`);
  console.log(`  nothing is lost ${when}: ${summary(after)}`);
}

/**
 * @param {string} address
 * @param {string} text
 */
async function shows(address, text) {
  const answer = await fetch(address);
  return answer.status === 200 && (await answer.text()).includes(text);
}

/** @param {number} startedAt */
function seconds(startedAt) {
  return Math.round((Date.now() - startedAt) / 1000);
}
