import { isAmount, nextAmount } from './amounts';
import type { Range, ServerConfigurator, ServerTariff } from './tariff';

/** Mbit/s (rule R34). */
export const DEFAULT_BANDWIDTH_MBIT = 200;

/** With what a server can be connected, in Mbit/s. */
export interface Bandwidths {
  /** What it is made with when an order names none. */
  usual: number;
  /** What its price list says, if it says one; sold whatever the range is. */
  own: number | undefined;
  range: Range;
}

/**
 * The contract has a number in the order of a server and no list of numbers. The least that it names anywhere is 100 (of
 * presets, and as what systems need); the most and the step are those of its configurators (docs/decisions/0042).
 */
const OFFERED: Range = { min: 100, max: 1000, step: 100 };

/** Of a ready-made server: by default its own, at most the usual one of all servers. */
export function bandwidthsOfTariff({ bandwidthMbit }: Pick<ServerTariff, 'bandwidthMbit'>): Bandwidths {
  return { usual: Math.min(DEFAULT_BANDWIDTH_MBIT, bandwidthMbit), own: bandwidthMbit, range: OFFERED };
}

/** Of a server built from parts: what its configurator allows. */
export function bandwidthsOfConfigurator({
  bandwidthMbit: range = OFFERED,
}: Pick<ServerConfigurator, 'bandwidthMbit'>): Bandwidths {
  return { usual: nextAmount(range, DEFAULT_BANDWIDTH_MBIT), own: undefined, range };
}

/** Whether a server can be ordered with so many Mbit/s. */
export function isBandwidthSold({ usual, own, range }: Bandwidths, mbit: number): boolean {
  return mbit === usual || mbit === own || isAmount(range, mbit);
}
