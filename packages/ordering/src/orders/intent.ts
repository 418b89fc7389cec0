import { v7, validate, version } from 'uuid';
import type { Branded } from '../ids';

/**
 * One wish to buy one thing. It is made when the order form is, and stays the same through double clicks, reloads
 * and repeats, so that whatever happens the wish is fulfilled at most once (decisions, section D).
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

export function intentStartedAt(id: IntentId): Date {
  return new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16));
}

/** Keeps intents apart from each other. Several site instances need one shared store. */
export interface IntentStore {
  /** Runs the work while nobody else works on the same intent, waiting for them first. */
  exclusively<Value>(id: IntentId, work: () => Promise<Value>): Promise<Value>;
  /** Keeps a note about an intent for a quarter of an hour. It may hold secrets: the store must be private. */
  remember(id: IntentId, note: string): Promise<void>;
  recall(id: IntentId): Promise<string | undefined>;
}
