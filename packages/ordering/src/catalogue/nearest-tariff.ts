import type { Identifier } from '../ids';
import type { DatabaseTariff } from '../products/database/tariff';
import type { ServerTariff } from './tariff';

/**
 * What comes nearest to a tariff that cannot be had: the cheapest that is left and has at least as much of everything,
 * in the same location if there is one. `undefined` when nothing is as large.
 */
export function nearestTariff(
  wanted: ServerTariff,
  tariffs: readonly ServerTariff[],
): ServerTariff | undefined {
  // Another location is farther than another family of tariffs.
  return nearest(
    wanted,
    tariffs,
    (tariff) => elsewhere(tariff, wanted) * 2 + Number(tariff.family !== wanted.family),
  );
}

/** The same for a database; one of another type is no alternative. */
export function nearestDatabase(
  wanted: DatabaseTariff,
  tariffs: readonly DatabaseTariff[],
): DatabaseTariff | undefined {
  const sameType = tariffs.filter(({ type }) => type === wanted.type);
  return nearest(wanted, sameType, (tariff) => elsewhere(tariff, wanted));
}

type Comparable = Pick<ServerTariff, 'cpu' | 'ramMb' | 'diskMb' | 'location' | 'price' | 'isSoldOut'> & {
  presetId: Identifier;
};

function nearest<Tariff extends Comparable>(
  wanted: Tariff,
  tariffs: readonly Tariff[],
  distance: (tariff: Tariff) => number,
): Tariff | undefined {
  const [first] = tariffs
    .filter((tariff) => !tariff.isSoldOut && tariff.presetId !== wanted.presetId && isAsLarge(tariff, wanted))
    .sort((a, b) => distance(a) - distance(b) || a.price - b.price);
  return first;
}

function isAsLarge(tariff: Comparable, wanted: Comparable): boolean {
  return tariff.cpu >= wanted.cpu && tariff.ramMb >= wanted.ramMb && tariff.diskMb >= wanted.diskMb;
}

function elsewhere(tariff: Comparable, wanted: Comparable): number {
  return Number(tariff.location !== wanted.location);
}
