import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const CMS = path.resolve(import.meta.dirname, '..');
const START_TIMEOUT_MS = 50_000;

export const READ_TOKEN = 'a-read-token-for-the-tests-0123456789';
export const DEMO_PASSWORD = 'A-demo-password-1';

export type Variables = Record<string, string>;

export interface RunningCms {
  url: string;
  pid: number | undefined;
  stop(): Promise<void>;
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

/** Starts the built CMS as production does and waits until it is healthy. */
export async function startCms(variables: Variables): Promise<RunningCms> {
  const port = await freePort();
  const own = await temporaryFolder();
  const usual = { ...REQUIRED, PORT: String(port), PUBLIC_FOLDER: own.folder };
  const { child, output, ended } = launch({ ...usual, ...variables });
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error(`The CMS stopped instead of starting:\n${output()}`);
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The CMS did not become healthy in time:\n${output()}`);
    }
    await pause(100);
  }
  return {
    url,
    pid: child.pid,
    async stop() {
      // A test may have killed it before.
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(killer);
      await own.remove();
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Runs the CMS with settings it is expected to refuse. */
export async function runToItsEnd(variables: Variables): Promise<Outcome> {
  const { child, output, ended } = launch(variables);
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

function launch(variables: Variables) {
  if (!existsSync(path.join(CMS, 'dist', 'build', 'index.html'))) {
    throw new Error('The CMS is not built: run `pnpm build` in cms/ before its tests.');
  }
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'production', ...variables };
  const child = spawn(process.execPath, [strapiScript(), 'start'], { cwd: CMS, env });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return { child, output: () => text, ended: endOf(child) };
}

/** The script itself, run by this Node: a shell between would swallow the signal that stops it. */
function strapiScript(): string {
  return path.join(CMS, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('There is no free port for the CMS.')),
      );
    });
  });
}
