import type { LocationCode } from '@vitrina/ordering';
import { useEffect, useMemo } from 'react';
import { usePriceBasis } from '~/price-basis/use-price-basis';
import type { ListDefinition, ListRow } from '~/products/definition';
import { correctAddressQuery, useAddressQuery } from '~/urls/address-query';
import { readView } from './read-view';

const NOTHING = new URLSearchParams();

/** The view of a list that the address holds; what is wrong or out of date in it is corrected in place. */
export function useListView<Row extends ListRow, Tab extends string, Place extends LocationCode | undefined>(
  list: ListDefinition<Row, Tab, Place>,
  rows: readonly Row[],
) {
  const [query] = useAddressQuery(useMemo(() => readView(NOTHING, list, rows).keys, [list, rows]));
  const basis = usePriceBasis();
  const { view, correction } = useMemo(() => readView(query, list, rows, basis), [query, list, rows, basis]);
  useEffect(() => {
    if (Object.keys(correction).length > 0) correctAddressQuery(correction);
  }, [correction]);
  return { view, unsettled: basis.unsettled };
}
