import { parseId } from '../ids';
import { newIntentId } from '../orders/intent';
import { DEFAULT_OS } from '../products/server/order';
import { type Bench, customerAt, type ListMischief, type Mischief } from './bench';
import { namesakes } from './namesakes';

/** One thing that an adapter must do; `run` rejects with a sentence when it does not. */
export interface ConformanceCase {
  name: string;
  run: (bench: Bench) => Promise<void>;
}

/** After this long a provider has finished or dropped what it was asked for. */
const SETTLED_MS = 120_000;
/** Long enough for a provider that answers, short enough to wait for one that does not. */
const SHORT_MS = 600;
/** After this long the work of a call is done that nobody waits for any more. */
const LATE_MS = 250;
/** More than any provider puts on one page of a list. */
const MANY = 230;

const MISCHIEF: readonly Mischief[] = [
  ...(['reset', 'silence', 'error', 'gateway'] as const).flatMap((kind) =>
    [true, false].map((after) => ({ kind, after })),
  ),
  { kind: 'late' },
  { kind: 'garbage' },
];

const LIST_MISCHIEF: readonly ListMischief[] = ['silence', 'error', 'garbage', 'cut-short'];

/**
 * What an adapter is tried with before a shop sells through it: each case needs a bench of its own. The cases are those in which
 * orders are doubled or lost; what a catalogue says is for the adapter's own tests.
 */
