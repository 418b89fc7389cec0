'use client';

import { isLocationCode, isPaymentPeriod } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import { useAddressQuery } from '~/urls/address-query';
import { paths } from '~/urls/paths';

/** The way to a cluster of one's own from the price list of nodes, with the place and the period chosen there. */
export function OwnClusterLink() {
  const [query] = useAddressQuery();
  const location = query.get('location');
  const period = query.get('period');
  const href = paths.ownCluster({
    ...(isLocationCode(location) && { zone: location }),
    ...(isPaymentPeriod(period) && { period }),
  });
  return (
    <a href={href} className={`justify-self-start ${buttonClass('quiet')}`}>
      Собрать свой кластер
    </a>
  );
}
