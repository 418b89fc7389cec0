import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { CMS_START } from '../../scripts/cms-program.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { isNight } from './by-night';
import type { Opened } from './cms-pool';
import { beginPrepared, type Variables } from './prepared-databases';

export const CMS = path.resolve(import.meta.dirname, '..');
/** An empty database is filled at the first start, on machines that do much else. */
const START_TIMEOUT_MS = 110_000;

export const READ_TOKEN = 'a-read-token-for-the-tests-0123456789';
export const DEMO_PASSWORD = 'A-demo-password-1';

export type { Variables } from './prepared-databases';

export interface RunningCms {
  url: string;
  pid: number;
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
 * Opens the built CMS and waits until it is healthy, in a process that may have served another database before (`cms-pool.ts`). An empty
 * database begins with a copy of one that was filled before; `isFirstStart` has it filled by this start, in a process of its own, as one has
 * that `isAlone`.
 */
export async function startCms(
  variables: Variables,
  {
    isFirstStart = false,
    isAlone = isFirstStart || isNight,
  }: { isFirstStart?: boolean; isAlone?: boolean } = {},
): Promise<RunningCms> {
  const own = await temporaryFolder();
  const chosen = { ...REQUIRED, PUBLIC_FOLDER: own.folder, ...variables };
  if (!isFirstStart) await fill(chosen);
  return start(chosen, own, isAlone ? alone : fromPool);
}

/** Fills an empty database as a first start with these variables would. */
export async function prepare(variables: Variables & { PUBLIC_FOLDER: string }): Promise<void> {
  if (!(await fill(variables))) throw new Error('The database could not be filled: another test says why.');
}

/** Whether there is something in it now. */
function fill(variables: Variables & { PUBLIC_FOLDER: string }): Promise<boolean> {
  return beginPrepared(inject('preparedDatabases'), variables, async (prepared) => {
    const own = await temporaryFolder();
    const filling = await start({ ...REQUIRED, ...prepared }, own, alone);
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
  open: typeof alone | typeof fromPool,
): Promise<RunningCms> {
  const port = await freePort();
  const { pid, output, isRunning, ended, close } = await open({ PORT: String(port), ...variables });
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isHealthy(url))) {
    if (!isRunning()) {
      // A port that was free may be another's by now; nobody has begun to use this CMS.
      if (output().includes(`The port ${port} is already used`)) return start(variables, own, open);
      throw new Error(`The CMS stopped instead of starting:\n${output()}`);
    }
    if (Date.now() > deadline) {
      if (isRunning()) process.kill(pid, 'SIGKILL');
      throw new Error(`The CMS did not become healthy in time:\n${output()}`);
    }
    await pause(100);
  }
  return {
    url,
    pid,
    output,
    async stop() {
      await close();
      await own.remove();
    },
    async end() {
      if (isRunning()) process.kill(pid, 'SIGTERM');
      return ended();
    },
    async kill() {
      if (isRunning()) process.kill(pid, 'SIGKILL');
      await ended();
    },
  };
}

/** As production starts it. */
async function alone(variables: Variables) {
  const { child, output, ended } = launch(variables);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    pid: Number(child.pid),
    output,
    isRunning,
    ended: () => ended.then(() => child.exitCode),
    async close() {
      // A test may have killed it before.
      if (!isRunning()) return;
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(killer);
    },
  };
}

async function fromPool(variables: Variables) {
  requireBuild();
  const opened: Opened = await askPool('/open', { variables });
  const { pid } = opened;
  const read = () => readLog(opened);
  // What it wrote until it was closed: by then its process may be another's, which nobody closes or kills a second time.
  let closed: string | undefined;
  const isRunning = () => closed === undefined && !opened.isEnded && isProcess(pid);
  return {
    pid,
    output: () => closed ?? read(),
    isRunning,
    ended: async (): Promise<number | null> => (closed === undefined ? askPool('/ended', { pid }) : null),
    async close(): Promise<void> {
      if (!isRunning()) return;
      const closing = askPool('/close', { pid });
      closed = '';
      await closing;
      closed = read();
    },
  };
}

/** All that it has written since it was opened, as long as nobody else has opened its process since. */
export function readLog({ log, from }: Opened): string {
  return readFileSync(log).subarray(from).toString();
}

export async function askPool<Answer>(question: string, body: object): Promise<Answer> {
  const response = await fetch(inject('cmsPool') + question, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The pool of CMS failed: ${await response.text()}`);
  return (await response.json()) as Answer;
}

function isProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
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
  requireBuild();
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

function requireBuild(): void {
  if (!existsSync(path.join(CMS, 'dist', 'build', 'index.html')))
    throw new Error('The CMS is not built: run `pnpm build` in cms/ before its tests.');
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
