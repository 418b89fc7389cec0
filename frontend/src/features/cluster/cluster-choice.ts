import 'server-only';
import {
  type ClusterOrder,
  DEFAULT_PAYMENT_PERIOD,
  isPaymentPeriod,
  LOCATION_CODES,
  type LocationCode,
  MASTER_COUNTS,
  type Multiplier,
  type NodeTariff,
  type PaymentPeriod,
  zoneOf,
} from '@vitrina/ordering';
import { getCommerce } from '~/content/get-commerce';
import { catalogue } from '~/provider/catalogue';

/** What a cluster can be put together from in one place. */
export interface ClusterChoice {
  locations: LocationCode[];
  location: LocationCode;
  versions: string[];
  masters: NodeTariff[];
  workers: NodeTariff[];
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

/**
 * What is offered for the period of an address, in the place that it wants or the first there is; `undefined` where nothing
 * is. Throws `ProviderOutage` or `ContentOutage`.
 */
export async function getClusterChoice(query: URLSearchParams): Promise<ClusterChoice | undefined> {
  const [tariffs, versions, { multipliers }] = await Promise.all([
    catalogue.nodeTariffs(),
    catalogue.clusterVersions(),
    getCommerce(),
  ]);
  const wanted = query.get('zone');
  const of = (role: NodeTariff['role'], code: LocationCode) =>
    tariffs.filter((tariff) => tariff.role === role && tariff.location === code);
  const locations = LOCATION_CODES.filter(
    (code) => of('master', code).length > 0 && of('worker', code).length > 0,
  );
  const location =
    locations.find((code) => code === wanted || zoneOf(code) === wanted) ??
    locations.find((code) => code === FIRST_LOCATION) ??
    locations[0];
  if (!location || versions.length === 0) return undefined;
  const asked = query.get('period');
  const period = isPaymentPeriod(asked) ? asked : DEFAULT_PAYMENT_PERIOD;
  return {
    ...{ locations, location, versions, period, discount: multipliers[period] },
    ...{ masters: of('master', location), workers: of('worker', location) },
  };
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
