import type { Range, ServerConfigurator } from './tariff';

/** A server built from parts: cores as a count, memory and disk in whole GB of 1024 MB. */
export interface ServerConfiguration {
  cpu: number;
  ramGb: number;
  diskGb: number;
}

/** Whether a configurator sells these amounts: each within its limits and on its steps. */
export function isSold(
  configurator: Pick<ServerConfigurator, 'cpu' | 'ramMb' | 'diskMb'>,
  { cpu, ramGb, diskGb }: ServerConfiguration,
): boolean {
  return (
    isWithin(configurator.cpu, cpu) &&
    isWithin(configurator.ramMb, ramGb * 1024) &&
    isWithin(configurator.diskMb, diskGb * 1024)
  );
}

function isWithin({ min, max, step }: Range, amount: number): boolean {
  return amount >= min && amount <= max && (amount - min) % step === 0;
}
