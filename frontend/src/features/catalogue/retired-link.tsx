'use client';

import { SuccessorNotice } from '~/documents/successor-notice';
import { useAddressQuery } from '~/urls/address-query';
import { RETIRED } from '~/urls/order-paths';

const KEYS = [RETIRED];

/** Says on a page that is the same for everyone that a link has led from a retired tariff to its successor. */
export function RetiredLink() {
  const [query] = useAddressQuery(KEYS);
  return query.has(RETIRED) && <SuccessorNotice />;
}
