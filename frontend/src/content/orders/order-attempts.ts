import { mergeAttempts, type OrderAttempt } from '@vitrina/content-contract/order-attempt';
import { readOrderAttempt } from '@vitrina/content-contract/read-order-attempt';
import { gaugeWaiting } from '~/observability/gauges';
import { env, isBuilding } from '~/runtime/env';
import { log } from '~/runtime/log';
import { processWide } from '~/runtime/process-wide';
import { createHandOver, type HandOver } from '~/storage/hand-over';
import { openOutbox, whenOutboxIsThere } from '~/storage/open-outbox';
import { askForAttempts, sendAttempt } from './exchange-attempts';

const EVERY_MS = 15_000;

/** A version of an attempt: it is kept once when a creation is sent, in case the process does not live to tell more, and once at its end. */
interface KeptVersion {
  id: string;
  attempt: OrderAttempt;
}

/** Whether this site has somebody to hand the history of orders over to. */
export function recordsOrders(): boolean {
  return Boolean(env().CMS_REQUESTS_TOKEN);
}

/** Keeps an attempt as it is known now until the CMS has it. Never fails: an order goes on without its history. */
export async function keepAttempt(attempt: OrderAttempt): Promise<void> {
  if (!recordsOrders()) return;
  try {
    const id = `${attempt.intent}.${attempt.id}.${attempt.steps.length}`;
    await handOver().keep({ id, attempt });
  } catch (err) {
    log.error({ err, attempt: attempt.id }, 'the history of an order was not kept');
  }
}

/** Hands over what earlier processes have left, and goes on while this one lives. */
export function beginHandingOverAttempts(): void {
  if (isBuilding() || !recordsOrders()) return;
  handOver();
  whenOutboxIsThere(() => void flushAttempts());
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
      send: ({ attempt }) => sendAttempt(attempt),
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
