import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CMS_START, fillContent } from './cms-program.mjs';
import { freePort } from './free-port.mjs';
import { IMAGES, makeImage } from './image-folders.mjs';
import { beginPrepared } from './prepared-content.mjs';
import { serviceEnvironments } from './settings.mjs';
import { ROOT } from './toolchain.mjs';

/** Who runs an image: not the owner of what is in it. Without root everything is made read-only instead. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
const START_MS = 240_000;
const IS_NIGHT = process.env.JOURNEYS === 'nightly';

const place = mkdtempSync(join(tmpdir(), 'vitrina-images-'));
const data = join(place, 'data');
const folderOf = (image: string) => join(place, image);
const running: ChildProcess[] = [];

/** Each made once and started with nothing but its own folder, as in a container. */
beforeAll(async () => {
  chmodSync(place, 0o755);
  mkdirSync(data);
  if (NOBODY) chownSync(data, NOBODY.uid, NOBODY.gid);
  for (const image of IMAGES) {
    // Whoever may write nothing there cannot change the store; what is made read-only instead would be so in the store, too. By night it is made as it is
    // for Docker.
    await makeImage(image, folderOf(image), { linksPackages: NOBODY !== undefined && !IS_NIGHT });
    if (NOBODY === undefined) makeReadOnly(folderOf(image));
    process.stdout.write(
      `The image of the ${image} holds ${Math.round(sizeOf(folderOf(image)) / 1e6)} MB.\n`,
    );
  }
  const own = join(folderOf('site'), 'frontend', '.next-own');
  if (NOBODY) chownSync(own, NOBODY.uid, NOBODY.gid);
  else chmodSync(own, 0o755);
}, START_MS);

afterAll(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
  }
  if (NOBODY === undefined) makeWritable(place);
  rmSync(place, { recursive: true, force: true });
  // Three images are some fifty thousand files.
}, START_MS);

