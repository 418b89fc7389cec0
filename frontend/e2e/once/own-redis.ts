import { type ChildProcess, spawn } from 'node:child_process';
import { test } from '@playwright/test';
import { Redis } from 'ioredis';
import { freePort } from '../../../scripts/free-port.mjs';

/** One of the test's own; without a redis-server the test is left out and says so, which on CI is a failure. */
export async function ownRedis(): Promise<OwnRedis> {
  const redis = await OwnRedis.open();
  // On a developer's machine Redis is a choice; where every change is judged its absence is a failure.
  test.skip(!redis && !process.env.CI, 'there is no redis-server to hang and kill');
  if (!redis) throw new Error('There is no redis-server to hang and kill');
  return redis;
}

/** A Redis of the test's own, which it may hang and kill as no other test's would bear. */
export class OwnRedis {
  #process: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  /** Starts one, or answers `undefined` where the machine has none. */
  static async open(): Promise<OwnRedis | undefined> {
    const redis = new OwnRedis(await freePort());
    return (await redis.start()) ? redis : undefined;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** It keeps nothing on disk: one that is started again has forgotten everything. */
  async start(): Promise<boolean> {
    const child = spawn('redis-server', ['--port', String(this.port), '--bind', '127.0.0.1', '--save', ''], {
      stdio: 'ignore',
    });
    process.once('exit', () => child.kill('SIGKILL'));
    const isMissing = new Promise<true>((resolve) => child.once('error', () => resolve(true)));
    this.#process = child;
    return Promise.race([isMissing.then(() => false), this.#answers()]);
  }

  /** Connections stay and new ones are taken, but nothing is answered. */
  hang(): void {
    this.#process?.kill('SIGSTOP');
  }

  goOn(): void {
    this.#process?.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async #answers(): Promise<true> {
    const redis = new Redis(this.url, { retryStrategy: () => 100, maxRetriesPerRequest: null });
    redis.on('error', () => undefined);
    await redis.ping();
    redis.disconnect();
    return true;
  }
}
