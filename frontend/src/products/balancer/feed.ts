import { balancerOrder } from '@vitrina/ordering';
import { orderPaths } from '~/urls/order-paths';
import type { Feed } from '../feed-context';

const NAME = 'load-balancer';

/** Load balancers. */
export const balancerFeed: Feed = {
  tariffs: NAME,
  ask: async (catalogue) => {
    const { part, asOf } = await catalogue.balancerTariffs.dated();
    return {
      moments: [asOf],
      offers: (context) =>
        part.map((tariff) => {
          const { presetId, bandwidthMbit, requestsPerSecond, replicas } = tariff;
          return {
            ...context.offer(
              NAME,
              tariff,
              asOf,
              orderPaths.registration(balancerOrder(presetId, bandwidthMbit, context.period)),
            ),
            specs: { bandwidthMbit, requestsPerSecond, replicas },
          };
        }),
    };
  },
};
