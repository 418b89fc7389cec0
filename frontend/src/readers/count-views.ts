import { hearsReaders, sendViews } from '~/content/reader-figures';
import { gaugeWaiting } from '~/observability/gauges';
import { beforeEnd } from '~/runtime/before-end';
import { isBuilding } from '~/runtime/env';
import { log } from '~/runtime/log';
import { processWide } from '~/runtime/process-wide';
import { AWAY, askRedis } from '~/storage/ask-redis';
import { sharedRedis } from '~/storage/shared-redis';
import { forgetKnownFigures } from './known-figures';
import { createRedisViews } from './redis-views';
import { createViewCounter, type ViewCounter } from './view-counter';
import { createMemoryViews, type ViewStore } from './view-store';

const EVERY_MS = 60_000;

/** Hands over what other processes have left in Redis, and what this one counts, also when it is told to end. */
export function beginCountingViews(): void {
  if (isBuilding() || !hearsReaders()) return;
  viewCounter();
}

/** The one of this process. */
export function viewCounter(): ViewCounter {
  return processWide('view-counter', () => {
    const counter = createViewCounter({
      stores: [...sharedStores(), createMemoryViews()],
      send: sendViews,
      onTaken: forgetKnownFigures,
      onTrouble: (sentence, err) => log.warn({ err }, sentence),
    });
    setInterval(() => void counter.flush(), EVERY_MS).unref();
    beforeEnd(() => counter.flush());
    gaugeWaiting('views', () => counter.size());
    return counter;
  });
}

/** Views of several instances belong together; while Redis is away each counts for itself. */
function sharedStores(): ViewStore[] {
  const redis = sharedRedis();
  if (!redis) return [];
  const store = createRedisViews(redis);
  const ask = async <Value>(question: () => Promise<Value>): Promise<Value> => {
    const answer = await askRedis(redis, question);
    if (answer === AWAY) throw new Error('Redis is away');
    return answer;
  };
  return [
    {
      add: (article) => ask(() => store.add(article)),
      waiting: (article) => ask(() => store.waiting(article)),
      take: () => ask(() => store.take()),
      done: (id) => ask(() => store.done(id)),
      size: () => ask(() => store.size()),
    },
  ];
}
