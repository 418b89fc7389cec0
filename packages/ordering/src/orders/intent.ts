import { v7, validate, version } from 'uuid';
import type { Branded } from '../ids';

/**
 * One intent to buy one thing. It is made with the order form and stays the same through double clicks, failures and
 * repeats, so that whatever happens the order is fulfilled at most once (rule R50).
 * A version 7 UUID: its first 48 bits are the moment it was made.
 */
export type IntentId = Branded<string, 'IntentId'>;

export function newIntentId(maker?: MakerMark): IntentId {
  return maker === undefined ? shared(v7()) : marked(v7(), maker);
}

/**
 * Names one instance of the site, as eight hexadecimal digits. An intent that bears it belongs to that instance alone: it
 * is made while instances have nothing in common that could keep them apart (docs/decisions/0033), and whichever of them
 * receives its form knows from the id whether it may send the order.
 */
export type MakerMark = Branded<string, 'MakerMark'>;

/** Reads a mark that was kept; anything but eight small hexadecimal digits is `undefined`. */
export function parseMakerMark(value: string): MakerMark | undefined {
  return /^[0-9a-f]{8}$/.test(value) ? (value as MakerMark) : undefined;
}

/** The instance an intent belongs to, or `undefined` when all instances share it. */
export function makerOf(intent: IntentId): MakerMark | undefined {
  const [, , third, , tail = ''] = intent.split('-');
  return third === MARKED ? parseMakerMark(tail.slice(-8)) : undefined;
}

/** Stands where a version 7 UUID has its version and twelve random bits; the mark takes the last 32 of the others. */
const MARKED = '7fff';
/** For an id that only happens to look as if it named its maker: one in some four thousand. */
const NOT_MARKED = '7ffe';

/** The id, a version 7 UUID in small letters, as that of an intent which belongs to one instance. */
export function marked(id: string, maker: MakerMark): IntentId {
  const [time, rest, , variant, tail = ''] = id.split('-');
  return [time, rest, MARKED, variant, tail.slice(0, 4) + maker].join('-') as IntentId;
}

/** The same as that of an intent which all instances share. */
export function shared(id: string): IntentId {
  const [time, rest, third, ...others] = id.split('-');
  return [time, rest, third === MARKED ? NOT_MARKED : third, ...others].join('-') as IntentId;
}

/** Reads an intent that came from a form; anything but a version 7 UUID is `undefined`. */
export function parseIntentId(value: unknown): IntentId | undefined {
  const id = typeof value === 'string' ? value.toLowerCase() : value;
  return typeof id === 'string' && validate(id) && version(id) === 7 ? (id as IntentId) : undefined;
}

/** An intent is offered again this long: a link that is followed later is a new order. */
const OFFERED_MS = 60 * 60_000;
/** Another instance of the site may have made it, with a clock of its own. */
const CLOCK_SKEW_MS = 2 * 60_000;

/** The intent that an address carries while it is recent, or a new one, which belongs to `maker` where there is one. */
export function currentIntent(
  value: unknown,
  { now = new Date(), maker }: { now?: Date; maker?: MakerMark | undefined } = {},
): IntentId {
  const id = parseIntentId(value);
  return id !== undefined && isOffered(id, now) ? id : newIntentId(maker);
}

/** Whether a form that is opened with it orders under the same intent still, and not a second time. */
export function isOffered(id: IntentId, now: Date): boolean {
  const age = now.getTime() - intentStartedAt(id).getTime();
  return age >= -CLOCK_SKEW_MS && age <= OFFERED_MS;
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
  exclusively<Value>(id: IntentId, work: (turn: Turn) => Promise<Value>): Promise<Value>;
  /** Keeps a note for some seconds. It may hold secrets: the store must be private. */
  remember(key: string, note: string, seconds: number): Promise<void>;
  recall(key: string): Promise<string | undefined>;
  forget(key: string): Promise<void>;
}

/** One piece of work on an intent. */
export interface Turn {
  /**
   * Whether it is certain, now, that no other instance makes anything for this intent. Without that certainty the work may
   * look for what has been made, but must not make it. It is asked anew right before each creation.
   */
  mayMake(): Promise<boolean>;
}

/** Somebody else is still at work on an intent, and it is not known how that ends. */
export class IntentHeld extends Error {
  override readonly name = 'IntentHeld';
}
