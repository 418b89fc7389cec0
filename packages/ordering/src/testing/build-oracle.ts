import type { ServerConfiguration } from '../catalogue/configuration';
import type { Range, ServerConfigurator } from '../catalogue/tariff';

/** What can be had of one configurator, written down amount by amount, in whole GB. */
export interface SoldAmounts {
  cpu: number[];
  ramGb: number[];
  diskGb: number[];
}

/**
 * Rules R29, R30 and R31 by brute force: every amount is tried and kept when it is sold. It shares nothing with
 * the model, so that both can be held against each other.
 */
export function soldAmounts({ cpu, ramMb, diskMb }: ServerConfigurator, ramPerCoreGb: number): SoldAmounts {
  const ramGb = wholeGb(ramMb, (gb) => gb);
  const disk = wholeGb(diskMb, (gb, isMultiple) =>
    gb * 1024 === diskMb.min || (isMultiple && gb <= 2000) ? gb : undefined,
  );
  const mostRam = ramGb.at(-1) ?? 0;
  const cores = counting(cpu.max + 1).filter(
    (count) => isSoldOf(cpu, count) && count * ramPerCoreGb <= mostRam,
  );
  return { cpu: cores, ramGb, diskGb: disk };
}

/** The server that comes nearest to what is requested, found by walking through what is sold. */
export function nearestSold(
  { cpu, ramGb, diskGb }: SoldAmounts,
  requested: ServerConfiguration,
  ramPerCoreGb: number,
  ramOfSystemGb: number,
): ServerConfiguration {
  const cores = firstNotBelow(cpu, requested.cpu);
  // Where there is not as much memory as the system needs, the most there is.
  const forSystem = Math.min(ramOfSystemGb, ramGb.at(-1) ?? 0);
  const enough = ramGb.filter((gb) => gb >= cores * ramPerCoreGb && gb >= forSystem);
  return {
    cpu: cores,
    ramGb: firstNotBelow(enough, requested.ramGb),
    diskGb: firstNotBelow(diskGb, requested.diskGb),
  };
}

/** A month in kopecks: the sum, times ten-thousandths, up to a whole rouble. */
export function monthInKopecks(
  parts: readonly [kopecks: number, count: number][],
  multiplier: number,
): bigint {
  const base = parts.reduce((total, [kopecks, count]) => total + BigInt(kopecks) * BigInt(count), 0n);
  const exact = base * BigInt(multiplier);
  const rouble = 1_000_000n;
  return (exact % rouble === 0n ? exact / rouble : exact / rouble + 1n) * 100n;
}

function wholeGb(range: Range, keep: (gb: number, isMultiple: boolean) => number | undefined): number[] {
  return counting(Math.floor(range.max / 1024) + 1).flatMap((gb) =>
    isSoldOf(range, gb * 1024) ? (keep(gb, (gb * 1024) % range.step === 0) ?? []) : [],
  );
}

function isSoldOf({ min, max, step }: Range, amount: number): boolean {
  return amount === min || amount === max || (amount > min && amount < max && amount % step === 0);
}

function firstNotBelow(amounts: readonly number[], requested: number): number {
  const [least = 0] = amounts;
  if (Number.isNaN(requested)) return least;
  return amounts.find((amount) => amount >= requested) ?? amounts.at(-1) ?? least;
}

function counting(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}
