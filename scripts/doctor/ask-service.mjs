import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, Stop } from '../toolchain.mjs';
import { withoutSecrets } from './without-secrets.mjs';

/** @typedef {import('./coherence.mjs').Finding} Finding */
/** @typedef {{ fine: string[], findings: Finding[] }} Examination */

/** Both services bound each question; this is for one that hangs before it asks. Beside much else on two cores a new version alone took half a minute to load. */
const WITHIN_MS = 120_000;

/** @type {Record<'site' | 'cms', { cwd: string, args: string[] }>} */
const EXAMINERS = {
  site: { cwd: 'frontend', args: ['--import', 'tsx', 'src/doctor/main.ts'] },
  cms: { cwd: 'cms', args: ['dist/src/commands/doctor.js'] },
};

/**
 * What a service finds with an environment that is its own, read by its own code in a process of its own.
 * @param {'site' | 'cms'} service
 * @param {Record<string, string | undefined>} variables
 * @param {{ args?: string[], withinMs?: number, user?: string | undefined }} [options] `user`: whose rights it has
 * @returns {Promise<Examination>}
 */
export async function askService(
  service,
  variables,
  { args = EXAMINERS[service].args, withinMs = WITHIN_MS, user } = {},
) {
  const cwd = join(ROOT, EXAMINERS[service].cwd);
  if (service === 'cms' && !existsSync(join(cwd, 'dist', 'src', 'commands', 'doctor.js')))
    throw new Stop('The CMS is not built yet: run npm run build first.');
  // As little as a service manager gives.
  const { PATH = '', HOME = '' } = process.env;
  const env = /** @type {NodeJS.ProcessEnv} */ (
    /** @type {object} */ ({
      PATH,
      ...(user === undefined ? { HOME } : {}),
      ...variables,
      LOG_LEVEL: 'silent',
    })
  );
  const child = spawn(process.execPath, args, {
    ...{ cwd, env, ...(user === undefined ? {} : rightsOf(user)) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const patience = setTimeout(() => child.kill('SIGKILL'), withinMs);
  let [said, complained] = ['', ''];
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (complained += chunk));
  await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(patience);
  try {
    /** @type {Examination} */
    const { fine, findings } = JSON.parse(said);
    return {
      fine: fine.map((what) => withoutSecrets(what, variables)),
      findings: findings.map((one) => ({ ...one, what: withoutSecrets(one.what, variables) })),
    };
  } catch {
    const hangs = child.signalCode === 'SIGKILL';
    const reason = hangs ? `no answer within ${withinMs / 1000} s` : lastWords(complained);
    const what = withoutSecrets(
      `the ${service} cannot be examined (${reason || 'it says nothing'})`,
      variables,
    );
    return { fine: [], findings: [{ level: 'fault', what, where: '', mend: mendOf(hangs, complained) }] };
  }
}

/**
 * @param {boolean} hangs
 * @param {string} complained
 */
function mendOf(hangs, complained) {
  if (hangs) return 'Try again, and look whether the machine has processor and memory to spare.';
  return /ERR_MODULE_NOT_FOUND|Cannot find (?:module|package)/.test(complained)
    ? 'Build it anew: npm run build.'
    : 'Tell it to whoever looks after the software: this is a fault of the doctor, not of the configuration.';
}

/**
 * The sentence of an error before its stack, or what was said last.
 * @param {string} complained
 */
function lastWords(complained) {
  const lines = complained.trim().split('\n');
  return lines.find((line) => /^\w*Error(?: \[\w+\])?: /.test(line)) ?? lines.at(-1) ?? '';
}

/**
 * @param {string} user
 * @returns {{ uid: number, gid: number } | {}}
 */
function rightsOf(user) {
  if (process.getuid?.() !== 0) throw new Stop('Run the doctor as root, or name no users.');
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, user], { stdio: 'pipe' })),
    );
    return { uid, gid };
  } catch {
    throw new Stop(`There is no user ${user}: make it as docs/production.md says.`);
  }
}
