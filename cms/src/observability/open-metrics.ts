import type { Core } from '@strapi/strapi';
import { serveMetrics } from '@vitrina/telemetry';
import { connectionPool } from '../strapi/when-idle';
import { withinTime } from '../within-time';
import { metrics } from './metrics';
import { waitingWork } from './waiting-work';

/** A database that hangs must not keep the other figures from being read. */
const PATIENCE_MS = 2_000;

/** Answers the figures at an address of their own; ends with what it answers. */
export async function openMetrics(
  strapi: Core.Strapi,
  { host, port }: { host: string; port: number },
): Promise<() => Promise<void>> {
  const server = await serveMetrics({
    ...{ host, port },
    render: () => render(strapi, new Date()),
    onFault: (sentence) => strapi.log.error(sentence),
  });
  return () => server.close();
}

async function render(strapi: Core.Strapi, now: Date): Promise<{ type: string; text: string }> {
  const { registry, databaseUp, connections, waiting, oldestWaiting } = metrics();
  const pool = connectionPool(strapi);
  connections.set({ state: 'used' }, pool.numUsed());
  connections.set({ state: 'wanted' }, pool.numPendingAcquires());
  // What cannot be told is left out: a zero would be a lie.
  waiting.reset();
  oldestWaiting.reset();
  try {
    const works = await inTime(waitingWork(strapi, now));
    for (const { what, count, since } of works) {
      waiting.set({ what }, count);
      oldestWaiting.set({ what }, since === undefined ? 0 : (now.getTime() - since.getTime()) / 1_000);
    }
    databaseUp.set(1);
  } catch {
    databaseUp.set(0);
  }
  return { type: registry.contentType, text: await registry.metrics() };
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return withinTime(PATIENCE_MS, new AbortController().signal, (signal) => {
    const late = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
    return Promise.race([work, late]);
  });
}
