import { balancerOrder } from '@vitrina/ordering';
import { orderPaths } from '~/urls/order-paths';
import type { AskFeed } from '../feed-context';

/** Load balancers. */
export const balancerFeed: AskFeed = async (catalogue) => {
  const { part, asOf } = await catalogue.balancerTariffs.dated();
  return {
    moments: [asOf],
    offers: (context) =>
      part.map((tariff) => {
        const { presetId, bandwidthMbit, requestsPerSecond, replicas } = tariff;
        return {
          ...context.offer(
            'load-balancer',
            tariff,
            asOf,
            orderPaths.registration(balancerOrder(presetId, bandwidthMbit, context.period)),
          ),
          specs: { bandwidthMbit, requestsPerSecond, replicas },
        };
      }),
  };
};
