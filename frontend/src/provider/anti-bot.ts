import 'server-only';
import { IntentHeld, type IntentId, newIntentId } from '@vitrina/ordering';
import type { Challenge } from 'altcha-lib';
import { intents } from './intents';
import { createProofOfWork } from './proof-of-work';
import { createSlowPath } from './slow-path';

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
}

/** What the provider gets as `token`. */
export type Verdict = { kind: 'person'; token: string } | { kind: 'unproven' } | { kind: 'too-many' };

/** Tells people from programs. Another check (a service, a device) takes the place of this one here. */
export interface AntiBot {
  /** A task for the browser, good for a quarter of an hour. */
  challenge(): Promise<Challenge>;
  /** A sealed mark of when a form was made, for browsers that cannot work on a challenge. */
  ticket(): Promise<string>;
  check(form: SentForm): Promise<Verdict>;
}

let opened: AntiBot | undefined;

/** The check of this site: a proof of work, or without JavaScript a slower way (docs/decisions/0014). */
export function antiBot(): AntiBot {
  opened ??= createAntiBot();
  return opened;
}

function createAntiBot(): AntiBot {
  const work = createProofOfWork();
  const slow = createSlowPath();
  return {
    challenge: () => work.challenge(newIntentId()),
    ticket: () => slow.ticket(newIntentId()),
    async check(form) {
      if (form.lure !== '') return { kind: 'unproven' };
      const way = form.proof ? await work.check(form.proof) : await slow.check(form.ticket, form.address);
      if (way.kind !== 'id') return way;
      const isOurs = await claim(way.id, form.purpose).catch(noneWhenHeld);
      return isOurs ? { kind: 'person', token: form.proof || form.ticket } : { kind: 'unproven' };
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
