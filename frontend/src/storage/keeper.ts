/**
 * What instances of the site have in common to keep them apart: locks with an end, and notes. Every question is answered or
 * rejected within a second or two (docs/decisions/0033), and one that is rejected counts as not answered, whatever the keeper has made of it: each may be sent
 * twice.
 */
export interface Keeper {
  name: string;
  /** Whether it answers now. */
  isThere(): Promise<boolean>;
  /** Takes a lock for so many milliseconds, also one that is ours already; `false` when somebody else has it. */
  take(key: string, token: string, milliseconds: number): Promise<boolean>;
  /** Keeps a lock for so many milliseconds more; `false` when it has not been ours all the time. */
  renew(key: string, token: string, milliseconds: number): Promise<boolean>;
  /** Gives back what is ours. */
  release(key: string, token: string): Promise<void>;
  put(key: string, note: string, seconds: number): Promise<void>;
  get(key: string): Promise<string | undefined>;
}

/** The keeper did not answer, and is not asked until it is back. */
export class KeeperAway extends Error {
  override readonly name = 'KeeperAway';
}

/** What a keeper answers, or `undefined` when it is away: the others and this instance itself stand in for it. */
export async function orAway<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof KeeperAway) return undefined;
    throw error;
  }
}
