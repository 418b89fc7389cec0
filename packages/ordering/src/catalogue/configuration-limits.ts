import { lastAmount, nextAmount } from './amounts';
import type { ServerConfiguration } from './configuration';
import type { Range, ServerConfigurator } from './tariff';
import { MB_IN_GB } from './units';

/** Within what a custom server can be chosen: cores as a count, memory and disk in whole GB. */
export interface ConfigurationLimits {
  cpu: Range;
  ramGb: Range;
  diskGb: Range;
  /** The least memory for each core. */
  ramPerCoreGb: number;
}

/** Rule R30: no slider offers a larger disk, whatever the provider allows. */
const LARGEST_DISK_GB = 2000;

/**
 * The limits of a configurator for the screen: what of its amounts is a whole number of GB. The largest disk is rounded
 * down to a multiple of the step; cores that the memory could not keep up with are not offered.
 */
export function configurationLimits(
  configurator: ServerConfigurator,
  ramPerCoreGb: number,
): ConfigurationLimits {
  const { cpu, ramMb, diskMb } = configurator;
  const ramGb = rangeInGb(ramMb);
  const disk = rangeInGb(diskMb);
  const largestDisk = Math.floor(Math.min(disk.max, LARGEST_DISK_GB) / disk.step) * disk.step;
  return {
    cpu: { ...cpu, max: lastAmount(cpu, Math.floor(ramGb.max / ramPerCoreGb)) },
    ramGb,
    diskGb: { ...disk, max: Math.max(largestDisk, disk.min) },
    ramPerCoreGb,
  };
}

/**
 * The configuration after a change. Amounts come to the next step within the limits; when cores change, memory is
 * raised to what they need (rule R31), and it never goes below that, nor below what the system needs.
 */
export function reconfigured(
  configuration: ServerConfiguration,
  change: Partial<ServerConfiguration>,
  limits: ConfigurationLimits,
  leastRamGb = 0,
): ServerConfiguration {
  const wanted = { ...configuration, ...change };
  const cpu = nextAmount(limits.cpu, wanted.cpu);
  return {
    cpu,
    ramGb: Math.max(
      nextAmount(limits.ramGb, wanted.ramGb),
      nextAmount(limits.ramGb, Math.max(cpu * limits.ramPerCoreGb, leastRamGb)),
    ),
    diskGb: nextAmount(limits.diskGb, wanted.diskGb),
  };
}

/** The amounts of a range in MB that are whole numbers of GB; both ends are rounded inward. */
export function rangeInGb({ min, max, step }: Range): Range {
  const stepGb = step / commonDivisor(step, MB_IN_GB);
  const isWhole = (mb: number) => mb % MB_IN_GB === 0;
  const most = isWhole(max) ? max / MB_IN_GB : Math.floor(max / MB_IN_GB / stepGb) * stepGb;
  // The least may have no multiple above it but the most itself.
  const first = Math.ceil(min / MB_IN_GB / stepGb) * stepGb;
  const least = isWhole(min) ? min / MB_IN_GB : isWhole(max) ? Math.min(first, most) : first;
  return { min: least, max: Math.max(least, most), step: stepGb };
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
