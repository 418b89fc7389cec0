import { mergeAttempts, type OrderAttempt } from '@vitrina/content-contract/order-attempt';
import { readOrderAttempt } from '@vitrina/content-contract/read-order-attempt';
import { gaugeWaiting } from '~/observability/gauges';
import { env, isBuilding } from '~/runtime/env';
import { log } from '~/runtime/log';
import { processWide } from '~/runtime/process-wide';
import { createHandOver, type Handed, type HandOver } from '~/storage/hand-over';
import { openOutbox, whenOutboxIsThere } from '~/storage/open-outbox';
import { askForAttempts, sendAttempt } from './exchange-attempts';

const EVERY_MS = 15_000;

/**
 * So many wait for a CMS that is away; of further orders only the log tells. What waits is listed as a whole, by the connection that
 * also holds the locks of orders.
 */
const MOST_WAITING = 2_000;

/** An attempt as far as it was known when it was kept. */
interface KeptVersion {
  id: string;
  attempt: OrderAttempt;
}

/** Whether this site has somebody to hand the history of orders over to. */
export function recordsOrders(): boolean {
  return Boolean(env().CMS_REQUESTS_TOKEN);
}

/**
 * Keeps an attempt as it is known now until the CMS has it, in the place of what was known of it before. Never fails: an order goes on
 * without its history.
 */
export async function keepAttempt(attempt: OrderAttempt, before?: OrderAttempt): Promise<void> {
  if (!recordsOrders()) return;
  try {
    if (!readOrderAttempt(attempt)) throw new Error('this is no attempt that the CMS takes');
    if ((await handOver().waiting()) >= MOST_WAITING) throw new Error(`${MOST_WAITING} wait already`);
    const [id, former] = [idOf(attempt), before && idOf(before)];
    await handOver().keep({ id, attempt }, former === id ? undefined : former);
  } catch (err) {
    log.error({ err, attempt: attempt.id }, 'the history of an order was not kept');
  }
}

/** A version of its own for each: what is sent meanwhile must not take a fuller one with it when it is dropped. */
function idOf({ intent, id, steps }: OrderAttempt): string {
  return `${intent}.${id}.${steps.length}`;
}

/** Hands over what earlier processes have left, and goes on while this one lives. */
export function beginHandingOverAttempts(): void {
  if (isBuilding() || !recordsOrders()) return;
  handOver();
  whenOutboxIsThere(() => void flushAttempts());
}

/** At the end of an order, unless the CMS was away a moment ago: then they wait for the next round. */
export async function flushSoon(): Promise<void> {
  if (Date.now() >= outage().until) await flushAttempts();
}

/** Until when the CMS is taken for away, in milliseconds since 1970. */
function outage(): { until: number } {
  return processWide('attempts-outage', () => ({ until: 0 }));
}

async function send({ attempt }: KeptVersion): Promise<Handed> {
  const handed = await sendAttempt(attempt);
  if (handed.kind === 'away') outage().until = Date.now() + EVERY_MS;
  return handed;
}

export async function flushAttempts(): Promise<void> {
  if (!recordsOrders()) return;
  try {
    await handOver().flush();
  } catch (err) {
    log.error({ err }, 'the history of orders was not handed over');
  }
}

/**
 * What is known of an order, the earliest attempt first: what the CMS has, and what still waits to be handed over.
 * `isWhole` is false when one of them does not answer.
 */
export async function attemptsOf(intent: string): Promise<{ attempts: OrderAttempt[]; isWhole: boolean }> {
  if (!recordsOrders()) return { attempts: [], isWhole: false };
  const [known, waiting] = await Promise.all([
    askForAttempts(intent),
    handOver()
      .peek((id) => id.startsWith(`${intent}.`))
      .catch(() => undefined),
  ]);
  const attempts = mergeAttempts([...(known ?? []), ...(waiting ?? []).map(({ attempt }) => attempt)]);
  return { attempts, isWhole: known !== undefined && waiting !== undefined };
}

function handOver(): HandOver<KeptVersion> {
  return processWide('attempt-hand-over', () => {
    const opened = createHandOver<KeptVersion>({
      what: 'the history of an order',
      outbox: openOutbox({ name: 'attempts', what: 'histories of orders', mayBeLost: true }),
      secret: env().SESSION_SECRET,
      read: readKept,
      send,
      onTrouble: (version, sentence) => log.warn({ version }, sentence),
    });
    setInterval(() => void flushAttempts(), EVERY_MS).unref();
    gaugeWaiting('attempts', () => opened.waiting());
    return opened;
  });
}

function readKept(kept: unknown): KeptVersion | undefined {
  if (!(kept instanceof Object) || !('id' in kept) || !('attempt' in kept)) return undefined;
  const attempt = readOrderAttempt(kept.attempt);
  return attempt && typeof kept.id === 'string' ? { id: kept.id, attempt } : undefined;
}
