'use client';

import { useAddressQuery } from '~/address-query';
import { RETIRED } from '~/order-paths';
import { SuccessorNotice } from '~/site/successor-notice';

const KEYS = [RETIRED];

/** Says on a page that is the same for everyone that a link has led from a retired tariff to its successor. */
export function RetiredLink() {
  const [query] = useAddressQuery(KEYS);
  return query.has(RETIRED) && <SuccessorNotice />;
}
