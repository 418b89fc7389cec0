import type { LocationCode, Money } from '@vitrina/ordering';
import { locationsOf } from '~/copy/taxonomy';

interface Placed {
  location: LocationCode;
  price: Money;
  isSoldOut?: boolean;
}

/**
 * What is chosen, and in every other location the row that comes nearest to it: the cheapest that is left and has at least
 * as much of everything. `distance` counts before the price. Where nothing is as large there is no row.
 */
export function inOtherPlaces<Row extends Placed>(
  chosen: Row,
  rows: readonly Row[],
  sizesOf: (row: Row) => readonly number[],
  distance: (row: Row) => number = () => 0,
): Row[] {
  const wanted = sizesOf(chosen);
  const isAsLarge = (row: Row) => sizesOf(row).every((size, at) => size >= (wanted[at] ?? 0));
  return locationsOf([chosen, ...rows]).flatMap((location) => {
    if (location === chosen.location) return [chosen];
    const [nearest] = rows
      .filter((row) => row.location === location && !row.isSoldOut && isAsLarge(row))
      .sort((a, b) => distance(a) - distance(b) || a.price - b.price);
    return nearest ? [nearest] : [];
  });
}
