import 'server-only';
import {
  type ClusterOrder,
  DEFAULT_PAYMENT_PERIOD,
  LOCATION_CODES,
  type LocationCode,
  MASTER_COUNTS,
  type NodeTariff,
} from '@vitrina/ordering';
import { catalogue } from '~/provider/catalogue';

/** What a cluster can be put together from in one place. */
export interface ClusterChoice {
  locations: LocationCode[];
  location: LocationCode;
  versions: string[];
  masters: NodeTariff[];
  workers: NodeTariff[];
}

/** The page opens where every part of a cluster is sold. */
const FIRST_LOCATION: LocationCode = 'ru-1';
const MOST_WORKERS = 20;

/** What is offered, in the place that is wanted or the first there is; `undefined` where nothing is. Throws `ProviderOutage`. */
export async function getClusterChoice(wanted: string | null): Promise<ClusterChoice | undefined> {
  const [tariffs, versions] = await Promise.all([catalogue.nodeTariffs(), catalogue.clusterVersions()]);
  const of = (role: NodeTariff['role'], code: LocationCode) =>
    tariffs.filter((tariff) => tariff.role === role && tariff.location === code);
  const locations = LOCATION_CODES.filter(
    (code) => of('master', code).length > 0 && of('worker', code).length > 0,
  );
  const location =
    locations.find((code) => code === wanted) ??
    locations.find((code) => code === FIRST_LOCATION) ??
    locations[0];
  if (!location || versions.length === 0) return undefined;
  return { locations, location, versions, masters: of('master', location), workers: of('worker', location) };
}

/** The order that the form of choice stands for, or `undefined` when it was not sent or cannot be read. */
export function readClusterChoice(query: URLSearchParams, choice: ClusterChoice): ClusterOrder | undefined {
  const master = choice.masters.find(({ presetId }) => String(presetId) === query.get('master'));
  const worker = choice.workers.find(({ presetId }) => String(presetId) === query.get('worker'));
  const masterCount = MASTER_COUNTS.find((count) => String(count) === query.get('master_nodes_count'));
  const nodeCount = Number(query.get('worker_count'));
  const version = choice.versions.find((known) => known === query.get('version'));
  if (!master || !worker || !masterCount || !version) return undefined;
  if (!Number.isInteger(nodeCount) || nodeCount < 1 || nodeCount > MOST_WORKERS) return undefined;
  return {
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
    period: DEFAULT_PAYMENT_PERIOD,
  };
}
