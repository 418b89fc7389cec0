import { v7, validate, version } from 'uuid';
import type { Branded } from '../ids';

/**
 * One wish to buy one thing. It is made with the order form and stays the same through double clicks, failures and
 * repeats, so that whatever happens the wish is fulfilled at most once (decisions, section D).
 * A version 7 UUID: its first 48 bits are the moment it was made.
 */
export type IntentId = Branded<string, 'IntentId'>;

export function newIntentId(): IntentId {
  return v7() as IntentId;
}

/** Reads an intent that came from a form; anything but a version 7 UUID is `undefined`. */
export function parseIntentId(value: unknown): IntentId | undefined {
  const id = typeof value === 'string' ? value.toLowerCase() : value;
  return typeof id === 'string' && validate(id) && version(id) === 7 ? (id as IntentId) : undefined;
}

/** An intent is offered again this long: a link that is followed later is a new wish. */
const OFFERED_MS = 60 * 60_000;
/** Another instance of the site may have made it, with a clock of its own. */
const CLOCK_SKEW_MS = 2 * 60_000;

/** The intent that an address carries while it is recent, or a new one. */
export function currentIntent(value: unknown, now: Date = new Date()): IntentId {
  const id = parseIntentId(value);
  const age = id === undefined ? Number.NaN : now.getTime() - intentStartedAt(id).getTime();
  return id !== undefined && age >= -CLOCK_SKEW_MS && age <= OFFERED_MS ? id : newIntentId();
}

export function intentStartedAt(id: IntentId): Date {
  return new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16));
}

/** Keeps intents apart from each other. Several site instances need one shared store. */
export interface IntentStore {
  /**
   * Runs the work while nobody else works on the same intent, waiting for them first.
   * Throws `IntentHeld` when they do not come to an end.
   */
  exclusively<Value>(id: IntentId, work: () => Promise<Value>): Promise<Value>;
  /** Keeps a note for some seconds. It may hold secrets: the store must be private. */
  remember(key: string, note: string, seconds: number): Promise<void>;
  recall(key: string): Promise<string | undefined>;
  forget(key: string): Promise<void>;
}

/** Somebody else is still at work on an intent, and it is not known how that ends. */
export class IntentHeld extends Error {
  override readonly name = 'IntentHeld';
}