export const CONFORMANCE: readonly ConformanceCase[] = [
  {
    name: 'an order makes one resource under the name of its intent, and sent again it is that one',
    run: async (bench) => {
      const customer = await customerAt(bench);
      const intent = newIntentId();
      const made = await customer.order(intent);
      check(made.status === 'created' && !made.adopted, `the order is ${JSON.stringify(made)}`);
      check(made.status === 'created' && parseId(made.id) !== undefined, 'its id can stand in no address');
      const again = await customer.order(intent);
      const isSame = again.status === 'created' && made.status === 'created' && again.id === made.id;
      check(isSame, `sent again it is ${JSON.stringify(again)}`);
      await expectOwned(customer, made.status === 'created' ? [made.name] : []);
    },
  },
  {
    name: 'a server with the system of who has not chosen is made',
    run: async (bench) => {
      if (bench.order.product !== 'vds') return;
      const customer = await customerAt({ ...bench, order: { ...bench.order, osId: DEFAULT_OS } });
      const outcome = await customer.order(newIntentId());
      check(outcome.status === 'created', `it is ${JSON.stringify(outcome)}`);
      check((await customer.owned()).length === 1, 'it is not there once');
    },
  },
  {
    name: 'an order that is sent twice at once makes one resource',
    run: async (bench) => {
      const customer = await customerAt(bench);
      const intent = newIntentId();
      const outcomes = await Promise.all([customer.order(intent), customer.order(intent)]);
      check(
        outcomes.every(({ status }) => status === 'created'),
        `the two are ${JSON.stringify(outcomes)}`,
      );
      check((await customer.owned()).length === 1, 'there is not one resource');
    },
  },
  ...MISCHIEF.map((mischief) => ({
    name: `a creation that ends in ${inWords(mischief)} makes one resource, however often it is sent`,
    run: async (bench: Bench) => {
      const customer = await customerAt(bench);
      const intent = newIntentId();
      await bench.spoilCreation(mischief);
      bench.waitAtMost(SHORT_MS);
      const first = await customer.order(intent);
      bench.waitAtMost(undefined);
      check(first.status !== 'refused', `it is told as certainly not made: ${JSON.stringify(first)}`);
      check((await customer.owned()).length <= 1, 'it is there twice');
      await customer.order(intent);
      if (mischief.kind === 'late') await new Promise((resolve) => setTimeout(resolve, 2 * LATE_MS));
      customer.pass(SETTLED_MS);
      const last = await customer.order(intent);
      check(last.status === 'created', `in the end it is ${JSON.stringify(last)}`);
      check((await customer.owned()).length === 1, 'it is not there once');
    },
  })),
  ...LIST_MISCHIEF.map((mischief) => ({
    name: `without a list (${mischief}) nothing is made, and with one it is`,
    run: async (bench: Bench) => {
      const customer = await customerAt(bench);
      await bench.own(customer.session, 3);
      const intent = newIntentId();
      await bench.spoilList(mischief);
      bench.waitAtMost(SHORT_MS);
      const blind = await customer.order(intent);
      bench.waitAtMost(undefined);
      check(blind.status !== 'created', `it is ordered blindly: ${JSON.stringify(blind)}`);
      await bench.forgetMischief();
      check((await customer.owned()).length === 3, 'something was made');
      const seen = await customer.order(intent);
      check(seen.status === 'created', `then it is ${JSON.stringify(seen)}`);
    },
  })),
  {
    name: 'what was made is found on whatever page of the list it stands',
    run: async (bench) => {
      const customer = await customerAt(bench);
      await bench.own(customer.session, MANY);
      const intent = newIntentId();
      const made = await customer.order(intent);
      await bench.own(customer.session, MANY);
      const again = await customer.order(intent);
      const isSame = made.status === 'created' && again.status === 'created' && again.id === made.id;
      check(isSame, `it is ${JSON.stringify(made)}, and again ${JSON.stringify(again)}`);
      check((await customer.owned()).length === 2 * MANY + 1, 'it is not there once');
    },
  },
  {
    name: 'two orders whose names are the same make a resource each, and each finds its own',
    run: async (bench) => {
      const customer = await customerAt(bench);
      const [one, other] = namesakes();
      const made = [await customer.order(one), await customer.order(other)];
      const again = [await customer.order(one), await customer.order(other)];
      const ids = [...made, ...again].map((outcome) => (outcome.status === 'created' ? outcome.id : ''));
      check(
        ids[0] !== ids[1] && ids[0] === ids[2] && ids[1] === ids[3] && !ids.includes(''),
        `they are ${ids}`,
      );
      check((await customer.owned()).length === 2, 'there are not two');
    },
  },
  {
    name: 'what is sold out is refused as that, and nothing is made',
    run: async (bench) => {
      const customer = await customerAt(bench);
      await bench.sellOut();
      const outcome = await customer.order(newIntentId());
      const isSoldOut = outcome.status === 'refused' && outcome.reason.kind === 'sold-out';
      check(isSoldOut, `it is ${JSON.stringify(outcome)}`);
      check((await customer.owned()).length === 0, 'something was made');
    },
  },
  {
    name: 'a session that ends in mid-order is told as that, and after the next login there is one resource',
    run: async (bench) => {
      const customer = await customerAt(bench);
      const intent = newIntentId();
      const ended = await customer.order(intent, { between: () => bench.endSession(customer.session) });
      const isTold = ended.status === 'refused' && ended.reason.kind === 'signed-out';
      check(isTold, `it is ${JSON.stringify(ended)}`);
      check((await customer.owned()).length === 0, 'something was made');
      const as = await bench.logInAgain(customer.session);
      const made = await customer.order(intent, { as });
      check(made.status === 'created', `then it is ${JSON.stringify(made)}`);
      check((await customer.owned()).length === 1, 'it is not there once');
    },
  },
  {
    name: 'the catalogue sells what is ordered, the cheapest first, and has a system for those who have not chosen',
    run: async ({ provider, order }) => {
      const { serverTariffs, osImages } = provider.catalogue;
      if (order.product !== 'vds' || order.server.kind !== 'preset') return;
      const { presetId } = order.server;
      const tariffs = await serverTariffs();
      check(
        tariffs.some((tariff) => tariff.presetId === presetId),
        `${presetId} is not in the price list`,
      );
      const images = await osImages();
      check(
        new Set(images.map(({ osId }) => osId)).size === images.length,
        'two systems have one identifier',
      );
      for (const wanted of [order.osId, DEFAULT_OS])
        check(
          images.some(({ osId }) => osId === wanted),
          `there is no image ${wanted}`,
        );
      const prices = tariffs.map(({ price }) => price);
      check(
        prices.every((price, at) => Number.isSafeInteger(price) && price >= (prices[at - 1] ?? 0)),
        'the price list does not begin with the cheapest, or has no whole kopecks',
      );
    },
  },
];

function inWords(mischief: Mischief): string {
  const words = { reset: 'a reset', silence: 'silence', error: 'an error', gateway: 'an error of a gateway' };
  if (mischief.kind === 'garbage') return 'garbage';
  if (mischief.kind === 'late') return 'nothing for now';
  return `${words[mischief.kind]} ${mischief.after ? 'after' : 'before'} the work`;
}

async function expectOwned(customer: { owned: () => Promise<string[]> }, names: string[]): Promise<void> {
  const owned = await customer.owned();
  check(JSON.stringify(owned) === JSON.stringify(names), `the customer has ${owned}`);
}

function check(isRight: boolean, otherwise: string): void {
  if (!isRight) throw new Error(otherwise);
}
