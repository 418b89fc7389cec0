'use client';

import { isLocationCode } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import { shopPeriodOf } from '~/copy/taxonomy';
import { t } from '~/messages';
import { useAddressQuery } from '~/urls/address-query';
import { paths } from '~/urls/paths';

/** The way to a cluster of one's own from the price list of nodes, with the place and the period chosen there. */
export function OwnClusterLink() {
  const [query] = useAddressQuery();
  const location = query.get('location');
  const period = shopPeriodOf(query.get('period'));
  const href = paths.ownCluster({
    ...(isLocationCode(location) && { zone: location }),
    ...(period && { period }),
  });
  return (
    <a href={href} className={`justify-self-start ${buttonClass('quiet')}`}>
      {t.cluster.buildOwn}
    </a>
  );
}
