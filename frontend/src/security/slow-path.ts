import type { IntentId } from '@vitrina/ordering';
import { sealData, unsealData } from 'iron-session';
import { number, object, string } from 'yup';
import { env } from '~/runtime/env';
import { type Checked, checkedId } from '~/storage/checked-id';
import { createLimiter, type Limiter } from './limiter';
import { networkOf } from './network-of';

/** Somebody may leave a form open for long; without JavaScript it cannot get a new ticket. */
const LIFETIME_SECONDS = 12 * 60 * 60;
/** Nobody reads and fills in a form faster. Who does waits out the rest, so nobody is told off for a quick browser. */
const LEAST_MS = 3_000;

const TEN_MINUTES = 10 * 60;
const LIMITS = {
  address: { points: 20, duration: TEN_MINUTES },
  /** The first of an address goes whatever others do: nobody can use it up for somebody else. */
  first: { points: 1, duration: TEN_MINUTES },
  /** So many of an address wait for no other person's flood: who makes an account and orders needs no more. */
  few: { points: 3, duration: TEN_MINUTES },
  /** The next ones: of one person, and of everybody together. */
  person: { points: 5, duration: TEN_MINUTES },
  together: { points: 120, duration: TEN_MINUTES },
  /** All of them but the first of an address: addresses can be rented by the thousand. */
  ceiling: { points: 600, duration: TEN_MINUTES },
} as const;

const ticketSchema = object({ id: string().required(), at: number().required() }).required();

/** `giveBack`: a ticket that was spent before takes nothing of what there is for all, or one could be sent from everywhere. */
export type CheckedTicket = Checked & { giveBack?: () => Promise<void> };

/** What one more form takes of what there is for all; `undefined` when it is one too many. */
type Admit = (network: string, person: string) => Promise<Limiter[] | undefined>;

/**
 * The way for browsers without JavaScript: a sealed ticket, a few seconds of patience, and few sendings. `name` keeps what is
 * counted apart from what other forms count.
 */
export function createSlowPath(name: string, pause?: Pause) {
  return createPath(shareOut(name), pause);
}

/** The same for what can be guessed: however many addresses somebody has, there are 120 guesses for all of them. */
export function createSlowGuesses(name: string, pause?: Pause) {
  return createPath(countTogether(name), pause);
}

/**
 * The share of an address comes first: whoever floods from one, or with one e-mail, uses up nothing of what there is for
 * others (docs/decisions/0056).
 */
function shareOut(name: string): Admit {
  const limit = {
    address: createLimiter({ ...LIMITS.address, name }),
    first: createLimiter({ ...LIMITS.first, name: `${name}-first` }),
    few: createLimiter({ ...LIMITS.few, name: `${name}-few` }),
    person: createLimiter({ ...LIMITS.person, name: `${name}-person` }),
    together: createLimiter({ ...LIMITS.together, name: `${name}-together` }),
    ceiling: createLimiter({ ...LIMITS.ceiling, name: `${name}-ceiling` }),
  };
  return async (network, person) => {
    if (!(await limit.address.admits(network))) return undefined;
    const isOfFew = await limit.few.admits(network);
    if (await limit.first.admits(network)) return [];
    if (!isOfFew && person !== '' && !(await limit.person.admits(person))) return undefined;
    if (!isOfFew && !(await limit.together.admits('all'))) return undefined;
    if (!(await limit.ceiling.admits('all'))) return undefined;
    return isOfFew ? [limit.ceiling] : [limit.together, limit.ceiling];
  };
}

function countTogether(name: string): Admit {
  const address = createLimiter({ ...LIMITS.address, name });
  const together = createLimiter({ ...LIMITS.together, name: `${name}-together` });
  return async (network) =>
    (await address.admits(network)) && (await together.admits('all')) ? [together] : undefined;
}

type Pause = (milliseconds: number) => Promise<void>;

function createPath(admitted: Admit, pause: Pause = wait) {
  const password = env().SESSION_SECRET;
  return {
    ticket: (id: IntentId): Promise<string> =>
      sealData({ id, at: Date.now() }, { password, ttl: LIFETIME_SECONDS }),

    /** `person` tells one from another, like the key of an e-mail; '' where a form knows nobody. */
    async check(ticket: string, address: string, person: string): Promise<CheckedTicket> {
      const opened: unknown = await unsealData(ticket, { password, ttl: LIFETIME_SECONDS }).catch(
        () => undefined,
      );
      if (!ticketSchema.isValidSync(opened, { strict: true })) return { kind: 'unproven' };
      const taken = await admitted(networkOf(address), person);
      if (!taken) return { kind: 'too-many' };
      await pause(Math.max(0, opened.at + LEAST_MS - Date.now()));
      const giveBack = async () => void (await Promise.all(taken.map((share) => share.giveBack('all'))));
      return { ...checkedId(opened.id), giveBack };
    },
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
