import type { LocationCode } from '@vitrina/ordering';
import type { ListDefinition, ListLayout, ListRow, ListView, Priced } from '~/products/definition';
import { fits, hasFilters } from './filters';
import { sortRows } from './sorts';

export interface ListGroup<Offer> {
  name: string | undefined;
  offers: Offer[];
}

/**
 * The rows of a location in the order asked for: those of one tab, or, when somebody asks for a size, those of all tabs that fit.
 * Equal ones keep the order they came in.
 */
export function showList<
  Row extends ListRow,
  Tab extends string,
  Place extends LocationCode | undefined,
  Offer extends Row & Priced,
>(
  offers: readonly Offer[],
  view: Pick<ListView<Tab>, 'location' | 'tab' | 'sort' | 'filters'>,
  list: ListDefinition<Row, Tab, Place>,
): { groups: ListGroup<Offer>[]; total: number } {
  const { location, tab, sort, filters } = view;
  const isAsked = list.tabs === undefined || hasFilters(filters);
  const found = offers.filter(
    (offer) =>
      (location === undefined || offer.location === location) &&
      (isAsked ? fits(offer, list.amounts(offer), filters) : list.tabs?.of(offer) === tab),
  );
  return {
    groups: groupsOf(sortRows(found, sort, list.amounts), list, offers),
    total: found.length,
  };
}

/** The parts of a list that stand one below the other, as they follow each other in the `whole`; none of them is empty. */
export function groupsOf<Row extends ListRow, Offer extends Row>(
  offers: readonly Offer[],
  { groupBy }: Pick<ListDefinition<Row>, 'groupBy'>,
  whole: readonly Row[] = offers,
): ListGroup<Offer>[] {
  const names = new Set(whole.map((row) => groupBy?.(row)));
  return [...names]
    .map((name) => ({ name, offers: offers.filter((offer) => groupBy?.(offer) === name) }))
    .filter((group) => group.offers.length > 0);
}

/** How many rows are shown before 'Показать ещё' (rule R40). */
export function previewSize(total: number, layout: ListLayout = 'list', isCompact = false): number {
  if (layout === 'grid' && isCompact) return Math.min(2, total);
  if (total <= 6) return total;
  return layout === 'grid' ? 3 : 4;
}
