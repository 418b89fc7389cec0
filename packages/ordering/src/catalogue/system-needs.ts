import type { OsImage, ServerTariff } from './tariff';
import { MB_IN_GB } from './units';

const WINDOWS_RAM_MB = 2 * MB_IN_GB;

/**
 * The least memory that a server of a system must have, in MB. The provider refuses Windows on less than 2 GB (HTTP 400,
 * `packages/sandbox/README.md`), but its list of images does not say so: this is our own knowledge of it.
 */
export function leastRamMb({ family }: Pick<OsImage, 'family'>): number {
  return family === 'windows' ? WINDOWS_RAM_MB : 0;
}

/** Whether a tariff has memory enough for a system; any has for none chosen. */
export function fitsSystem(
  { ramMb }: Pick<ServerTariff, 'ramMb'>,
  system: Pick<OsImage, 'family'> | undefined,
): boolean {
  return system === undefined || ramMb >= leastRamMb(system);
}
