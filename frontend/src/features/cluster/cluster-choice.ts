import {
  type ClusterOrder,
  clusterBase,
  DEFAULT_PAYMENT_PERIOD,
  isPaymentPeriod,
  type LocationCode,
  MASTER_COUNTS,
  type Multiplier,
  type NodeTariff,
  type Payment,
  type PaymentPeriod,
  type PeriodMultipliers,
  paymentOf,
  quote,
  zoneOf,
} from '@vitrina/ordering';

/** What clusters can be put together from, in every place where each part of one is sold. */
export interface ClusterOffer {
  tariffs: readonly NodeTariff[];
  versions: readonly string[];
  multipliers: PeriodMultipliers;
  locations: readonly LocationCode[];
}

/** What a cluster can be put together from in one place. */
export interface ClusterChoice {
  locations: readonly LocationCode[];
  location: LocationCode;
  versions: readonly string[];
  masters: readonly NodeTariff[];
  workers: readonly NodeTariff[];
  /** How the cluster is paid for, and what its nodes cost then of their monthly price. */
  period: PaymentPeriod;
  discount: Multiplier;
}

/** What an answer of the form comes to. */
export type ReadChoice =
  | { kind: 'order'; order: ClusterOrder }
  | { kind: 'too-many-masters'; master: NodeTariff; most: number }
  /** It was not sent, or cannot be read. */
  | { kind: 'nothing' };

/** The page opens where every part of a cluster is sold. */
const FIRST_LOCATION: LocationCode = 'ru-1';
const MOST_WORKERS = 20;

/** What is offered for the period of an address, in the place that it wants or the first there is. */
export function clusterChoice(
  { tariffs, versions, multipliers, locations }: ClusterOffer,
  query: URLSearchParams,
): ClusterChoice {
  const wanted = query.get('zone');
  const location =
    locations.find((code) => code === wanted || zoneOf(code) === wanted) ??
    locations.find((code) => code === FIRST_LOCATION) ??
    locations[0] ??
    FIRST_LOCATION;
  const of = (role: NodeTariff['role']) =>
    tariffs.filter((tariff) => tariff.role === role && tariff.location === location);
  const asked = query.get('period');
  const period = isPaymentPeriod(asked) ? asked : DEFAULT_PAYMENT_PERIOD;
  return {
    ...{ locations, location, versions, period, discount: multipliers[period] },
    ...{ masters: of('master'), workers: of('worker') },
  };
}

/** The choice of an address with the usual one for all that it does not say, or that is not sold here. */
export function filledChoice(query: URLSearchParams, choice: ClusterChoice): URLSearchParams {
  const { masters, workers, versions, location, period } = choice;
  const kept = (key: string, usual: string) => query.get(key) ?? usual;
  const keptCard = (key: string, tariffs: readonly NodeTariff[]) =>
    String(
      (tariffs.find(({ presetId }) => String(presetId) === query.get(key)) ?? tariffs[0])?.presetId ?? '',
    );
  return new URLSearchParams({
    ...{ zone: location, period, version: kept('version', versions[0] ?? '') },
    ...{ master: keptCard('master', masters), worker: keptCard('worker', workers) },
    master_nodes_count: kept('master_nodes_count', String(MASTER_COUNTS[0])),
    worker_count: kept('worker_count', USUAL_WORKERS),
  });
}

const USUAL_WORKERS = '2';

/** What a cluster costs, counted as the order is; `undefined` where a node is not among those of the choice. */
export function clusterPayment(
  order: ClusterOrder,
  { masters, workers, discount, period }: ClusterChoice,
): Payment | undefined {
  const priceOf = (tariffs: readonly NodeTariff[], node: ClusterOrder['masters']) =>
    tariffs.find(({ presetId }) => node.kind === 'preset' && presetId === node.presetId)?.price;
  const master = priceOf(masters, order.masters);
  if (master === undefined) return undefined;
  const nodes = [{ price: master, count: order.masterCount }];
  for (const { node, nodeCount } of order.workerGroups) {
    const worker = priceOf(workers, node);
    if (worker === undefined) return undefined;
    nodes.push({ price: worker, count: nodeCount });
  }
  return paymentOf(quote(clusterBase(nodes), { floatingIp: undefined, discount }), period);
}

/** The order that the form of choice stands for, or why it is none. */
export function readClusterChoice(
  query: URLSearchParams,
  choice: Omit<ClusterChoice, 'discount'>,
): ReadChoice {
  const master = choice.masters.find(({ presetId }) => String(presetId) === query.get('master'));
  const worker = choice.workers.find(({ presetId }) => String(presetId) === query.get('worker'));
  const masterCount = MASTER_COUNTS.find((count) => String(count) === query.get('master_nodes_count'));
  const nodeCount = Number(query.get('worker_count'));
  const version = choice.versions.find((known) => known === query.get('version'));
  if (!master || !worker || !masterCount || !version) return NOTHING;
  if (!Number.isInteger(nodeCount) || nodeCount < 1 || nodeCount > MOST_WORKERS) return NOTHING;
  const { mostMasters } = master;
  if (mostMasters !== undefined && masterCount > mostMasters)
    return { kind: 'too-many-masters', master, most: mostMasters };
  const order: ClusterOrder = {
    product: 'k8s',
    location: choice.location,
    version,
    masters: { kind: 'preset', presetId: master.presetId },
    masterCount,
    workerGroups: [
      {
        name: 'workers',
        node: { kind: 'preset', presetId: worker.presetId },
        nodeCount,
        presetGroup: 'general',
        labels: [],
      },
    ],
    period: choice.period,
  };
  return { kind: 'order', order };
}

const NOTHING: ReadChoice = { kind: 'nothing' };

/** An order as the answer of the form that it could have been, to choose on from it. */
export function toChoiceQuery({
  location,
  version,
  masters,
  masterCount,
  workerGroups: [group],
  period,
}: ClusterOrder): URLSearchParams {
  const query = new URLSearchParams({ zone: location, version, period });
  if (masters.kind === 'preset') query.set('master', String(masters.presetId));
  query.set('master_nodes_count', String(masterCount));
  if (group?.node.kind === 'preset') query.set('worker', String(group.node.presetId));
  if (group) query.set('worker_count', String(group.nodeCount));
  return query;
}
