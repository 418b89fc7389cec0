import { IntentHeld, type IntentId, newIntentId } from '@vitrina/ordering';
import type { Challenge } from 'altcha-lib';
import { intents } from '~/storage/intents';
import { createProofOfWork } from './proof-of-work';
import { type CheckedTicket, createSlowGuesses, createSlowPath } from './slow-path';

/** A form as it was sent by a person or by a program. */
export interface SentForm {
  /** What the browser has worked out; '' without JavaScript. */
  proof: string;
  /** Made with the form, sealed. */
  ticket: string;
  /** A field that people do not see; whoever fills it in does not look. */
  lure: string;
  /** Where it was sent from; '' when nobody knows. */
  address: string;
  /** What the sending is for. A proof is good for one purpose, and for that again, so that a repeat after a failure needs no new one. */
  purpose: string;
  /**
   * Whether it tries something that could be guessed, like a password: each such sending needs a proof of its own, and the
   * slower way is counted apart, so that nobody who guesses keeps others from making an account.
   */
  isGuess?: boolean;
  /** Whom the form is about, as a key that tells one person from another, where it says so. */
  person?: string;
}

/** What the provider gets as `token`. */
export type Verdict = { kind: 'person'; token: string } | { kind: 'unproven' } | { kind: 'too-many' };

/** Tells people from programs. Another check (a service, a device) takes the place of this one here. */
interface BotCheck {
  /** A task for the browser, good for a quarter of an hour. */
  challenge(): Promise<Challenge>;
  /** A sealed mark of when a form was made, for browsers that cannot work on a challenge. */
  ticket(): Promise<string>;
  check(form: SentForm): Promise<Verdict>;
}

let opened: BotCheck | undefined;

/** The check of this site: a proof of work, or without JavaScript a slower way (docs/decisions/0014). */
export function botCheck(): BotCheck {
  opened ??= createBotCheck();
  return opened;
}

function createBotCheck(): BotCheck {
  const work = createProofOfWork();
  const slow = createSlowPath('slow-path');
  const slowGuesses = createSlowGuesses('slow-guesses');
  return {
    challenge: () => work.challenge(newIntentId()),
    ticket: () => slow.ticket(newIntentId()),
    async check({ proof, ticket, lure, address, purpose, isGuess = false, person = '' }) {
      if (lure !== '') return { kind: 'unproven' };
      const slower = isGuess ? slowGuesses : slow;
      const way: CheckedTicket = proof
        ? await work.check(proof)
        : await slower.check(ticket, address, person);
      if (way.kind !== 'id') return way;
      const isSpentAtOnce = isGuess && proof !== '';
      const claimed = isSpentAtOnce ? `${purpose}:${newIntentId()}` : purpose;
      const isOurs = await claim(way.id, claimed).catch(noneWhenHeld);
      if (isOurs) return { kind: 'person', token: proof || ticket };
      await way.giveBack?.();
      return { kind: 'unproven' };
    },
  };
}

const KEPT_SECONDS = 13 * 60 * 60;

/** Single use: the first purpose keeps the proof. Shared by all instances, as intents are. */
function claim(id: IntentId, purpose: string): Promise<boolean> {
  const key = `proof:${id}`;
  return intents().exclusively(id, async () => {
    const kept = await intents().recall(key);
    if (kept === undefined) await intents().remember(key, purpose, KEPT_SECONDS);
    return kept === undefined || kept === purpose;
  });
}

/** Whoever sends one proof so often at once that they wait for themselves has no good use for it. */
function noneWhenHeld(error: unknown): boolean {
  if (error instanceof IntentHeld) return false;
  throw error;
}
