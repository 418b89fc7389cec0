import type { BalancerOrder, Catalogue } from '@vitrina/ordering';
import { bandwidthCaption, requestsCaption } from '~/copy/captions';
import { type Description, NO_DESCRIPTION } from '../description';

/** A load balancer, as it is set up unless somebody changes it. */
export async function describeBalancer(
  { presetId }: BalancerOrder,
  catalogue: Catalogue,
): Promise<Description> {
  const tariff = (await catalogue.balancerTariffs()).find((row) => row.presetId === presetId);
  if (!tariff) return NO_DESCRIPTION;
  return {
    lines: [
      ['Канал', bandwidthCaption(tariff.bandwidthMbit)],
      ['Запросы', requestsCaption(tariff.requestsPerSecond)],
      ['Реплики', String(tariff.replicas)],
      ['Алгоритм', 'Round Robin'],
    ],
    location: tariff.location,
  };
}
