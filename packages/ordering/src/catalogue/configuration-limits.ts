import type { ServerConfiguration } from './configuration';
import type { Range, ServerConfigurator } from './tariff';

/** Within what a custom server can be chosen: cores as a count, memory and disk in whole GB. */
export interface ConfigurationLimits {
  cpu: Range;
  ramGb: Range;
  diskGb: Range;
  /** The least memory for each core. */
  ramPerCoreGb: number;
}

const MB_IN_GB = 1024;
/** Specification 001, section 5: no slider offers a larger disk, whatever the provider allows. */
const LARGEST_DISK_GB = 2000;

/**
 * The limits of a configurator for the screen. The largest disk is rounded down to a step; cores that the memory could
 * not keep up with are not offered.
 */
export function configurationLimits(
  configurator: ServerConfigurator,
  ramPerCoreGb: number,
): ConfigurationLimits {
  const { cpu, ramMb, diskMb } = configurator;
  const ramGb = inGb(ramMb);
  const disk = inGb(diskMb);
  return {
    cpu: { ...cpu, max: lastStep(cpu, Math.floor(ramGb.max / ramPerCoreGb)) },
    ramGb: { ...ramGb, max: lastStep(ramGb, ramGb.max) },
    diskGb: { ...disk, max: lastStep(disk, LARGEST_DISK_GB) },
    ramPerCoreGb,
  };
}

/**
 * The configuration after a change. Amounts come to the next step within the limits; when cores change, memory is
 * raised to what they need (specification 001, section 4), and it never goes below that.
 */
export function reconfigured(
  configuration: ServerConfiguration,
  change: Partial<ServerConfiguration>,
  limits: ConfigurationLimits,
): ServerConfiguration {
  const wanted = { ...configuration, ...change };
  const cpu = nextStep(limits.cpu, wanted.cpu);
  return {
    cpu,
    ramGb: Math.max(nextStep(limits.ramGb, wanted.ramGb), nextStep(limits.ramGb, cpu * limits.ramPerCoreGb)),
    diskGb: nextStep(limits.diskGb, wanted.diskGb),
  };
}

function inGb({ min, max, step }: Range): Range {
  return { min: min / MB_IN_GB, max: max / MB_IN_GB, step: step / MB_IN_GB };
}

/** Steps are counted from the least amount, as the provider counts them. */
function lastStep({ min, max, step }: Range, atMost: number): number {
  return min + Math.floor((Math.min(max, atMost) - min) / step) * step;
}

function nextStep({ min, max, step }: Range, amount: number): number {
  if (!(amount > min)) return min;
  return Math.min(min + Math.ceil((amount - min) / step) * step, max);
}
