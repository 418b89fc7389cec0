import { type BalancerOrder, balancerOrder, type Catalogue } from '@vitrina/ordering';
import { bandwidthCaption, requestsCaption } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import { orderPaths } from '~/urls/order-paths';
import { type Description, NO_DESCRIPTION } from '../description';
import type { Feed } from '../feed-context';
import { inOtherPlaces } from '../in-other-places';
import { type FindChoices, periodChoice, rowChoice } from '../order-choice';

/** Of a balancer: how much it carries, and where. */
export const balancerChoices: FindChoices<BalancerOrder> = async (order, catalogue) => {
  const tariffs = await catalogue.balancerTariffs();
  const own = tariffs.find(({ presetId }) => presetId === order.presetId);
  if (!own) return [periodChoice(order)];
  type Row = typeof own;
  const keys = ['preset', 'bandwidth'];
  // The address tells the bandwidth that was shown; it goes with the tariff.
  const as = ({ presetId, bandwidthMbit }: Row): BalancerOrder => ({
    ...order,
    presetId,
    bandwidthMbit: order.bandwidthMbit === undefined ? undefined : bandwidthMbit,
  });
  const words = ({ bandwidthMbit, requestsPerSecond, replicas }: Row) =>
    `${bandwidthCaption(bandwidthMbit)}, ${requestsCaption(requestsPerSecond)}, ${t.products.replicaCount(replicas)}`;
  return [
    ...rowChoice(
      { id: 'tariff', label: t.products.tariff, keys },
      tariffs.filter(({ location }) => location === own.location),
      (row) => ({ order: as(row), label: words(row) }),
    ),
    ...rowChoice(
      { id: 'location', label: t.products.location, keys },
      inOtherPlaces(own, tariffs, ({ bandwidthMbit, replicas }) => [bandwidthMbit, replicas]),
      (row) => ({
        order: as(row),
        label:
          words(row) === words(own)
            ? locationName(row.location)
            : `${locationName(row.location)}: ${words(row)}`,
      }),
    ),
    periodChoice(order),
  ];
};

/** A load balancer, as it is set up unless somebody changes it. */
export async function describeBalancer(
  { presetId }: BalancerOrder,
  catalogue: Catalogue,
): Promise<Description> {
  const tariff = (await catalogue.balancerTariffs()).find((row) => row.presetId === presetId);
  if (!tariff) return NO_DESCRIPTION;
  return {
    lines: [
      [t.products.bandwidth, bandwidthCaption(tariff.bandwidthMbit)],
      [t.products.requests, requestsCaption(tariff.requestsPerSecond)],
      [t.products.replicas, String(tariff.replicas)],
      [t.products.algorithm, 'Round Robin'],
    ],
    location: tariff.location,
  };
}

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
