import { type BalancerTariff, balancerOrder, type PeriodMultipliers } from '@vitrina/ordering';
import { bandwidthCaption, requestsCaption } from '~/copy/captions';
import { t } from '~/messages';
import { linesOf } from '../lines';
import type { ProductOffer } from '../product-offer';
import { toLine } from '../to-offer';

export const BALANCER_LIST = linesOf();

export function toBalancerOffers(
  tariffs: readonly BalancerTariff[],
  multipliers: PeriodMultipliers,
): ProductOffer[] {
  return tariffs.map(({ presetId, title, location, bandwidthMbit, requestsPerSecond, replicas, price }) =>
    toLine(
      {
        ...{ title, location, price },
        order: (period) => balancerOrder(presetId, bandwidthMbit, period),
        specs: [
          [t.products.bandwidth, bandwidthCaption(bandwidthMbit)],
          [t.products.requests, requestsCaption(requestsPerSecond)],
          [t.products.replicas, String(replicas)],
        ],
      },
      multipliers,
    ),
  );
}
