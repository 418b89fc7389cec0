import {
  type LocationCode,
  multiplier,
  type NodeConfigurator,
  type NodeConfiguratorId,
  type NodePresetId,
  type NodeRole,
  type NodeTariff,
  parseId,
  roubles,
} from '@vitrina/ordering';
import type { ClusterOffer } from '~/features/cluster/cluster-choice';

/** Two places where clusters are sold, one without workers; prices that do not divide evenly. */
export const CLUSTER_OFFER: ClusterOffer = {
  tariffs: [
    tariff(1673, 'master', 'ru-3', { title: 'K8S Promo', price: 1, size: 1, mostMasters: 1 }),
    tariff(403, 'master', 'ru-1', { title: 'K8S Base', price: 1000, size: 2 }),
    tariff(1675, 'master', 'ru-3', { title: 'K8S Base', price: 1000, size: 2 }),
    tariff(399, 'worker', 'ru-1', { title: 'Worker 1/2/30', price: 550.5, size: 1 }),
    tariff(443, 'worker', 'ru-1', { title: 'Worker 2/4/50', price: 1001, size: 2 }),
    tariff(1969, 'worker', 'ru-3', { title: 'Worker 2/4/50', price: 1001, size: 2 }),
    tariff(500, 'master', 'nl-1', { title: 'K8S Base', price: 1000, size: 2 }),
  ],
  configurators: [
    configurator(87, 'master', 'ru-1', { cpu: 4, ram: 8, disk: 60 }),
    configurator(89, 'master', 'ru-3', { cpu: 4, ram: 8, disk: 60 }),
    configurator(57, 'worker', 'ru-1', { cpu: 2, ram: 2, disk: 40 }),
    configurator(59, 'worker', 'ru-3', { cpu: 2, ram: 2, disk: 40 }),
    configurator(69, 'worker', 'ru-3', { cpu: 1, ram: 4, disk: 30 }, true),
  ],
  versions: ['v1.36.2+k0s.0', 'v1.33.2+k0s.0'],
  multipliers: { P1M: multiplier(1), P3M: multiplier(0.97), P6M: multiplier(0.95), P1Y: multiplier(0.9) },
  places: [
    { location: 'ru-1', missing: undefined },
    { location: 'ru-3', missing: undefined },
    { location: 'nl-1', missing: 'worker' },
  ],
};

function tariff(
  id: number,
  role: NodeRole,
  location: LocationCode,
  { title, price, size, mostMasters }: { title: string; price: number; size: number; mostMasters?: number },
): NodeTariff {
  const presetId = parseId<NodePresetId>(id);
  if (!presetId) throw new Error(`${id} is not an id`);
  return {
    ...{ presetId, role, title, location, mostMasters, price: roubles(price) },
    ...{ cpu: size, ramMb: size * 2048, diskMb: size * 25_600, networkMbit: 1000 },
  };
}

function configurator(
  id: number,
  role: NodeRole,
  location: LocationCode,
  least: { cpu: number; ram: number; disk: number },
  hasDedicatedCpu = false,
): NodeConfigurator {
  const configuratorId = parseId<NodeConfiguratorId>(id);
  if (!configuratorId) throw new Error(`${id} is not an id`);
  return {
    ...{ configuratorId, role, location, hasDedicatedCpu, diskType: 'nvme', cpuFrequency: 3.3 },
    cpu: { min: least.cpu, max: 32, step: 1 },
    ramMb: { min: least.ram * 1024, max: 128 * 1024, step: 1024 },
    diskMb: { min: least.disk * 1024, max: 1200 * 1024, step: 5 * 1024 },
    unitPrices: { core: roubles(151), ramGb: roubles(50.3), diskGb: roubles(9.99) },
  };
}
