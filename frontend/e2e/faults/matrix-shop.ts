import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjectStore } from '../../../scripts/object-store.mjs';
import { ownBuild } from '../../../scripts/own-build.mjs';
import { makeDatabase } from '../../../scripts/own-database.mjs';
import { openPublishShop } from '../../../scripts/publish-shop.mjs';
import { DEMO_PASSWORD } from '../../../scripts/settings.mjs';
import { openTcpFaultProxy, POSTGRES_WORDS, REDIS_WORDS } from '../../../scripts/tcp-fault-proxy.mjs';
import { OwnRedis } from '../once/own-redis';
import { ownPorts, WORKER } from '../own-ports';
import { openFaultProxy } from './fault-proxy';
import type { Failure } from './matrix';

const PORTS = ownPorts(1);
const STATE = /state-\d+$/;

/** A service behind a proxy that can spoil it. */
interface Spoilt {
  turn(failure: Failure | 'none'): Promise<void>;
}

export type MatrixShop = Awaited<ReturnType<typeof openMatrixShop>>;

/** A whole product of real processes, in which each service that site and CMS need stands behind a proxy of ours. End it with `close`. */
export async function openMatrixShop() {
  const redis = await OwnRedis.open();
  if (!redis) throw new Error('There is no redis-server');
  const [contents, orders, store] = [await makeDatabase(), await makeDatabase(), await openObjectStore()];
  const [provider, cms, storage] = await Promise.all([
    openFaultProxy(`http://127.0.0.1:${PORTS.sandbox}`),
    openFaultProxy(`http://127.0.0.1:${PORTS.cms}`),
    openFaultProxy(store.url),
  ]);
  const [database, keeper, memory] = await Promise.all([
    openTcpFaultProxy(contents.url, POSTGRES_WORDS),
    openTcpFaultProxy(orders.url, POSTGRES_WORDS),
    openTcpFaultProxy(redis.url, REDIS_WORDS),
  ]);
  const shop = await openPublishShop({
    data: join(tmpdir(), `vitrina-e2e-matrix-${WORKER}`),
    ports: PORTS,
    cmsEnv: {
      // It fills its database past no copy: one language is half of it.
      SHOP_LANGUAGES: 'ru',
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: database.url,
      ...store.variables,
      S3_ENDPOINT: storage.url,
    },
    siteEnvOf: () => ({
      SHOP_LANGUAGES: 'ru',
      CMS_URL: cms.url,
      PROVIDER_API_URL: provider.url,
      LANDING_API_URL: `${provider.url}/landing-api`,
      ENRICHMENT_URL: `${provider.url}/enrichment`,
      REDIS_URL: memory.url,
      ORDERS_DATABASE_URL: keeper.url,
      // Each visitor comes from an address of their own.
      TRUSTED_PROXIES: '1',
      // A creation whose answer was lost is waited for, but not for two minutes.
      ORDER_SETTLED_SECONDS: '3',
      CONFIRMATION_SECONDS: '0',
      // What an operator gets who sets nothing.
      ...{ PROVIDER_TIMEOUT_MS: '', PAGE_DEADLINE_MS: '', ACTION_DEADLINE_MS: '' },
    }),
  });
  const [site] = shop.sites;
  if (!site) throw new Error('There is one instance of the site');
  const spoilt = {
    provider: { turn: (failure) => provider.turn(failure) },
    cms: { turn: (failure) => cms.turn(failure) },
    storage: { turn: (failure) => storage.turn(failure) },
    database: { turn: (failure) => database.turn(asTcp(failure)) },
    redis: { turn: (failure) => memory.turn(asTcp(failure)) },
    'orders-database': { turn: (failure) => keeper.turn(asTcp(failure)) },
  } satisfies Record<string, Spoilt>;
  return {
    spoilt,
    site,
    cms: shop.cms,
    /** As visitors know it. */
    sites: [{ origin: site.origin, inFlight: 0 }],
    provider: `http://127.0.0.1:${PORTS.sandbox}`,
    password: DEMO_PASSWORD,
    /** As a new machine: nothing is made yet, and nothing known. */
    async startAnew() {
      await site.kill();
      const state = site.env.STATE_DIR ?? '';
      if (!STATE.test(state)) throw new Error(`${state} is no folder of ours`);
      rmSync(state, { recursive: true });
      mkdirSync(state);
      ownBuild(Number(new URL(site.origin).port));
      site.begin();
      await opensItsDoor(site.origin);
    },
    async close() {
      await shop.close();
      await Promise.all([provider, cms, storage, database, keeper, memory].map((proxy) => proxy.close()));
      await Promise.all([redis.kill(), store.close(), contents.drop(), orders.drop()]);
    },
  };
}

/** The refusals of HTTP have others in the place of them. */
function asTcp(failure: Failure | 'none') {
  if (failure === 'too-many') return 'busy';
  return failure === 'unavailable' ? 'failing' : failure;
}

async function opensItsDoor(origin: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/robots.txt`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${origin}`);
}
