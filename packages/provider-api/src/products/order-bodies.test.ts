import {
  type BalancerPresetId,
  balancerOrder,
  bucketOrder,
  type ClusterOrder,
  type DatabasePresetId,
  type DedicatedPartId,
  type DedicatedPlanId,
  type DedicatedPresetId,
  type DedicatedServiceId,
  databaseOrder,
  dedicatedOrder,
  type NodeConfiguratorId,
  type NodePresetId,
  type StorageConfiguratorId,
  type StoragePresetId,
  zoneOf,
} from '@vitrina/ordering';
import {
  anyBalancerOrder,
  anyBucketOrder,
  anyClusterOrder,
  anyDatabaseOrder,
  anyDedicatedOrder,
} from '@vitrina/ordering/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contract } from '../contract';
import { numbered } from '../testing/numbered';
import { toBalancerRequest } from './balancer';
import { toBucketRequest } from './bucket';
import { toClusterRequest } from './cluster';
import { toDatabaseRequest } from './database';
import { toDedicatedCall } from './dedicated';

describe('the body of an order', () => {
  test('of a database names the administrator’s password', () => {
    const order = databaseOrder('1217' as DatabasePresetId, 'postgres');
    expect(toDatabaseRequest(order, 'Calm Heron', 'S3cretPassword')).toStrictEqual({
      ...{ name: 'Calm Heron', type: 'postgres', admin: { password: 'S3cretPassword' }, preset_id: 1217 },
    });
  });

  test('of a bucket is private, with a preset or a disk in MB', () => {
    expect(
      toBucketRequest(bucketOrder({ kind: 'preset', presetId: '389' as StoragePresetId }), 'a'),
    ).toStrictEqual({ name: 'a', type: 'private', preset_id: 389 });
    expect(
      toBucketRequest(
        bucketOrder({ kind: 'configuration', configuratorId: '73' as StorageConfiguratorId, diskGb: 120 }),
        'a',
      ),
    ).toStrictEqual({ name: 'a', type: 'private', configurator: { id: 73, disk: 122_880 } });
  });

  test('of a balancer is the same for all but the preset', () => {
    expect(toBalancerRequest(balancerOrder('391' as BalancerPresetId, 200), 'a')).toStrictEqual({
      ...{ name: 'a', algo: 'roundrobin', is_sticky: false, is_use_proxy: false, is_ssl: false },
      ...{
        is_keepalive: false,
        proto: 'http',
        port: 3000,
        path: '/',
        inter: 10,
        timeout: 5,
        fall: 3,
        rise: 5,
      },
      preset_id: 391,
    });
  });

  test('of a cluster has memory and disk in MB, the zone of its place and always calico', () => {
    const order: ClusterOrder = {
      ...{ product: 'k8s', location: 'ru-3', version: 'v1.36.2+k0s.0', masterCount: 3, period: 'P1Y' },
      masters: {
        ...{
          kind: 'configuration',
          configuratorId: '89' as NodeConfiguratorId,
          cpu: 4,
          ramGb: 8,
          diskGb: 60,
        },
      },
      workerGroups: [
        {
          ...{ name: 'web', nodeCount: 2, presetGroup: 'general', labels: [{ key: 'role', value: 'web' }] },
          node: { kind: 'preset', presetId: '1969' as NodePresetId },
        },
        {
          ...{ name: 'jobs', nodeCount: 1, presetGroup: 'general', labels: [] },
          node: {
            ...{
              kind: 'configuration',
              configuratorId: '59' as NodeConfiguratorId,
              cpu: 2,
              ramGb: 4,
              diskGb: 40,
            },
          },
        },
      ],
    };
    const constants = {
      ...{ is_autoscaling: false, isLabelsAndTaintsEnabled: false, min_size: 1, max_size: 1 },
    };
    expect(toClusterRequest(order, 'Wild Swan')).toStrictEqual({
      ...{ name: 'Wild Swan', ha: true, k8s_version: 'v1.36.2+k0s.0', network_driver: 'calico' },
      ...{ ingress: true, availability_zone: 'msk-1', master_nodes_count: 3 },
      configuration: { configurator_id: 89, cpu: 4, ram: 8192, disk: 61_440 },
      worker_groups: [
        {
          ...{ name: 'web', node_count: 2, presetGroup: 'general', labels: [{ key: 'role', value: 'web' }] },
          ...{ ...constants, tariffType: 0, preset_id: 1969 },
        },
        {
          ...{ name: 'jobs', node_count: 1, presetGroup: 'general', labels: [] },
          ...{ ...constants, tariffType: 1 },
          configuration: { configurator_id: 59, cpu: 2, ram: 4096, disk: 40_960 },
        },
      ],
    });
  });

  test('of a cluster with one master is not highly available', () => {
    fc.assert(
      fc.property(anyClusterOrder, (order) => {
        const { ha, availability_zone } = toClusterRequest(order, 'a');
        expect([ha, availability_zone]).toEqual([order.masterCount > 1, zoneOf(order.location)]);
      }),
    );
  });

  test('of a ready-made dedicated server names what comes with it', () => {
    const order = dedicatedOrder(
      { kind: 'preset', presetId: '3799' as DedicatedPresetId, planId: '3801' as DedicatedPlanId },
      {
        osId: '1833' as DedicatedServiceId,
        controlPanelId: '164' as DedicatedServiceId,
        bandwidthId: '1008' as DedicatedServiceId,
        networkDriveId: '452' as DedicatedServiceId,
        ipId: '27' as DedicatedServiceId,
        period: 'P6M',
      },
    );
    expect(toDedicatedCall(order, 'a')).toStrictEqual({
      endpoint: 'createDedicatedServer',
      request: {
        ...{ name: 'a', location: 'ru-1', payment_period: 'P6M', os_id: 1833, cp_id: 164 },
        ...{ bandwidth_id: 1008, network_drive_id: 452, additional_ip_addr_id: 27, preset_id: 3799 },
      },
    });
  });

  test('of a dedicated server of parts goes to the configurator, for a month unless said otherwise', () => {
    const order = dedicatedOrder({
      ...{ kind: 'configuration', planId: '2191' as DedicatedPlanId },
      ...{ cpuId: '4' as DedicatedPartId, memoryId: '13' as DedicatedPartId },
      primaryStorageId: '22' as DedicatedPartId,
      secondaryStorageIds: ['25', '25'] as DedicatedPartId[],
      raidId: '32' as DedicatedPartId,
    });
    expect(toDedicatedCall(order, 'a')).toStrictEqual({
      endpoint: 'createConfiguredDedicatedServer',
      request: {
        ...{ name: 'a', location: 'ru-1', payment_period: 'P1M', cpu_id: 4, memory_id: 13 },
        ...{ primary_storage_id: 22, secondary_storages: [25, 25], raid_id: 32 },
      },
    });
  });

  test('of anything is valid by the contract', () => {
    const isValid = (
      name: 'createDatabase' | 'createBucket' | 'createBalancer' | 'createCluster',
      body: object,
    ) => expect([body, contract[name].request.isValidSync(body, { strict: true })]).toEqual([body, true]);
    fc.assert(
      fc.property(
        fc.record({
          database: anyDatabaseOrder,
          bucket: anyBucketOrder,
          balancer: anyBalancerOrder,
          cluster: anyClusterOrder,
          dedicated: anyDedicatedOrder,
        }),
        (any) => {
          const orders = numbered(any);
          isValid('createDatabase', toDatabaseRequest(orders.database, 'a', 'S3cretPassword'));
          isValid('createBucket', toBucketRequest(orders.bucket, 'a'));
          isValid('createBalancer', toBalancerRequest(orders.balancer, 'a'));
          isValid('createCluster', toClusterRequest(orders.cluster, 'a'));
          const { endpoint, request } = toDedicatedCall(orders.dedicated, 'a');
          expect(contract[endpoint].request.isValidSync(request, { strict: true })).toBe(true);
        },
      ),
    );
  });
});
