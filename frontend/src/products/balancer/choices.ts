import type { BalancerOrder } from '@vitrina/ordering';
import { bandwidthCaption, requestsCaption } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
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
    `${bandwidthCaption(bandwidthMbit)}, ${requestsCaption(requestsPerSecond)}, реплик: ${replicas}`;
  return [
    ...rowChoice(
      { id: 'tariff', label: 'Тариф', keys },
      tariffs.filter(({ location }) => location === own.location),
      (row) => ({ order: as(row), label: words(row) }),
    ),
    ...rowChoice(
      { id: 'location', label: 'Локация', keys },
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
