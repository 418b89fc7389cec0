import { inTime } from '~/runtime/deadline';
import { processWide } from '~/runtime/process-wide';
import { healthOf } from './health';
import { metrics } from './metrics';

/** A store that hangs must not keep the figures from being read. */
const PATIENCE_MS = 1_000;

interface Gauges {
  copies: Map<string, { source: 'provider' | 'cms'; part: string; asOf: () => string | undefined }>;
  waiting: Map<string, () => Promise<number>>;
  keepers: Map<string, () => Promise<boolean>>;
  pagesWaiting: () => number;
}

const gauges = processWide(
  'gauges',
  (): Gauges => ({ copies: new Map(), waiting: new Map(), keepers: new Map(), pagesWaiting: () => 0 }),
);

/** The age of the last good copy of a part, by its time. */
export function gaugeCopy(source: 'provider' | 'cms', part: string, asOf: () => string | undefined): void {
  gauges.copies.set(`${source}.${part}`, { source, part, asOf });
}

/** How much waits to be handed over. */
export function gaugeWaiting(what: string, count: () => Promise<number>): void {
  gauges.waiting.set(what, count);
}

/** Whether a store answers that instances share. */
export function gaugeKeeper(name: string, isThere: () => Promise<boolean>): void {
  gauges.keepers.set(name, isThere);
}

export function gaugePagesWaiting(count: () => number): void {
  gauges.pagesWaiting = count;
}

/** When the copy of a part was true; nothing before anybody has asked. */
export function copyTime(source: 'provider' | 'cms', part: string): Date | undefined {
  const asOf = gauges.copies.get(`${source}.${part}`)?.asOf();
  return asOf === undefined ? undefined : new Date(asOf);
}

/** The figures of this moment. What cannot be told is left out: a zero would be a lie. */
export async function renderMetrics(now = Date.now()): Promise<{ type: string; text: string }> {
  const { registry, copyAge, waiting, keepers, pagesWaiting, providerHeard, cmsHeard } = metrics();
  for (const gauge of [copyAge, waiting, keepers]) gauge.reset();
  for (const { source, part, asOf } of gauges.copies.values()) {
    const at = asOf();
    if (at !== undefined) copyAge.set({ source, part }, (now - Date.parse(at)) / 1_000);
  }
  pagesWaiting.set(gauges.pagesWaiting());
  for (const [gauge, what] of [
    [providerHeard, 'provider'],
    [cmsHeard, 'cms'],
  ] as const) {
    const { lastGoodAt } = healthOf(what);
    if (lastGoodAt !== undefined) gauge.set(lastGoodAt / 1_000);
  }
  await Promise.all([
    ...[...gauges.waiting].map(async ([what, count]) => {
      const known = await told(count());
      if (known !== undefined) waiting.set({ what }, known);
    }),
    ...[...gauges.keepers].map(async ([keeper, isThere]) => {
      keepers.set({ keeper }, (await told(isThere())) ? 1 : 0);
    }),
  ]);
  return { type: registry.contentType, text: await registry.metrics() };
}

async function told<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    const value = await inTime(answer, PATIENCE_MS);
    return typeof value === 'symbol' ? undefined : (value as Value);
  } catch {
    return undefined;
  }
}
