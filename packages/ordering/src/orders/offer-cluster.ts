import { isSold } from '../catalogue/configuration';
import type { NodeConfigurator, NodeRole, NodeTariff } from '../catalogue/kubernetes';
import type { LiveCatalogue } from '../catalogue/live-catalogue';
import type { LocationCode } from '../catalogue/location';
import { configurationBase } from '../catalogue/quote';
import { type Money, sum, times } from '../money';
import type { ClusterOrder, NodeChoice } from './cluster-order';
import { NOT_SOLD, type NoOffer, type Offer } from './offer';

/** So many masters can agree on what is true. */
export const MASTER_COUNTS: readonly number[] = [1, 3, 5];

/** A month of all nodes of a cluster before the discount of its period: the form counts with it, and so does the order. */
export function clusterBase(nodes: readonly { price: Money; count: number }[]): Money {
  return sum(...nodes.map(({ price, count }) => times(price, count)));
}

interface Nodes {
  tariffs: readonly NodeTariff[];
  configurators: readonly NodeConfigurator[];
}

/** A cluster in one place, of a version that is installed: the price of all its nodes. Throws `ProviderOutage`. */
export async function offerCluster(order: ClusterOrder, catalogue: LiveCatalogue): Promise<Offer | NoOffer> {
  const [tariffs, configurators, versions] = await Promise.all([
    catalogue.nodeTariffs(),
    catalogue.nodeConfigurators(),
    catalogue.clusterVersions(),
  ]);
  const nodes = { tariffs, configurators };
  const master = priceNode(order.masters, 'master', order.location, nodes);
  if (!master || !versions.includes(order.version) || !isSoldSoOften(order, tariffs)) return NOT_SOLD;
  const nodesOf = [{ price: master.price, count: order.masterCount }];
  for (const { node, nodeCount } of order.workerGroups) {
    const worker = priceNode(node, 'worker', order.location, nodes);
    if (!worker) return NOT_SOLD;
    nodesOf.push({ price: worker.price, count: nodeCount });
  }
  return { kind: 'offer', title: master.title, location: order.location, base: clusterBase(nodesOf) };
}

function isSoldSoOften({ masters, masterCount }: ClusterOrder, tariffs: readonly NodeTariff[]): boolean {
  const tariff =
    masters.kind === 'preset' ? tariffs.find(({ presetId }) => presetId === masters.presetId) : undefined;
  return MASTER_COUNTS.includes(masterCount) && masterCount <= (tariff?.mostMasters ?? masterCount);
}

function priceNode(
  node: NodeChoice,
  role: NodeRole,
  location: LocationCode,
  { tariffs, configurators }: Nodes,
): { title: string; price: Money } | undefined {
  const isFitting = (row: NodeTariff | NodeConfigurator) => row.role === role && row.location === location;
  if (node.kind === 'preset') {
    const tariff = tariffs.find((row) => row.presetId === node.presetId && isFitting(row));
    return tariff && { title: tariff.title, price: tariff.price };
  }
  const configurator = configurators.find(
    (row) => row.configuratorId === node.configuratorId && isFitting(row),
  );
  if (!configurator || !isSold(configurator, node)) return undefined;
  return { title: 'Своя конфигурация', price: configurationBase(configurator.unitPrices, node) };
}
