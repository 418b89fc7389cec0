import type { RequestOf } from '@vitrina/provider-api/contract';
import type { Session, TestShop } from './open-test-shop';
import { readAnswer } from './read-answer';

export const DATABASE: RequestOf<'createDatabase'> = {
  name: 'Быстрый чиж',
  type: 'postgres',
  admin: { password: 'S3cretPassword' },
  preset_id: 1217,
};

export const BUCKET: RequestOf<'createBucket'> = { name: 'calm-heron', type: 'private', preset_id: 389 };

export const BALANCER: RequestOf<'createBalancer'> = {
  name: 'Ровный стриж',
  ...{ algo: 'roundrobin', is_sticky: false, is_use_proxy: false, is_ssl: false, is_keepalive: false },
  ...{ proto: 'http', port: 3000, path: '/', inter: 10, timeout: 5, fall: 3, rise: 5, preset_id: 393 },
};

/** Three masters of Moscow, two ready-made workers and one of parts. */
export const CLUSTER: RequestOf<'createCluster'> = {
  name: 'Дальний лебедь',
  ha: true,
  k8s_version: 'v1.36.2+k0s.0',
  network_driver: 'calico',
  ingress: true,
  availability_zone: 'msk-1',
  master_nodes_count: 3,
  preset_id: 1675,
  worker_groups: [
    {
      ...{ name: 'web', node_count: 2, presetGroup: 'general', labels: [], is_autoscaling: false },
      ...{ isLabelsAndTaintsEnabled: false, min_size: 1, max_size: 1, tariffType: 0, preset_id: 1969 },
    },
    {
      ...{ name: 'jobs', node_count: 1, presetGroup: 'general', labels: [], is_autoscaling: false },
      ...{ isLabelsAndTaintsEnabled: false, min_size: 1, max_size: 1, tariffType: 1 },
      configuration: { configurator_id: 59, cpu: 4, ram: 8192, disk: 61_440 },
    },
  ],
};

export const DEDICATED: RequestOf<'createDedicatedServer'> = {
  name: 'Могучий орёл',
  ...{ location: 'ru-1', payment_period: 'P3M', preset_id: 3799, os_id: 1833, network_drive_id: 452 },
};

export const CONFIGURED: RequestOf<'createConfiguredDedicatedServer'> = {
  name: 'Тяжёлый орёл',
  ...{ location: 'ru-1', payment_period: 'P1Y', cpu_id: 4, memory_id: 13, primary_storage_id: 22 },
  ...{ secondary_storages: [25, 25], raid_id: 32 },
};

/** The forwarded path of each order, where its list is, and the body. */
export const PRODUCTS = [
  { name: 'createDatabase', path: 'api/v1/databases', body: DATABASE },
  { name: 'createBucket', path: 'api/v1/storages/buckets', body: BUCKET },
  { name: 'createBalancer', path: 'api/v1/balancers', body: BALANCER },
  { name: 'createCluster', path: 'api/v1/k8s/clusters', body: CLUSTER },
  { name: 'createDedicatedServer', path: 'api/v1/dedicated-servers', body: DEDICATED },
] as const;

/** The number of a resource that was ordered by a forwarded call. */
export async function orderedId(
  shop: TestShop,
  session: Session,
  { name, path, body }: (typeof PRODUCTS)[number],
): Promise<number> {
  const answer = await shop.forward(session, 'POST', path, body);
  switch (name) {
    case 'createDatabase':
      return (await readAnswer(name, answer)).db.id;
    case 'createBucket':
      return (await readAnswer(name, answer)).bucket.id;
    case 'createBalancer':
      return (await readAnswer(name, answer)).balancer.id;
    case 'createCluster':
      return (await readAnswer(name, answer)).cluster.id;
    case 'createDedicatedServer':
      return (await readAnswer(name, answer)).dedicated_server?.id ?? 0;
  }
}
