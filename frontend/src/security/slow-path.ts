import 'server-only';
import type { IntentId } from '@vitrina/ordering';
import { sealData, unsealData } from 'iron-session';
import { number, object, string } from 'yup';
import { env } from '~/env';
import { type Checked, checkedId } from '~/storage/checked-id';
import { createLimiter } from './limiter';
import { networkOf } from './network-of';

/** Somebody may leave a form open for long; without JavaScript it cannot get a new ticket. */
const LIFETIME_SECONDS = 12 * 60 * 60;
/** Nobody reads and fills in a form faster. Who does waits out the rest, so nobody is told off for a quick browser. */
const LEAST_MS = 3_000;

const TEN_MINUTES = 10 * 60;
/** An address may be made up where no proxy stands in front, so there is a limit for everybody together as well. */
const PER_ADDRESS = { points: 20, duration: TEN_MINUTES };
const TOGETHER = { points: 120, duration: TEN_MINUTES };

const ticketSchema = object({ id: string().required(), at: number().required() }).required();

/**
 * The way for browsers without JavaScript: a sealed ticket, a few seconds of patience, and few sendings. `name` keeps what is
 * counted apart from what other forms count.
 */
export function createSlowPath(name: string, pause: (milliseconds: number) => Promise<void> = wait) {
  const password = env().SESSION_SECRET;
  const limits = {
    perAddress: createLimiter({ ...PER_ADDRESS, name }),
    together: createLimiter({ ...TOGETHER, name: `${name}-together` }),
  };
  return {
    ticket: (id: IntentId): Promise<string> =>
      sealData({ id, at: Date.now() }, { password, ttl: LIFETIME_SECONDS }),

    async check(ticket: string, address: string): Promise<Checked> {
      const opened: unknown = await unsealData(ticket, { password, ttl: LIFETIME_SECONDS }).catch(
        () => undefined,
      );
      if (!ticketSchema.isValidSync(opened, { strict: true })) return { kind: 'unproven' };
      // The share of an address first: whoever floods from one uses up nothing of what there is for all together.
      const isAdmitted =
        (await limits.perAddress.admits(networkOf(address))) && (await limits.together.admits('all'));
      if (!isAdmitted) return { kind: 'too-many' };
      await pause(Math.max(0, opened.at + LEAST_MS - Date.now()));
      return checkedId(opened.id);
    },

    /** A ticket that was spent before takes nothing of what there is for all: one ticket could be sent from everywhere. */
    giveBackSpent: (): Promise<void> => limits.together.giveBack('all'),
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
