import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { CMS_START } from '../../scripts/cms-program.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { beginPrepared, type Variables } from './prepared-databases';

export const CMS = path.resolve(import.meta.dirname, '..');
/** An empty database is filled at the first start, on machines that do much else. */
const START_TIMEOUT_MS = 110_000;

export const READ_TOKEN = 'a-read-token-for-the-tests-0123456789';
export const DEMO_PASSWORD = 'A-demo-password-1';

export type { Variables } from './prepared-databases';

export interface RunningCms {
  url: string;
  pid: number | undefined;
  /** All it has written so far. */
  output(): string;
  stop(): Promise<void>;
  /** As an operator ends it; answers the code it ends with, when it has. */
  end(): Promise<number | null>;
  /** As a machine that loses its power does. */
  kill(): Promise<void>;
}

export interface Outcome {
  exitCode: number | null;
  output: string;
}

/** Everything a production start requires; the database is the caller's choice. */
export const REQUIRED: Variables = {
  APP_KEYS: 'key-one,key-two',
  API_TOKEN_SALT: 'api-token-salt',
  ADMIN_JWT_SECRET: 'admin-jwt-secret',
  TRANSFER_TOKEN_SALT: 'transfer-token-salt',
  ENCRYPTION_KEY: '0123456789abcdef0123456789abcdef',
  CMS_READ_TOKEN: READ_TOKEN,
};

/**
 * Starts the built CMS as production does and waits until it is healthy. An empty database begins with a copy of one that was
 * filled before; `isFirstStart` has it filled by this start.
 */
export async function startCms(
  variables: Variables,
  { isFirstStart = false }: { isFirstStart?: boolean } = {},
): Promise<RunningCms> {
  const own = await temporaryFolder();
  const chosen = { ...REQUIRED, PUBLIC_FOLDER: own.folder, ...variables };
  if (!isFirstStart) await fill(chosen);
  return start(chosen, own);
}

/** Fills an empty database as a first start with these variables would. */
export async function prepare(variables: Variables & { PUBLIC_FOLDER: string }): Promise<void> {
  if (!(await fill(variables))) throw new Error('The database could not be filled: another test says why.');
}

/** Whether there is something in it now. */
function fill(variables: Variables & { PUBLIC_FOLDER: string }): Promise<boolean> {
  return beginPrepared(inject('preparedDatabases'), variables, async (prepared) => {
    const own = await temporaryFolder();
    const filling = await start({ ...REQUIRED, ...prepared }, own);
    // Everybody begins with what it leaves, so that it has to come to its own end.
    const code = await filling.end();
    await own.remove();
    if (code !== 0)
      throw new Error(`The CMS that filled a database ended with ${code}:\n${filling.output()}`);
  });
}

async function start(
  variables: Variables,
  own: Awaited<ReturnType<typeof temporaryFolder>>,
): Promise<RunningCms> {
  const port = await freePort();
  const { child, output, ended } = launch({ PORT: String(port), ...variables });
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) {
      // A port that was free may be another's by now; nobody has begun to use this CMS.
      if (output().includes(`The port ${port} is already used`)) return start(variables, own);
      throw new Error(`The CMS stopped instead of starting:\n${output()}`);
    }
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The CMS did not become healthy in time:\n${output()}`);
    }
    await pause(100);
  }
  return {
    url,
    pid: child.pid,
    output,
    async stop() {
      // A test may have killed it before.
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(killer);
      await own.remove();
    },
    async end() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Runs the CMS with settings it is expected to refuse. */
export async function runToItsEnd(variables: Partial<Variables>, ...parameters: string[]): Promise<Outcome> {
  const { child, output, ended } = launch(variables, parameters);
  const killer = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await ended;
  clearTimeout(killer);
  return { exitCode: child.exitCode, output: output() };
}

/** A folder for one test's database, gone afterwards. */
export async function temporaryFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrina-cms-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A variable that is `undefined` is not there at all. */
function launch(variables: Partial<Variables>, parameters: readonly string[] = []) {
  if (!existsSync(path.join(CMS, 'dist', 'build', 'index.html'))) {
    throw new Error('The CMS is not built: run `pnpm build` in cms/ before its tests.');
  }
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'production', ...variables };
  const child = spawn(process.execPath, [CMS_START, ...parameters], { cwd: CMS, env });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return { child, output: () => text, ended: endOf(child) };
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/_health`)).status === 204;
  } catch {
    return false;
  }
}
