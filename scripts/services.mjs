import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BoundedLog } from './bounded-log.mjs';
import { ROOT, Stop, toolEnvironment } from './toolchain.mjs';

const STOP_WITHIN_MS = 8_000;
/** Databases hold accounts and requests of visitors, and logs say who did what: they are for this user alone. */
const OWN_ONLY = 0o077;

/** Programs that run until they are ended together. */
export class Services {
  /** @type {Map<string, { child: import('node:child_process').ChildProcess, exited: Promise<unknown> }>} */
  #running = new Map();
  #isEnding = false;
  /** Names of those that are ended on purpose, one by one. */
  #leaving = new Set();

  /**
   * @param {string} logs
   * @param {{ stopWithinMs?: number }} [options]
   */
  constructor(logs, { stopWithinMs = STOP_WITHIN_MS } = {}) {
    this.logs = logs;
    this.stopWithinMs = stopWithinMs;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => this.end().then(() => process.exit(0)));
    }
  }

  /**
   * Starts a program in its own group, so that its children end with it; its output goes behind that of earlier runs in a log file (`bounded-log.mjs`).
   * Nobody else may read what either of them writes.
   * @param {string} name
   * @param {string} cwd
   * @param {string} command
   * @param {readonly string[]} args
   * @param {Record<string, string>} env
   */
  start(name, cwd, command, args, env) {
    // Whoever starts some again does not know that all are ended meanwhile.
    if (this.#isEnding) return;
    const log = join(this.logs, `${name}.log`);
    const usual = process.umask(OWN_ONLY);
    const child = spawn(command, args, {
      cwd: join(ROOT, cwd),
      env: { ...toolEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    process.umask(usual);
    const file = new BoundedLog(log);
    child.stdout.on('data', (chunk) => file.write(chunk));
    child.stderr.on('data', (chunk) => file.write(chunk));
    // Both ends of what it has written have come by then.
    child.once('close', () => file.close());
    const exited = new Promise((resolve) => child.once('exit', resolve));
    this.#running.set(name, { child, exited });
    exited.then(async (code) => {
      if (this.#isEnding || this.#leaving.has(name)) return;
      this.#running.delete(name);
      await this.end();
      console.error(
        `\n${tail(log)}\nThe ${name} ended by itself (code ${code}); the whole of its log: ${log}`,
      );
      process.exit(1);
    });
  }

  /**
   * Waits until an address answers with success.
   * @param {string} name
   * @param {string} url
   * @param {number} seconds
   */
  async answers(name, url, seconds) {
    const deadline = Date.now() + seconds * 1000;
    while (Date.now() < deadline) {
      const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
      if (response?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await this.end();
    throw new Stop(
      `The ${name} did not answer at ${url} within ${seconds} s; see ${join(this.logs, `${name}.log`)}`,
    );
  }

  async end() {
    this.#isEnding = true;
    await Promise.all([...this.#running.values()].map((running) => this.#endOne(running)));
  }

  /**
   * Ends some of them, which may be started again by their names.
   * @param {readonly string[]} names
   */
  async stop(names) {
    const stopping = names.map(async (name) => {
      const running = this.#running.get(name);
      if (running === undefined) return;
      this.#leaving.add(name);
      await this.#endOne(running);
      this.#leaving.delete(name);
      this.#running.delete(name);
    });
    await Promise.all(stopping);
  }

  /** @param {{ child: import('node:child_process').ChildProcess, exited: Promise<unknown> }} running */
  async #endOne({ child, exited }) {
    signal(child.pid, 'SIGTERM');
    const patience = setTimeout(() => signal(child.pid, 'SIGKILL'), this.stopWithinMs);
    await exited;
    clearTimeout(patience);
    signal(child.pid, 'SIGKILL');
  }
}

/**
 * The whole group of a program: `strapi` has children of its own.
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} name
 */
function signal(pid, name) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // It is gone already, which is what was wanted.
  }
}

/** @param {string} file */
function tail(file) {
  return readFileSync(file, 'utf8').split('\n').slice(-15).join('\n');
}
