import {
  type ClusterOrder,
  formatMoney,
  LOCATIONS,
  MB_IN_GB,
  type NodeTariff,
  type PeriodMultipliers,
  quote,
  sum,
} from '@vitrina/ordering';
import { coresUnit, memoryCaption, sizeCaption } from '~/copy/captions';
import { orderPaths } from '~/urls/order-paths';
import type { PriceList, ProductOffer } from '../product-offer';
import { toOffer } from '../to-offer';

/**
 * The nodes of clusters, workers first. A node by itself is no order: each line leads to the smallest cluster with it,
 * and tells what that one costs.
 */
export function toNodeGroups(
  tariffs: readonly NodeTariff[],
  version: string | undefined,
  multipliers: PeriodMultipliers,
): PriceList['groups'] {
  if (!version) return [];
  const offersOf = (role: NodeTariff['role']) =>
    tariffs.flatMap((node) => {
      const partner = tariffs.find((other) => other.role !== role && other.location === node.location);
      return node.role === role && partner ? [toNodeOffer(node, partner, version, multipliers)] : [];
    });
  return [
    { title: 'Рабочие узлы', offers: offersOf('worker') },
    { title: 'Мастер-узлы', offers: offersOf('master') },
  ];
}

/** A node with the cheapest partner of its place. */
function toNodeOffer(
  node: NodeTariff,
  partner: NodeTariff,
  version: string,
  multipliers: PeriodMultipliers,
): ProductOffer {
  const { location, cpu, ramMb, diskMb, price } = node;
  const cluster =
    node.role === 'master' ? clusterOf(node, partner, version) : clusterOf(partner, node, version);
  const whole = sum(price, partner.price);
  return toOffer(
    {
      ...{ title: node.title, location, price },
      order: (period) => ({ ...cluster, period }),
      href: (period) => {
        const path = orderPaths.cluster({ ...cluster, period });
        return { visitor: path, customer: path };
      },
      note: (period) =>
        `кластер от ${formatMoney(quote(whole, { floatingIp: undefined, discount: multipliers[period] }))}`,
      specs: [
        ['Процессор', `${cpu}\u00a0${coresUnit(cpu)}`],
        ['Память', memoryCaption(ramMb)],
        ['Диск', sizeCaption(diskMb)],
        ['Локация', LOCATIONS[location]],
      ],
      amounts: { cores: cpu, ramGb: ramMb / MB_IN_GB, diskGb: diskMb / MB_IN_GB },
    },
    multipliers,
  );
}

/** One master and one worker: the least that runs anything. */
function clusterOf(master: NodeTariff, worker: NodeTariff, version: string): ClusterOrder {
  return {
    product: 'k8s',
    location: master.location,
    version,
    masters: { kind: 'preset', presetId: master.presetId },
    masterCount: 1,
    workerGroups: [
      {
        ...{ name: 'workers', nodeCount: 1, presetGroup: 'general', labels: [] },
        node: { kind: 'preset', presetId: worker.presetId },
      },
    ],
    period: 'P1Y',
  };
}
