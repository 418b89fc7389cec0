import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownBuild, removeBuild } from '../../../scripts/own-build.mjs';
import { checkPorts, serviceEnvironments } from '../../../scripts/settings.mjs';
import { ownPorts } from '../own-ports';
import { DATA, PORTS } from '../stand';
import { OwnKeys } from './own-keys';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const {
  sandbox: SANDBOX_PORT,
  sites: [FIRST_SITE_PORT = 0],
} = ownPorts(1);

/** Long enough for a provider that does its work up to a second late, on a machine that has much else to do. */
export const SETTLED_SECONDS = 10;
const PROVIDER_TIMEOUT_MS = 1_500;

export type ShopUnderFire = Awaited<ReturnType<typeof openShopUnderFire>>;

type Environment = Readonly<Record<string, string>>;

interface ShopSettings {
  /** How many instances of the site; several need a Redis. */
  instances: number;
  redisUrl: string | undefined;
  /** What an instance has of its own. */
  envOf?: (instance: number) => Environment;
  /** What the environment of the sites has in the place of the usual: another way to the provider, say. */
  site?: Environment;
}

/** Where the sandbox and the CMS of these shops are. */
export const SERVICES = {
  provider: `http://127.0.0.1:${SANDBOX_PORT}`,
  cms: `http://127.0.0.1:${PORTS.cms}`,
};

/**
 * A provider and instances of the built site, each a process of its own that can be killed, beside the tested product:
 * they take their content from its CMS and share nothing else with it. End it with `close`.
 */
export async function openShopUnderFire({
  instances,
  redisUrl,
  site: changes,
  envOf = () => ({}),
}: ShopSettings) {
  const redis = redisUrl === undefined ? undefined : new OwnKeys(redisUrl);
  await checkPorts({
    sandbox: SANDBOX_PORT,
    ...Object.fromEntries(
      Array.from({ length: instances }, (_, index) => [`site ${index}`, FIRST_SITE_PORT + index]),
    ),
  });
  const data = mkdtempSync(join(tmpdir(), 'vitrina-once-'));
  const ports = { site: FIRST_SITE_PORT, cms: PORTS.cms, sandbox: SANDBOX_PORT };
  const environments = serviceEnvironments({ data: DATA, ports });
  const sandbox = start(data, 'sandbox', {
    args: ['--import', 'tsx', 'src/main.ts'],
    cwd: join(ROOT, 'packages', 'sandbox'),
    env: {
      ...environments.sandbox,
      SANDBOX_DATABASE: join(data, 'sandbox.db'),
      SANDBOX_REGISTRATIONS_PER_MINUTE: '100000',
    },
  });
  const sites = Array.from({ length: instances }, (_, index) => {
    const port = FIRST_SITE_PORT + index;
    const state = join(data, `state-${port}`);
    mkdirSync(state);
    return new Site(data, port, {
      ...environments.site,
      SITE_URL: `http://localhost:${port}`,
      STATE_DIR: state,
      PROVIDER_TIMEOUT_MS: String(PROVIDER_TIMEOUT_MS),
      ORDER_SETTLED_SECONDS: String(SETTLED_SECONDS),
      // What is ordered once leads to one place, whenever it is asked for; a confirmation says when that was.
      CONFIRMATION_SECONDS: '0',
      ...(redis && { REDIS_URL: redis.url }),
      ...changes,
      ...envOf(index),
    });
  });
  for (const site of sites) site.start();
  const { provider } = SERVICES;
  await answers(`${provider}/__sandbox/health`);
  for (const site of sites) await answers(`${site.origin}/registration?auth=login`);

  const control = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const answer = await fetch(`${provider}/__sandbox${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  };

  return {
    sites,
    provider,
    panel: environments.site.PANEL_URL,
    password: environments.sandbox.SANDBOX_DEMO_PASSWORD,
    secrets: [
      environments.site.SESSION_SECRET,
      environments.site.CMS_READ_TOKEN,
      environments.site.CMS_REQUESTS_TOKEN,
    ],
    /** All that sites and sandbox have written so far. */
    logs: () =>
      ['sandbox', ...sites.map(({ name }) => name)]
        .map((name) => readFileSync(join(data, `${name}.log`), 'utf8'))
        .join('\n'),
    control,
    post: (path: string, body: object) =>
      control(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    /** How often the provider was asked to make something. */
    creations: async (endpoint: string): Promise<number> => {
      const { requests } = (await control(`/requests?endpoint=${endpoint}`)) as { requests: unknown[] };
      return requests.length;
    },
    close: async () => {
      await redis?.forget();
      await Promise.all([kill(sandbox), ...sites.map((site) => site.close())]);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** One instance of the site, and how many requests it is working on. */
export class Site {
  readonly origin: string;
  readonly name: string;
  inFlight = 0;
  #process: ChildProcess | undefined;
  /** The folder of its build, in which it also keeps its pages. */
  build: string;

  constructor(
    private readonly data: string,
    readonly port: number,
    private readonly env: Environment,
  ) {
    this.origin = `http://localhost:${port}`;
    this.name = `site-${port}`;
    this.build = ownBuild(port);
  }

  start(): void {
    this.#process = start(this.data, this.name, {
      args: ['server.mjs', '-H', 'localhost', '-p', String(this.port)],
      cwd: join(ROOT, 'frontend'),
      env: { ...this.env, NEXT_DIST_DIR: this.build },
    });
  }

  /** As a machine that loses its power does: nothing is finished, nothing is written any more. */
  async kill(): Promise<void> {
    if (this.#process) await kill(this.#process);
  }

  /** As an operator ends it; answers the code it ends with. */
  async end(): Promise<number | null> {
    const child = this.#process;
    if (!child) throw new Error(`${this.name} was never started.`);
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    return ended;
  }

  /** Whether nobody new is let in. A question to it would be one that it answers first. */
  async isRefusing(): Promise<boolean> {
    const socket = connect(this.port, 'localhost');
    const isRefusing = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    });
    socket.destroy();
    return isRefusing;
  }

  /** As a new machine: nothing is made yet, and nothing known. */
  async startAnew(): Promise<void> {
    await this.kill();
    this.build = ownBuild(this.port);
    if (this.env.STATE_DIR) {
      rmSync(this.env.STATE_DIR, { recursive: true });
      mkdirSync(this.env.STATE_DIR);
    }
    this.start();
    await answers(`${this.origin}/robots.txt`);
  }

  async close(): Promise<void> {
    await this.kill();
    removeBuild(this.build);
  }
}

function start(
  data: string,
  name: string,
  { args, cwd, env }: { args: string[]; cwd: string; env: Environment },
): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A run that is broken off must leave nothing that listens.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const log = createWriteStream(join(data, `${name}.log`), { flags: 'a' });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}`);
}
