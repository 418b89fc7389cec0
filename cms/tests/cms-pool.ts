import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Variables } from './prepared-databases';

declare module 'vitest' {
  interface ProvidedContext {
    cmsPool: string;
  }
}

/** Each database that was served leaves some 60 MB behind, and three quarters of what pooling saves are there by then. */
const SERVED_AT_MOST = 8;
const OPENING_MS = 110_000;
/** Longer than any test waits: it only ends what nobody waits for any more. */
const INSIDE_MS = 240_000;
const CLOSING_MS = 10_000;

export interface Opened {
  pid: number;
  /** What it writes since it was opened stands in this file, behind so many bytes. */
  log: string;
  from: number;
  /** It has come to its end instead. */
  isEnded: boolean;
  /** What was found out inside it, where that was asked. */
  answer: unknown;
}

interface Asked {
  pid: number;
  variables: Variables;
  /** A file of `inside/` that is to be done in it, instead of its listening: its name without the ending. */
  inside?: string;
}

/** What one of these processes says (inside/pooled-cms.cjs). */
interface Word {
  opened?: true;
  answer?: unknown;
  closed?: true;
}

interface Pooled {
  child: ChildProcess;
  pid: number;
  log: string;
  served: number;
  isIdle: boolean;
  /** Its exit code; `null` where a signal ended it. */
  ended: Promise<number | null>;
}

/**
 * Processes of the built CMS that serve one database after the other, for the tests of a whole run: most of a start is the loading of
 * modules (docs/decisions/0113). Vitest calls it once a run; tests ask over HTTP, because its workers are processes of their own.
 */
export async function setup({ provide }: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrina-cms-pool-'));
  const processes = new Map<number, Pooled>();
  const answers: Record<string, (asked: Asked) => Promise<unknown>> = {
    '/open': (asked) => open(folder, processes, asked),
    '/close': ({ pid }) => close(processes.get(pid)),
    '/ended': async ({ pid }) => processes.get(pid)?.ended ?? null,
  };
  const server = createServer(async (request, response) => {
    try {
      const chunks = await request.setEncoding('utf8').toArray();
      const answer = await answers[request.url ?? '']?.(JSON.parse(chunks.join('')));
      response.end(JSON.stringify(answer ?? null));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provide('cmsPool', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    for (const { child } of processes.values()) child.kill('SIGKILL');
    await Promise.all([...processes.values()].map(({ ended }) => ended));
    await rm(folder, { recursive: true });
  };
}

async function open(
  folder: string,
  processes: Map<number, Pooled>,
  { variables, inside }: Asked,
): Promise<Opened> {
  const pooled =
    [...processes.values()].find(({ isIdle, child }) => isIdle && child.connected) ??
    begin(folder, processes);
  const { child, pid, log, ended } = pooled;
  pooled.isIdle = false;
  pooled.served += 1;
  const from = statSync(log).size;
  child.send({ open: variables, inside }, isGone);
  const told = await wordOf(pooled, inside === undefined ? OPENING_MS : INSIDE_MS);
  if (!told?.opened) {
    child.kill('SIGKILL');
    await ended;
  }
  return { pid, log, from, isEnded: !told?.opened, answer: told?.answer };
}

/** One that has served enough, or takes too long, ends. */
async function close(pooled: Pooled | undefined): Promise<void> {
  if (!pooled?.child.connected) return;
  pooled.child.send({ close: true }, isGone);
  const told = await wordOf(pooled, CLOSING_MS);
  if (told?.closed && pooled.served < SERVED_AT_MOST) pooled.isIdle = true;
  else {
    pooled.child.kill('SIGKILL');
    await pooled.ended;
  }
}

function begin(folder: string, processes: Map<number, Pooled>): Pooled {
  const log = path.join(folder, `${randomUUID()}.log`);
  const file = openSync(log, 'a');
  const { PATH = '', HOME = '' } = process.env;
  const child = fork(path.join(import.meta.dirname, 'inside', 'pooled-cms.cjs'), {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { PATH, HOME, NODE_ENV: 'production' },
    execArgv: [],
    stdio: ['ignore', file, file, 'ipc'],
  });
  closeSync(file);
  const { pid } = child;
  if (pid === undefined) throw new Error('No process could be started.');
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const pooled = { child, pid, log, served: 0, isIdle: false, ended };
  processes.set(pid, pooled);
  return pooled;
}

/** Of one that has ended nobody but `wordOf` wants to hear. */
function isGone(): void {}

/** What it says next; `undefined` where its end or the patience comes first. */
function wordOf({ child, ended }: Pooled, patienceMs: number): Promise<Word | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    child.once('message', (message: Word) => {
      clearTimeout(timer);
      resolve(message);
    });
    void ended.then(() => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}
