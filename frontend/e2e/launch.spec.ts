import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { localEdge } from '../../scripts/local-edge.mjs';
import { memoryMb } from '../../scripts/memory.mjs';
import { nginxFault, startNginx } from '../../scripts/nginx.mjs';
import { openPublishShop } from '../../scripts/publish-shop.mjs';
import { DEMO_PASSWORD } from '../../scripts/settings.mjs';
import { at, enterCustomers, expectExactlyTheOrders, type Placed } from './once/campaign';
import { arrive, Crowd, Readings } from './once/crowd';
import { ownDatabase } from './once/own-database';
import { OwnKeys } from './once/own-keys';
import { ownRedis } from './once/own-redis';
import { PRODUCTS } from './once/products';
import { ownPorts, portBeside, WORKER } from './own-ports';

/** By night a minute of it; `npm run bench:order` says how long, and how much. */
const {
  LAUNCH_SECONDS = '60',
  LAUNCH_VISITORS_A_MINUTE = '2000',
  LAUNCH_ORDERS_A_MINUTE = '200',
} = process.env;
const SECONDS = Number(LAUNCH_SECONDS);
const VISITORS_A_MINUTE = Number(LAUNCH_VISITORS_A_MINUTE);
const ORDERS_A_MINUTE = Number(LAUNCH_ORDERS_A_MINUTE);
const EACH_ORDERS = 10;
const AT_REST = 20;

const PORTS = ownPorts(2);
const [EDGE, REFRESH] = [portBeside(0), portBeside(1)];

test('a launch: while a crowd reads through the edge, every page is answered, and every order is there once', async () => {
  test.setTimeout(240_000 + 3_000 * SECONDS);
  const fault = nginxFault();
  test.skip(fault !== undefined, fault);
  const [redis, database] = [await ownRedis(), await ownDatabase()];
  const keys = new OwnKeys(redis.url);
  // What was opened last is closed first, also when the next does not open.
  const closing = [() => database.drop(), () => redis.kill(), () => keys.forget()];
  const data = join(tmpdir(), `vitrina-e2e-launch-${WORKER}`);
  const origin = `http://127.0.0.1:${EDGE}`;
  try {
    const shop = await openPublishShop({
      ...{ data, ports: PORTS },
      sandboxEnv: { SANDBOX_REGISTRATIONS_PER_MINUTE: '100000' },
      siteEnvOf: () => ({
        ...{ SITE_URL: origin, TRUSTED_PROXIES: '1', CONFIRMATION_SECONDS: '0' },
        ...{ REDIS_URL: keys.url, ORDERS_DATABASE_URL: database.url },
        EDGE_REFRESH_URL: `http://127.0.0.1:${REFRESH}`,
        // What an operator gets who sets nothing.
        ...{ PROVIDER_TIMEOUT_MS: '', PAGE_DEADLINE_MS: '', ACTION_DEADLINE_MS: '' },
      }),
    });
    closing.push(() => shop.close());
    const edge = await startNginx({
      servers: [
        localEdge({ sites: PORTS.sites, port: EDGE, refreshPort: REFRESH, copies: join(data, 'copies') }),
      ],
      ports: [EDGE],
    });
    closing.push(() => edge.close());
    const provider = `http://127.0.0.1:${PORTS.sandbox}`;
    const amount = Math.round((ORDERS_A_MINUTE * SECONDS) / 60);
    const sites = [{ origin, inFlight: 0 }];
    const customers = await enterCustomers(
      { sites, provider, password: DEMO_PASSWORD },
      Math.ceil(amount / EACH_ORDERS),
    );
    const crowd = await Crowd.gather(origin);
    closing.push(async () => crowd.leave());
    const first = at(at(PRODUCTS, 0).addresses, 0);
    const rest = await measureRest(crowd, () => at(customers, 0).openForm(first));
    const readings = new Readings();
    const memory = watchMemory([shop.cms, ...shop.sites]);
    closing.push(async () => void memory.end());
    const orderTimes: number[] = [];
    const [, placed] = await Promise.all([
      arrive({ perMinute: VISITORS_A_MINUTE, seconds: SECONDS }, () => crowd.visit(readings)),
      arrive({ perMinute: ORDERS_A_MINUTE, seconds: SECONDS }, async (number): Promise<Placed> => {
        const [customer, product] = [at(customers, number), at(PRODUCTS, number)];
        const begun = performance.now();
        const order = await customer.order(product, at(product.addresses, number));
        orderTimes.push(performance.now() - begun);
        return { customer, ...order };
      }),
    ]);
    tell({ readings, rest, orderTimes, placed, memory: memory.end() });
    expect(Object.fromEntries(readings.statuses)).toEqual({ 200: expect.any(Number) });
    expect(placed.filter(({ broken }) => broken > 0)).toEqual([]);
    expect(customers.filter(({ reloads }) => reloads > 0)).toEqual([]);
    await expectExactlyTheOrders({ provider, panel: `http://localhost:${PORTS.sandbox}/panel` }, placed);
  } finally {
    for (const close of closing.toReversed()) await close();
  }
});

