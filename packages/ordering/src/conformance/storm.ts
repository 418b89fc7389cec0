import { newIntentId } from '../orders/intent';
import { type Bench, customerAt, type Mischief, nameAt } from './bench';

export interface StormReport {
  orders: number;
  /** Orders of which nothing was made although they were sent until they were answered. */
  lost: number;
  /** Resources beyond one for each order. */
  doubled: number;
}

/** The next number of a series from 0 to 1 (mulberry32): a storm that found something comes again by its seed. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SETTLED_MS = 120_000;
const MISCHIEF: readonly Mischief[] = [
  { kind: 'reset', after: true },
  { kind: 'reset', after: false },
  { kind: 'error', after: true },
  { kind: 'error', after: false },
  { kind: 'gateway', after: true },
  { kind: 'garbage' },
];

/**
 * So many orders, one after another, of which two in three meet something that goes wrong, some twice over; each is sent until it
 * is made. Counts what was lost and what was made twice: both must be none.
 */
export async function orderStorm(bench: Bench, orders: number, seed: number): Promise<StormReport> {
  const next = chance(seed);
  let [lost, doubled] = [0, 0];
  let customer = await customerAt(bench);
  let expected: string[] = [];
  const count = async () => {
    const owned = await customer.owned();
    for (const name of expected) {
      const at = owned.indexOf(name);
      if (at === -1) lost += 1;
      else owned.splice(at, 1);
    }
    doubled += owned.length;
  };
  for (let order = 0; order < orders; order += 1) {
    const intent = newIntentId();
    expected.push(nameAt(bench, intent));
    for (let send = 0; send < 6; send += 1) {
      if (send < 2 && next() < 0.66) {
        const mischief = MISCHIEF[Math.floor(next() * MISCHIEF.length)];
        if (mischief) await bench.spoilCreation(mischief);
      }
      const outcome = await customer.order(intent);
      if (outcome.status === 'created') break;
      await bench.forgetMischief();
      customer.pass(SETTLED_MS);
    }
    await bench.forgetMischief();
    // Lists grow with what a customer has.
    if (expected.length === 25 || order === orders - 1) {
      await count();
      customer = await customerAt(bench);
      expected = [];
    }
  }
  return { orders, lost, doubled };
}
