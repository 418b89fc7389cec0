import { type Money, portion } from '@vitrina/ordering';
import type { Amounts, ListDefinition, ListRow, ListSort, Priced, SortKey } from '~/products/definition';

const UNITS = { core: 'cpu', ram: 'ramGb', disk: 'diskGb' } as const;

type Unit = keyof typeof UNITS;

function unitOf(sort: SortKey): Unit | undefined {
  return sort === 'price' || sort === 'price-desc' ? undefined : sort;
}

/** A unit is taken in so many parts, since memory and disks may be no whole numbers of GB. */
const IN_UNIT = 1024;

/** The orders in which these rows can be put: by the price of a unit only where something has such units. */
export function sortsOf<Row extends ListRow>(
  { sorts, amounts }: Pick<ListDefinition<Row>, 'sorts' | 'amounts'>,
  rows: readonly Row[],
): readonly ListSort[] {
  return sorts.filter(({ key }) => {
    const unit = unitOf(key);
    return !unit || rows.some((row) => amounts(row)[UNITS[unit]]);
  });
}

/** The rows in another order. What has no such unit comes last, and what costs the same stays as it was. */
export function sortRows<Row extends Priced>(
  rows: readonly Row[],
  sort: SortKey,
  amounts: (row: Row) => Amounts,
): Row[] {
  const unit = unitOf(sort);
  if (!unit) {
    const direction = sort === 'price-desc' ? -1 : 1;
    return rows.toSorted((a, b) => direction * (a.monthly - b.monthly));
  }
  return rows.toSorted((a, b) => {
    const [most, other] = [amounts(a)[UNITS[unit]], amounts(b)[UNITS[unit]]];
    if (!most || !other) return Number(!most) - Number(!other);
    // Crosswise, so that nothing is divided and rounded.
    return a.monthly * other - b.monthly * most;
  });
}

/** What a unit costs that the list is sorted by, a part of the price that is shown; nothing when it is sorted by that. */
export function unitPrice(
  amounts: Amounts,
  price: Money,
  sort: SortKey,
): { price: Money; unit: Unit } | undefined {
  const unit = unitOf(sort);
  const amount = unit && amounts[UNITS[unit]];
  return amount ? { price: portion(price, Math.ceil(amount * IN_UNIT), IN_UNIT), unit } : undefined;
}
