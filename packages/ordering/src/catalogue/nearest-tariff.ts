import type { ServerTariff } from './tariff';

/**
 * What comes nearest to a tariff that cannot be had: the cheapest that is left and has at least as much of everything,
 * in the same location if there is one. `undefined` when nothing is as large.
 */
export function nearestTariff(
  wanted: ServerTariff,
  tariffs: readonly ServerTariff[],
): ServerTariff | undefined {
  const [nearest] = tariffs
    .filter((tariff) => !tariff.isSoldOut && tariff.presetId !== wanted.presetId && isAsLarge(tariff, wanted))
    .sort((a, b) => distance(a, wanted) - distance(b, wanted) || a.price - b.price);
  return nearest;
}

function isAsLarge(tariff: ServerTariff, wanted: ServerTariff): boolean {
  return tariff.cpu >= wanted.cpu && tariff.ramMb >= wanted.ramMb && tariff.diskMb >= wanted.diskMb;
}

/** Another location is farther than another family of tariffs. */
function distance(tariff: ServerTariff, wanted: ServerTariff): number {
  return (tariff.location === wanted.location ? 0 : 2) + (tariff.family === wanted.family ? 0 : 1);
}
