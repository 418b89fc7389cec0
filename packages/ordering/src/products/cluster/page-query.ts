import { isLocationCode, type LocationCode, locationOfZone, zoneOf } from '../../catalogue/location';
import {
  invalid,
  type OnUnreadable,
  type ReadOrder,
  readCount,
  readList,
  readPeriod,
} from '../../orders/read-query';
import { succeed } from '../../result';
import { type ClusterOrder, NETWORK_DRIVER, readMasters, readVersion, toJson, toWorkerJson } from './order';
import { readWorkerGroup } from './worker-group';

/**
 * The query of `/kubernetes/create-cluster` (rule R11). The configuration of custom masters has no
 * key there; it goes under that of the Kubernetes flow.
 */
export function toClusterPageQuery(order: ClusterOrder): URLSearchParams {
  const query = new URLSearchParams({ version: order.version });
  if (order.masters.kind === 'preset') query.set('presetId', String(order.masters.presetId));
  else {
    query.set('master_tariff_type', 'Custom');
    query.set('configuration', JSON.stringify(toJson(order.masters)));
  }
  query.set('driver', NETWORK_DRIVER);
  query.set('master_nodes_count', String(order.masterCount));
  query.set('zone', zoneOrLocation(order.location));
  if (isTakenForZone(order.location)) query.set('location', order.location);
  query.set('ingress', 'true');
  query.set('nodes', toWorkerJson(order.workerGroups));
  query.set('period', order.period);
  return query;
}

/** Reads the query of `/kubernetes/create-cluster`. Unreadable worker groups are told of and treated as none. */
export function fromClusterPageQuery(
  query: URLSearchParams,
  onUnreadable: OnUnreadable = () => undefined,
): ReadOrder<ClusterOrder> {
  const masters = readMasters(query, 'presetId');
  if (!masters.ok) return masters;
  const version = readVersion(query);
  if (!version) return invalid('version');
  const masterCount = query.has('master_nodes_count') ? readCount(query, 'master_nodes_count') : 1;
  if (!masterCount) return invalid('master_nodes_count');
  const location = readLocation(query.get('location')) ?? locationOf(query.get('zone'));
  if (!location) return invalid('zone');
  const period = readPeriod(query);
  if (!period) return invalid('period');
  const workerGroups = readList(query, 'nodes', readWorkerGroup, onUnreadable);
  return succeed({
    ...{ product: 'k8s', location, version, masters: masters.value, masterCount, workerGroups, period },
  });
}

/** Several locations share a zone that is the usual one of another: those go by their own names, to be found again. */
function zoneOrLocation(location: LocationCode): string {
  const zone = zoneOf(location);
  return zone !== undefined && locationOf(zone) === location ? zone : location;
}

/** Whether a location is called like a zone in another one, as `fra-1` may be: then its address names both. */
function isTakenForZone(location: LocationCode): boolean {
  return locationOf(zoneOrLocation(location)) !== location;
}

function readLocation(code: string | null): LocationCode | undefined {
  return isLocationCode(code) ? code : undefined;
}

/** A zone, or the location it is in, for those who know only that. */
function locationOf(zone: string | null): LocationCode | undefined {
  const code = readLocation(zone);
  return code && (locationOfZone(code) ?? code);
}