describe.each(IMAGES)('the image of the %s', (image) => {
  test('holds no tests, no secrets, no history and no package manager', () => {
    const found = filesIn(folderOf(image)).filter((path) => {
      const isOurs = !path.includes('node_modules/');
      return (
        /(^|\/)(\.git|\.env[^/]*|secrets\.json|\.npmrc|\.vitrina|\.tools)(\/|$)/.test(path) ||
        /(^|\/)node_modules\/(npm|pnpm|yarn|corepack)\//.test(path) ||
        (isOurs && /\.test\.[cm]?[jt]sx?$|(^|\/)(tests|e2e|testing|bench)\//.test(path))
      );
    });
    expect(found).toEqual([]);
  });

  test('holds no package that only building and testing need', () => {
    const present = readdirSync(join(folderOf(image), 'node_modules', '.pnpm')).map(nameOf);
    const forbidden = developmentPackages().filter((name) => present.includes(name));
    expect(forbidden).toEqual([]);
    expect(present.length).toBeGreaterThan(10);
  });
});

test('the image of the cms holds all that a first start fills a shop with', () => {
  const read = filesIn(join(ROOT, 'cms', 'seed')).filter((path) => /\.(?:md|yaml|webp)$/.test(path));
  expect(read.length).toBeGreaterThan(50);
  expect(filesIn(join(folderOf('cms'), 'cms', 'seed'))).toEqual(expect.arrayContaining(read));
});

test(
  'all three start from their own folders as somebody who may write nothing there, and show the shop',
  async () => {
    const ports = { site: await freePort(), cms: await freePort(), sandbox: await freePort() };
    const environments = serviceEnvironments({ data, ports });
    // By night it fills its database itself; by day it begins with what journeys of this run begin with, too.
    if (!IS_NIGHT)
      await beginPrepared(environments.cms, (filled) =>
        fillContent(data, ports.cms, { ...environments.cms, ...filled }),
      );
    for (const name of ['.', ...readdirSync(data, { recursive: true, encoding: 'utf8' })])
      if (NOBODY) chownSync(join(data, name), NOBODY.uid, NOBODY.gid);
    const before = IMAGES.map((image) => stateOf(folderOf(image)));
    const sandbox = start(
      'sandbox',
      'packages/sandbox',
      ['--import', 'tsx', 'src/main.ts'],
      environments.sandbox,
    );
    const cms = start('cms', 'cms', [CMS_START], environments.cms);
    await answers(sandbox, `http://127.0.0.1:${ports.sandbox}/__sandbox/health`);
    await answers(cms, `http://127.0.0.1:${ports.cms}/_health`);
    const listen = ['-H', '127.0.0.1', '-p', String(ports.site)];
    const site = start('site', 'frontend', ['start.mjs', ...listen], environments.site);
    await answers(site, `http://127.0.0.1:${ports.site}/api/ready`);

    const ask = (path: string) => fetch(`http://localhost:${ports.site}${path}`);
    const home = await ask('/');
    const html = await home.text();
    expect([home.status, html]).toEqual([200, expect.stringContaining('<h1')]);
    const [script = ''] = /\/(?:_next\/static|islands)\/[^"' ]+\.js/.exec(html) ?? [];
    const [font = ''] = /\/fonts\/[^"' ]+\.woff2/.exec(html) ?? [];
    for (const path of [
      '/services/cloud-servers',
      '/tutorials',
      '/registration',
      '/prices.json',
      script,
      font,
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    await expectPackedPanel(`http://127.0.0.1:${ports.cms}`);

    // Told to end, each ends by itself and in peace.
    for (const { child } of [site, cms, sandbox]) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    expect([site.child.exitCode, sandbox.child.exitCode]).toEqual([0, 0]);
    expect(IMAGES.map((image) => stateOf(folderOf(image)))).toEqual(before);
  },
  START_MS,
);

/** The panel is some seven megabytes of scripts, and often nothing that packs stands before the CMS. */
async function expectPackedPanel(cms: string): Promise<void> {
  const panel = await fetch(`${cms}/admin`);
  expect(panel.status).toBe(200);
  const [script = ''] = /\/admin\/[\w-]+\.js/.exec(await panel.text()) ?? [];
  const ask = async (encoding: string) => {
    const answer = await fetch(cms + script, { headers: { 'accept-encoding': encoding } });
    const [packed, vary] = ['content-encoding', 'vary'].map((name) => answer.headers.get(name));
    return { status: answer.status, packed, vary, text: await answer.text() };
  };
  const plain = await ask('identity');
  expect(plain).toMatchObject({
    status: 200,
    packed: null,
    vary: expect.stringContaining('Accept-Encoding'),
  });
  for (const encoding of ['br', 'gzip']) expect(await ask(encoding)).toEqual({ ...plain, packed: encoding });
}

interface Started {
  child: ChildProcess;
  said: () => string;
}

function start(image: string, folder: string, args: string[], environment: Record<string, string>): Started {
  const cwd = join(folderOf(image), folder);
  const { PATH = '' } = process.env;
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd,
    stdio: 'pipe',
    env: {
      NODE_ENV: 'production',
      PATH,
      HOME: data,
      TMPDIR: data,
      NEXT_TELEMETRY_DISABLED: '1',
      STRAPI_TELEMETRY_DISABLED: 'true',
      ...environment,
    },
    ...NOBODY,
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.slice(-6_000);
    });
  return { child, said: () => output };
}

async function answers({ child, said }: Started, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended instead of answering at ${url}:\n${said()}`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await pause(250);
  }
}

/** What `package.json` of the workspace names for development, and nothing that runs needs by another way. */
function developmentPackages(): string[] {
  const manifests = ['package.json', 'frontend/package.json', 'cms/package.json', 'packages/ui/package.json'];
  const namesOf = (kind: 'dependencies' | 'devDependencies') =>
    manifests.flatMap((file) => Object.keys(JSON.parse(readFileSync(join(ROOT, file), 'utf8'))[kind] ?? {}));
  // What one only tests with, another may run.
  const run = [...NEEDED_BY_OTHERS, ...namesOf('dependencies')];
  return [...new Set(namesOf('devDependencies'))].filter(
    (name) => !run.includes(name) && !name.startsWith('@types/'),
  );
}

/** Strapi, Next.js and Fastify have these among their own, some of them for no use. */
const NEEDED_BY_OTHERS = [
  ...['typescript', 'postcss', 'esbuild', 'react-is', 'react-intl', 'react', 'react-dom', 'tsx'],
  ...['@strapi/design-system', '@strapi/icons', 'rolldown', 'ajv', 'lightningcss', 'transliteration'],
  ...['semver', 'yaml', 'ajv-formats', '@testing-library/react', '@testing-library/user-event'],
];

function nameOf(folder: string): string {
  const [, name = ''] = /^(@?[^@]+)@/.exec(folder) ?? [];
  return name.replace('+', '/');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function stateOf(folder: string): string[] {
  return filesIn(folder)
    .filter((path) => !path.startsWith('frontend/.next-own/'))
    .map((path) => `${path} ${lstatSync(join(folder, path)).mtimeMs}`)
    .toSorted();
}

function sizeOf(folder: string): number {
  return filesIn(folder).reduce((sum, path) => sum + lstatSync(join(folder, path)).size, 0);
}

function makeReadOnly(folder: string): void {
  change(folder, (mode) => mode & 0o555);
}

function makeWritable(folder: string): void {
  change(folder, (mode) => mode | 0o200);
}

function change(folder: string, modeOf: (mode: number) => number): void {
  if (!existsSync(folder)) return;
  chmodSync(folder, lstatSync(folder).mode | 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) change(path, modeOf);
    else if (entry.isFile()) chmodSync(path, modeOf(lstatSync(path).mode));
  }
  chmodSync(folder, modeOf(lstatSync(folder).mode));
}
