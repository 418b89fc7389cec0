import {
  type ClusterOrder,
  DEFAULT_PAYMENT_PERIOD,
  MB_IN_GB,
  multiplierOf,
  type NodeTariff,
  type PeriodMultipliers,
  quote,
  sum,
  toClusterPageQuery,
} from '@vitrina/ordering';
import { memoryCaption, sizeCaption } from '~/copy/captions';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { linesOf } from '../lines';
import type { ProductOffer } from '../product-offer';
import { toLine } from '../to-offer';

/** The nodes of both roles, one below the other. */
export const NODE_LIST = linesOf();

/**
 * The nodes of clusters, workers first. A node by itself is no order: each line leads to the smallest cluster with it,
 * and tells what that one costs.
 */
export function toNodeOffers(
  tariffs: readonly NodeTariff[],
  version: string | undefined,
  multipliers: PeriodMultipliers,
): ProductOffer[] {
  if (!version) return [];
  const offersOf = (role: NodeTariff['role']) =>
    tariffs.flatMap((node) => {
      const partner = tariffs.find((other) => other.role !== role && other.location === node.location);
      return node.role === role && partner ? [toNodeOffer(node, partner, version, multipliers)] : [];
    });
  return [...offersOf('worker'), ...offersOf('master')];
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
  return toLine(
    {
      ...{
        title: node.title,
        location,
        price,
        group: node.role === 'worker' ? t.products.workerNodes : t.products.masterNodes,
      },
      order: (period) => ({ ...cluster, period }),
      page: paths.createCluster,
      query: (period) => toClusterPageQuery({ ...cluster, period }),
      note: (period) =>
        t.products.clusterFrom(
          t.format.money(
            quote(whole, { floatingIp: undefined, discount: multiplierOf(multipliers, period) }),
          ),
        ),
      specs: [
        [t.products.processor, t.units.cores(cpu)],
        [t.products.memory, memoryCaption(ramMb)],
        [t.products.disk, sizeCaption(diskMb)],
      ],
      amounts: { cpu, ramGb: ramMb / MB_IN_GB, diskGb: diskMb / MB_IN_GB },
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
    period: DEFAULT_PAYMENT_PERIOD,
  };
}
