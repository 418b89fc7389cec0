import { isAmount } from './amounts';
import type { ServerConfigurator } from './tariff';

/** A server built from parts: cores as a count, memory and disk in whole GB of 1024 MB. */
export interface ServerConfiguration {
  cpu: number;
  ramGb: number;
  diskGb: number;
}

/** Whether a configurator sells these amounts: each within its limits and on its steps (see `nextAmount`). */
export function isSold(
  configurator: Pick<ServerConfigurator, 'cpu' | 'ramMb' | 'diskMb'>,
  { cpu, ramGb, diskGb }: ServerConfiguration,
): boolean {
  return (
    isAmount(configurator.cpu, cpu) &&
    isAmount(configurator.ramMb, ramGb * 1024) &&
    isAmount(configurator.diskMb, diskGb * 1024)
  );
}
