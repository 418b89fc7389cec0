/** Amounts of a server: cores as a count, memory and disk in GB. */
export interface BladeResources {
  cpu: number;
  ramGb: number;
  diskGb: number;
}

/** What of a drawn blade is filled. */
export interface BladeFill {
  /** Cells on the processor's die, and how many of them are lit. */
  cells: number;
  lit: number;
  /** How full each of eight memory slots and eight drive bays is, from 0 to 1. */
  sticks: number[];
  bays: number[];
}

const MOST_CELLS = 32;
const SLOTS = 8;
/** Even the least amount must be seen to be there: a quarter of the first slot. */
const LEAST = 0.25;

/**
 * How a drawn blade is filled by `resources`, where `most` fills it up. A core is a cell, up to 32. Memory and disk
 * follow the square root of their share: of 256 GB, one more is seen at the slider's start and still at its end.
 */
export function bladeFill(resources: BladeResources, most: BladeResources): BladeFill {
  const cells = most.cpu > 1 ? Math.ceil(Math.min(most.cpu, MOST_CELLS)) : 1;
  return {
    cells,
    lit: Math.ceil(share(resources.cpu, most.cpu) * cells),
    sticks: slots(share(resources.ramGb, most.ramGb)),
    bays: slots(share(resources.diskGb, most.diskGb)),
  };
}

/** From 0 for nothing, and for what is no amount, to 1. */
function share(amount: number, most: number): number {
  if (!(amount > 0)) return 0;
  return amount < most ? amount / most : 1;
}

function slots(share: number): number[] {
  const filled = share > 0 ? Math.max(Math.sqrt(share) * SLOTS, LEAST) : 0;
  return Array.from({ length: SLOTS }, (_, slot) => Math.min(Math.max(filled - slot, 0), 1));
}