/** The peer: the same pages and the same order form while nobody else is there. */
async function measureRest(crowd: Crowd, openForm: () => Promise<unknown>) {
  const alone = new Readings();
  const forms: number[] = [];
  for (let turn = 0; turn < AT_REST; turn += 1) {
    await crowd.visit(alone);
    const begun = performance.now();
    await openForm();
    forms.push(performance.now() - begun);
  }
  expect(Object.fromEntries(alone.statuses)).toEqual({ 200: expect.any(Number) });
  return { pages: alone.pages, forms };
}

/** Of each process the resident memory, in megabytes, as it goes on. */
function watchMemory(programs: readonly { name: string; pid: number | undefined }[]) {
  const seen = new Map(programs.map(({ name }) => [name, [] as number[]]));
  const look = () => {
    for (const { name, pid } of programs) seen.get(name)?.push(memoryMb(pid));
  };
  look();
  const timer = setInterval(look, 5_000);
  return {
    end() {
      clearInterval(timer);
      look();
      return seen;
    },
  };
}

interface Told {
  readings: Readings;
  rest: { pages: number[]; forms: number[] };
  orderTimes: number[];
  placed: readonly Placed[];
  memory: ReadonlyMap<string, readonly number[]>;
}

/** What a bench prints: nothing here is a rule. */
function tell({ readings, rest, orderTimes, placed, memory }: Told): void {
  const sent = placed.reduce((sum, { sendings }) => sum + sendings, 0);
  const lines = [
    `${VISITORS_A_MINUTE} visitors and ${ORDERS_A_MINUTE} orders a minute, ${SECONDS} s`,
    `answers: ${[...readings.statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`,
    `a page through the edge: ${quantiles(readings.pages)}; at rest ${quantiles(rest.pages)}; ratio ${ratio(readings.pages, rest.pages)}`,
    `${placed.length} orders, forms sent ${sent} times, from the address to the panel: ${quantiles(orderTimes)}; opening a form at rest ${quantiles(rest.forms)}`,
    ...[...memory].map(
      ([name, seen]) =>
        `memory of ${name}: ${seen[0]} MB at first, ${seen.at(-1)} at last, at most ${Math.max(...seen)}`,
    ),
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
}

function quantiles(times: readonly number[]): string {
  const [middle, most, nearlyAll] = [0.5, 0.95, 0.99].map((share) => Math.round(quantile(times, share)));
  return `median ${middle} ms, 95 % ${most}, 99 % ${nearlyAll}`;
}

function ratio(loaded: readonly number[], rest: readonly number[]): string {
  return [0.5, 0.95]
    .map((share) => (quantile(loaded, share) / quantile(rest, share)).toFixed(1))
    .join(' and ');
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;
}
