import type { Core } from '@strapi/strapi';
import type { Refusal } from '../refusal';
import type { Occasion, Write } from './write';

/**
 * One rule of writing. The steps of a write run in the order of `steps.ts`, hook by hook: all that `refuse` have been asked before
 * anything is changed, and all that `follow` run when nobody refuses any more. Everything from `begin` on is one transaction.
 */
export interface WriteStep {
  name: string;
  /** Of which content types; `any` are all types of ours, content those that the site reads. */
  of: readonly string[] | 'content' | 'any';
  on: readonly Occasion[];
  /** The seed and what a start itself makes are written without it: see `Writes.startAll`. */
  isAfterSeed?: true;
  /** Puts right what was sent, by itself alone. */
  normalise?(write: Write): void;
  /** Questions to the outside world, before the transaction; left out where there is one already. */
  prepare?(write: Write): Promise<void>;
  /** Locks, and what the entry itself has to bear, before anything of it is read. */
  begin?(write: Write): Promise<void>;
  /** Why it may not be; or what is sent is put right by what is stored. */
  refuse?(write: Write): Promise<Refusal | undefined>;
  /** Reads of the state before what `verify` and `follow` will want to know. */
  observe?(write: Write): Promise<void>;
  /** Why it may not be, when only what is saved can tell: the transaction takes it back. */
  verify?(write: Write): Promise<Refusal | undefined>;
  /** What has to come of it. */
  follow?(write: Write, transaction: Transaction): Promise<void>;
}

export interface Transaction {
  trx: Parameters<Parameters<Core.Strapi['db']['transaction']>[0]>[0]['trx'];
  onCommit(work: () => void): void;
}
