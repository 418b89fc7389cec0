import { usualShopPeriod } from '~/copy/taxonomy';
import { t } from '~/messages';
import type { Amounts, ListDefinition, ListRow, ListSort } from './definition';

/** What a list of lines knows of each. */
export interface LineRow extends ListRow {
  amounts: Amounts;
  /** The part of the list in which it stands. */
  group?: string;
}

/** What comes first: the label of the choice says so. */
export const LINE_SORTS: readonly ListSort[] = [
  { key: 'price', label: () => t.products.lowestPrice },
  { key: 'price-desc', label: () => t.products.highestPrice },
  { key: 'core', label: () => t.products.cheapestCore },
  { key: 'ram', label: () => t.products.cheapestMemory },
  { key: 'disk', label: () => t.products.cheapestDisk },
];

/** A list of lines of all places together, but for what a product says of its own. */
export function linesOf(
  own: Partial<ListDefinition<LineRow, string, undefined>> = {},
): ListDefinition<LineRow, string, undefined> {
  return {
    usualPeriod: usualShopPeriod,
    opensAt: () => undefined,
    amounts: ({ amounts }) => amounts,
    filters: [],
    sorts: LINE_SORTS,
    groupBy: ({ group }) => group,
    ...own,
  };
}
