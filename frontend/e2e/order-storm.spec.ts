import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openTcpFaultProxy, POSTGRES_WORDS, REDIS_WORDS } from '../../scripts/tcp-fault-proxy.mjs';
import { openFaultProxy } from './faults/fault-proxy';
import { orderUnderFire } from './once/campaign';
import { ownDatabase } from './once/own-database';
import { ownRedis } from './once/own-redis';
import { openShopUnderFire, SERVICES } from './once/shop-under-fire';

/** As many as a busy machine bears; `npm run bench:orders` places 1,000 and kills twenty times. */
const ORDERS = Number(process.env.STORM_ORDERS ?? 80);
const KILLS = Number(process.env.STORM_KILLS ?? 4);
const FAULT_MS = 1_500;
/**
 * Between two faults. What one keeper has forgotten the other one knows, so they must not go away together within the time that the provider
 * takes to end a creation (docs/decisions/0033).
 */
const CALM_MS = 2_500;

test(`${ORDERS} orders in two instances that are killed, while Redis, PostgreSQL and the provider fail in turn, make what was ordered and nothing twice`, async () => {
  test.setTimeout(3_000_000);
  const [redis, database] = [await ownRedis(), await ownDatabase()];
  const provider = await openFaultProxy(SERVICES.provider);
  const [memory, keeper] = await Promise.all([
    openTcpFaultProxy(redis.url, REDIS_WORDS),
    openTcpFaultProxy(database.url, POSTGRES_WORDS),
  ]);
  const shop = await openShopUnderFire({
    ...{ instances: 2, redisUrl: memory.url },
    site: {
      ...{ PROVIDER_API_URL: provider.url, LANDING_API_URL: `${provider.url}/landing-api` },
      ORDERS_DATABASE_URL: keeper.url,
    },
  });
  const weather: readonly [name: string, begin: () => unknown, end: () => unknown][] = [
    ['Redis hangs', () => redis.hang(), () => redis.goOn()],
    ['Redis is killed', () => redis.kill(), () => redis.start()],
    ...(['half-open', 'garbage', 'reset-after', 'failing', 'truncated', 'down'] as const).map(
      (fault) => [`Redis: ${fault}`, () => memory.turn(fault), () => memory.turn('none')] as const,
    ),
    ...(['down', 'hang', 'half-open', 'garbage', 'reset-after', 'busy'] as const).map(
      (fault) => [`PostgreSQL: ${fault}`, () => keeper.turn(fault), () => keeper.turn('none')] as const,
    ),
    ...([...BROKEN, ...REFUSED, ...SLOW] as const).map(
      (fault) => [`provider: ${fault}`, () => provider.turn(fault), () => provider.turn('none')] as const,
    ),
  ].map(([name, begin, end]) => [name as string, begin as () => unknown, end as () => unknown]);
  const happened: string[] = [];
  const beside = async (isOver: () => boolean) => {
    for (let turn = 0; !isOver(); turn += 1) {
      const [name, begin, end] = weather[turn % weather.length] ?? [];
      await begin?.();
      await pause(FAULT_MS);
      await end?.();
      if (name !== undefined) happened.push(name);
      await pause(CALM_MS);
    }
  };
  try {
    await orderUnderFire(shop, { orders: ORDERS, kills: KILLS, beside });
    process.stdout.write(
      `${KILLS} kills, ${happened.length} faults of ${new Set(happened).size} kinds beside\n`,
    );
    expect(happened.length).toBeGreaterThan(0);
  } finally {
    writeFileSync(test.info().outputPath('logs.txt'), shop.logs());
    await shop.close();
    await Promise.all([provider.close(), memory.close(), keeper.close(), redis.kill(), database.drop()]);
  }
});

const BROKEN = ['down', 'reset', 'reset-after', 'truncated', 'garbage', 'html'] as const;
const REFUSED = ['unavailable', 'too-many'] as const;
const SLOW = ['hang', 'half-open', 'huge'] as const;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
