import { FUNNEL_STEPS } from '@vitrina/content-contract/content-names';
import { array, mixed, number, object, string } from 'yup';
import {
  type CountBatch,
  countsVisits,
  type FunnelCount,
  MOST_COUNTS,
  sendCounts,
} from '~/content/send-counts';
import { gaugeWaiting } from '~/observability/gauges';
import { beforeEnd } from '~/runtime/before-end';
import { env, isBuilding } from '~/runtime/env';
import { log } from '~/runtime/log';
import { processWide } from '~/runtime/process-wide';
import { AWAY, askRedis } from '~/storage/ask-redis';
import { openDiskTally } from '~/storage/disk-tally';
import { createHandOver, type HandOver } from '~/storage/hand-over';
import { openOutbox, whenOutboxIsThere } from '~/storage/open-outbox';
import { createRedisTally } from '~/storage/redis-tally';
import { sharedRedis } from '~/storage/shared-redis';
import { createTally, type Tally } from '~/storage/tally';
import { createMemoryTally, type TallyStore } from '~/storage/tally-store';
import { countOf } from './funnel-step';

const EVERY_MS = 30_000;

/** Hands over what earlier processes have left, and what this one counts, also when it is told to end. */
export function beginCounting(): void {
  if (isBuilding() || !countsVisits()) return;
  visitTally();
  whenOutboxIsThere(() => void flushFacts());
}

/** What browsers tell: sums, of which a few may be lost with a process. */
export function visitTally(): Tally {
  return processWide('visit-tally', () => {
    const tally = createTally({
      what: 'counts of visits',
      stores: [...sharedTally(), ...tallyOnDisk(), createMemoryTally()],
      send: async ({ id, counts }) => (await sendCounts({ id, counts: counts.map(countOf) })).kind,
      mostInOne: MOST_COUNTS,
      onTrouble: (sentence, err) => log.warn({ err }, sentence),
    });
    setInterval(() => void tally.flush(), EVERY_MS).unref();
    beforeEnd(() => tally.flush());
    return tally;
  });
}

/** What the server itself knows: each registration and each order is kept until the CMS has it, which takes it once. */
export function factHandOver(): HandOver<CountBatch> {
  return processWide('fact-hand-over', () => {
    const handOver = createHandOver<CountBatch>({
      what: 'a count of a registration or an order',
      outbox: openOutbox({ name: 'facts', what: 'registrations and orders', mayBeLost: true }),
      secret: env().SESSION_SECRET,
      read: (kept) => (batchSchema.isValidSync(kept, { strict: true }) ? kept : undefined),
      send: sendCounts,
      onTrouble: (fact, sentence) => log.warn({ fact }, sentence),
    });
    setInterval(() => void flushFacts(), EVERY_MS).unref();
    gaugeWaiting('facts', () => handOver.waiting());
    return handOver;
  });
}

export async function flushFacts(): Promise<void> {
  try {
    await factHandOver().flush();
  } catch (err) {
    log.error({ err }, 'counts of registrations and orders were not handed over');
  }
}

const word = string().defined();
const countSchema = object({
  ...{ day: string().required(), product: word, campaign: word, banner: word },
  step: mixed<FunnelCount['step']>().oneOf(FUNNEL_STEPS).required(),
  variant: mixed<FunnelCount['variant']>().oneOf(['', 'a', 'b']).defined(),
  amount: number().required(),
});
const batchSchema = object({ id: string().required(), counts: array(countSchema).required() }).required();

/** Counts of several instances belong together; while Redis is away each counts for itself. */
function sharedTally(): TallyStore[] {
  const redis = sharedRedis();
  if (!redis) return [];
  const store = createRedisTally(redis, 'counts');
  const ask = async <Value>(question: () => Promise<Value>): Promise<Value> => {
    const answer = await askRedis(redis, question);
    if (answer === AWAY) throw new Error('Redis is away');
    return answer;
  };
  return [
    {
      add: (keys) => ask(() => store.add(keys)),
      take: () => ask(() => store.take()),
      done: (id) => ask(() => store.done(id)),
    },
  ];
}

function tallyOnDisk(): TallyStore[] {
  const { STATE_DIR } = env();
  if (!STATE_DIR) return [];
  try {
    return [openDiskTally(STATE_DIR, 'counts')];
  } catch (err) {
    log.error(
      { err },
      'counts of visits cannot be kept on disk: those of a process that is killed now are lost',
    );
    return [];
  }
}
