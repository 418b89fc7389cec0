import { isSold } from '../../catalogue/configuration';
import type { LocationCode } from '../../catalogue/location';
import { configurationBase } from '../../catalogue/quote';
import { type Money, sum, times } from '../../money';
import { NOT_SOLD, type NoOffer, type Offer } from '../../orders/offer';
import type { ClusterOrder } from './order';
import type { ClusterCatalogue, NodeConfigurator, NodeRole, NodeTariff } from './tariff';
import type { NodeChoice } from './worker-group';

/** So many masters can agree on what is true. */
export const MASTER_COUNTS: readonly number[] = [1, 3, 5];

/** What clusters are put together from. */
export interface ClusterStock {
  tariffs: readonly NodeTariff[];
  configurators: readonly NodeConfigurator[];
  versions: readonly string[];
}

/** Equal nodes of a cluster, and what all of them cost a month before the discount of the period. */
export interface ClusterPart {
  /** The ready-made node that they are; `undefined` for nodes of one's own. */
  title: string | undefined;
  count: number;
  price: Money;
}

export type ClusterPrice = Offer & { masters: ClusterPart; groups: readonly ClusterPart[] };

/**
 * What an order comes to, part by part. The page counts with it while a cluster is put together, and the order is checked
 * against it: one function, two callers.
 */
export function priceCluster(order: ClusterOrder, stock: ClusterStock): ClusterPrice | NoOffer {
  const masters = pricePart(order.masters, order.masterCount, 'master', order.location, stock);
  if (!masters || !stock.versions.includes(order.version) || !isSoldSoOften(order, stock.tariffs))
    return NOT_SOLD;
  const groups: ClusterPart[] = [];
  for (const { node, nodeCount } of order.workerGroups) {
    const group = pricePart(node, nodeCount, 'worker', order.location, stock);
    if (!group) return NOT_SOLD;
    groups.push(group);
  }
  const base = sum(masters.price, ...groups.map(({ price }) => price));
  return { kind: 'offer', title: masters.title, location: order.location, base, masters, groups };
}

/** A cluster in one place, of a version that is installed: the price of all its nodes. Throws `ProviderOutage`. */
export async function offerCluster(
  order: ClusterOrder,
  catalogue: ClusterCatalogue,
): Promise<Offer | NoOffer> {
  const [tariffs, configurators, versions] = await Promise.all([
    catalogue.nodeTariffs(),
    catalogue.nodeConfigurators(),
    catalogue.clusterVersions(),
  ]);
  return priceCluster(order, { tariffs, configurators, versions });
}

function isSoldSoOften({ masters, masterCount }: ClusterOrder, tariffs: readonly NodeTariff[]): boolean {
  const tariff =
    masters.kind === 'preset' ? tariffs.find(({ presetId }) => presetId === masters.presetId) : undefined;
  return MASTER_COUNTS.includes(masterCount) && masterCount <= (tariff?.mostMasters ?? masterCount);
}

function pricePart(
  node: NodeChoice,
  count: number,
  role: NodeRole,
  location: LocationCode,
  { tariffs, configurators }: ClusterStock,
): ClusterPart | undefined {
  const isFitting = (row: NodeTariff | NodeConfigurator) => row.role === role && row.location === location;
  if (node.kind === 'preset') {
    const tariff = tariffs.find((row) => row.presetId === node.presetId && isFitting(row));
    return tariff && { title: tariff.title, count, price: times(tariff.price, count) };
  }
  const configurator = configurators.find(
    (row) => row.configuratorId === node.configuratorId && isFitting(row),
  );
  if (!configurator || !isSold(configurator, node)) return undefined;
  return { title: undefined, count, price: times(configurationBase(configurator.unitPrices, node), count) };
}
