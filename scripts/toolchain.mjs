import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Of the whole project: every package bears it. */
export const VERSION = String(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version);

const PNPM_VERSION = '12.21.0';
/** What npm must have fetched, as far as it fetches one of these: nothing else may install the workspace. */
const PNPM_INTEGRITY = new Map([
  [
    'node_modules/pnpm',
    'sha512-Zv2CeO4ok1zpUXktNDZ/869cQyonVkRYIwKVM4NbjaUpu+C+UTCv1W7QcT+4eJ5Hutgtk71a4v5UsVVi1idu8A==',
  ],
  [
    'node_modules/@pnpm/exe.linux-x64',
    'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
  ],
  [
    'node_modules/@pnpm/exe.linux-arm64',
    'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
  ],
]);
const TOOLS = join(ROOT, '.tools');
const PNPM_BIN = join(TOOLS, 'pnpm', 'node_modules', '.bin');

/** A reason to stop that a person can act on; it is shown without a stack. */
export class Stop extends Error {}

/**
 * Runs a script's work and turns a `Stop` into one sentence on the screen.
 * @param {() => Promise<unknown>} work
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  // The CMS loads modules of the newer kind with `require`, which Node 21 and the first of Node 22 cannot.
  const isSupported =
    (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || (major > 22 && major < 25);
  if (!isSupported)
    throw new Stop(
      `Vitrina needs Node 20.19, 22.12 or newer, up to 24; this is Node ${process.versions.node}.`,
    );
}

/** The environment in which the project's own tools are found and nothing phones home. */
export function toolEnvironment() {
  const headers = nodeHeaders();
  return {
    ...process.env,
    PATH: [PNPM_BIN, join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(
      process.platform === 'win32' ? ';' : ':',
    ),
    NEXT_TELEMETRY_DISABLED: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STRAPI_TELEMETRY_DISABLED: 'true',
    ...(headers ? { npm_config_nodedir: headers } : {}),
    ...brandContent(process.env.BRAND_FOLDER),
  };
}

/**
 * What Turborepo tells one content of another brand's folder from another by: files it can watch only where they always lie.
 * @param {string | undefined} folder
 */
export function brandContent(folder) {
  if (!folder) return {};
  const hash = createHash('sha256');
  for (const file of ['brand.json', 'logo.svg'].map((name) => join(folder, name)))
    if (existsSync(file)) hash.update(file).update(readFileSync(file));
  return { BRAND_CONTENT: hash.digest('hex') };
}

/** Fetches pnpm and installs the workspace; both are skipped when they are as they should be. */
export async function installWorkspace() {
  await installPnpm();
  const stamp = join(ROOT, 'node_modules', '.vitrina-installed');
  const wanted = installFingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'up to date';
  // Where no ready one can be fetched, SQLite is compiled: on all processors, not on one.
  const env = { JOBS: 'max' };
  await run('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], { env });
  writeFileSync(stamp, wanted);
  return 'installed';
}

/** Fetches pnpm unless it is there; throws when it is not the one that the project was made with. */
export async function installPnpm() {
  if (!existsSync(join(PNPM_BIN, 'pnpm'))) {
    const at = join(TOOLS, 'pnpm');
    mkdirSync(at, { recursive: true });
    await run('npm', [
      'install',
      '--prefix',
      at,
      '--no-audit',
      '--no-fund',
      '--no-save',
      '--loglevel=error',
      `pnpm@${PNPM_VERSION}`,
    ]);
  }
  checkPnpm(JSON.parse(readFileSync(join(TOOLS, 'pnpm', 'node_modules', '.package-lock.json'), 'utf8')));
}

/**
 * Throws when npm has fetched another pnpm than the one that the project was made with.
 * @param {{ packages: Record<string, { version?: string, integrity?: string }> }} fetched what npm has written down
 */
export function checkPnpm({ packages }) {
  for (const [path, { version, integrity }] of Object.entries(packages)) {
    const expected = PNPM_INTEGRITY.get(path);
    if (version === PNPM_VERSION && (expected === undefined || expected === integrity)) continue;
    throw new Stop(
      `npm has fetched ${path} ${version} as ${integrity}, which is not what was expected: remove ${TOOLS} and look into it.`,
    );
  }
  if (!Object.hasOwn(packages, 'node_modules/pnpm')) throw new Stop(`There is no pnpm in ${TOOLS}.`);
}

/**
 * Runs a command to its end. Its output is kept and shown only when it fails, unless `show` is set.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ show?: boolean, cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<string>} its output
 */
export function run(command, args, { show = false, cwd = ROOT, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...toolEnvironment(), ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => reject(new Stop(`${command} could not be started: ${error.message}.`)));
    child.on('close', (code) => {
      if (code === 0) return resolve(output);
      reject(new Stop(`${output}\nThis command failed: ${command} ${args.join(' ')}`));
    });
  });
}

/** Native parts are compiled against the headers beside the running Node, where there are any: no download. */
function nodeHeaders() {
  const prefix = dirname(dirname(realpathSync(process.execPath)));
  return existsSync(join(prefix, 'include', 'node', 'node.h')) ? prefix : undefined;
}

function installFingerprint() {
  const hash = createHash('sha256').update(process.version);
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => join('packages', name));
  const manifests = ['.', 'cms', 'frontend', ...packages].map((folder) => join(folder, 'package.json'));
  for (const file of [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...manifests.filter((one) => existsSync(join(ROOT, one))),
  ])
    hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}
