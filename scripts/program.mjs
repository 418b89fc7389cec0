import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { ROOT, Stop } from './toolchain.mjs';

/**
 * One process of a product, which may be ended, killed and begun again.
 * @template {Record<string, string>} Env
 */
export class Program {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;

  /**
   * @param {string} data
   * @param {string} name
   * @param {{ command?: string, args: string[], cwd?: string, env: Env, health?: string }} how
   *   `command` is Node where there is none; without `health` it is fit once it has begun
   */
  constructor(data, name, { command = process.execPath, args, cwd = '.', env, health }) {
    this.log = join(data, `${name}.log`);
    this.origin = health === undefined ? '' : new URL(health).origin;
    this.name = name;
    this.command = command;
    this.args = args;
    this.cwd = join(ROOT, cwd);
    this.env = env;
    this.health = health;
  }

  /** Begins the process and waits until it is fit for visitors. */
  async start() {
    this.begin();
    await this.answers();
  }

  begin() {
    const child = spawn(this.command, this.args, {
      cwd: this.cwd,
      env: {
        ...process.env,
        ...this.env,
        NEXT_TELEMETRY_DISABLED: '1',
        STRAPI_TELEMETRY_DISABLED: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C is for whoever has begun it, who ends it in its turn.
      detached: true,
    });
    // A run that is broken off must leave nothing that listens.
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    const log = createWriteStream(this.log, { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    this.#child = child;
  }

  /** The process, by which the system knows it. */
  get pid() {
    return this.#child?.pid;
  }

  /** @param {number} withinMs of CMS that start at once, one waits for the other, and each may fill a database */
  async answers(withinMs = 240_000) {
    if (this.health === undefined) return;
    const deadline = Date.now() + withinMs;
    while (Date.now() < deadline) {
      if (this.#child && this.#child.exitCode !== null)
        throw new Stop(`The ${this.name} ended by itself: ${this.log}`);
      const answer = await fetch(this.health, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Stop(`Nothing answers at ${this.health}: ${this.log}`);
  }

  /** As an operator ends it; answers the code it ends with. */
  async end() {
    const ended = this.ended();
    this.#child?.kill('SIGTERM');
    return ended;
  }

  /**
   * When it has ended, by whatever; answers its code, or nothing after a signal.
   * @returns {Promise<number | null>}
   */
  async ended() {
    const child = this.#child;
    if (!child) throw new Error(`The ${this.name} was never started.`);
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    return new Promise((resolve) => child.once('exit', resolve));
  }

  /** As a machine that loses its power does: nothing is finished, nothing is written any more. */
  async kill() {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}
