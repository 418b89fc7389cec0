import fc from 'fast-check';
import { isPaymentPeriod, type PaymentPeriod } from '../catalogue/payment-period';
import type { ConfiguratorId, Identifier, OsId, PresetId, SoftwareId } from '../ids';
import type { AppOrder } from '../products/app/order';
import type { AppPresetId } from '../products/app/tariff';
import { APP_TYPES } from '../products/app/tariff';
import type { BalancerOrder, BalancerPresetId } from '../products/balancer/order';
import type { BucketOrder } from '../products/bucket/order';
import type { StorageConfiguratorId, StoragePresetId } from '../products/bucket/tariff';
import type { BundleOrder } from '../products/bundle/order';
import type { ClusterOrder } from '../products/cluster/order';
import type { NodeConfiguratorId, NodePresetId } from '../products/cluster/tariff';
import type { NodeChoice } from '../products/cluster/worker-group';
import type { DatabaseOrder } from '../products/database/order';
import type { DatabasePresetId } from '../products/database/tariff';
import { DATABASE_TYPES } from '../products/database/tariff';
import type { DedicatedOrder } from '../products/dedicated/order';
import type {
  DedicatedPartId,
  DedicatedPlanId,
  DedicatedPresetId,
  DedicatedServiceId,
} from '../products/dedicated/tariff';
import type { Order } from '../products/products';
import { DEFAULT_OS, type ServerOrder } from '../products/server/order';

// `toStrictEqual` tells an object without a prototype from a plain one.
const plain = { noNullPrototype: true };

/** Any identifier, as providers write them: numbers, words, UUIDs; the brand is that of the field it is for. */
export function anyId<Id extends Identifier>(): fc.Arbitrary<Id> {
  return fc
    .oneof(
      fc.integer({ min: 1, max: 999_999_999_999_999 }).map(String),
      fc.stringMatching(/^[A-Za-z0-9][\w.-]{0,63}$/),
      fc.uuid(),
    )
    .map((id) => id as Id);
}

function maybe<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(value, { nil: undefined });
}

const anyCount = fc.integer({ min: 1, max: 1_000_000 });
/** Whatever a shop may offer. */
export const anyPeriod: fc.Arbitrary<PaymentPeriod> = fc
  .tuple(fc.integer({ min: 1, max: 120 }), fc.constantFrom('M', 'Y'))
  .map(([count, unit]) => `P${count}${unit}`)
  .filter(isPaymentPeriod);
const anyLocation = fc.constantFrom('ru-1', 'ru-3', 'tr-1', 'es-1', 'fra-1');

export const anyServerOrder: fc.Arbitrary<ServerOrder> = fc.record(
  {
    product: fc.constant('vds' as const),
    server: fc.oneof(
      fc.record({ kind: fc.constant('preset' as const), presetId: anyId<PresetId>() }, plain),
      fc.record(
        {
          kind: fc.constant('configuration' as const),
          configuratorId: anyId<ConfiguratorId>(),
          cpu: anyCount,
          ramGb: anyCount,
          diskGb: anyCount,
        },
        plain,
      ),
    ),
    osId: anyId<OsId>(),
    softwareId: maybe(anyId<SoftwareId>()),
    bandwidthMbit: maybe(anyCount),
    hasFloatingIp: fc.boolean(),
    period: anyPeriod,
  },
  plain,
);

export const anyDatabaseOrder: fc.Arbitrary<DatabaseOrder> = fc.record(
  {
    product: fc.constant('dbaas' as const),
    presetId: anyId<DatabasePresetId>(),
    type: fc.constantFrom(...DATABASE_TYPES),
    period: anyPeriod,
  },
  plain,
);

export const anyBucketOrder: fc.Arbitrary<BucketOrder> = fc.record(
  {
    product: fc.constant('s3' as const),
    bucket: fc.oneof(
      fc.record({ kind: fc.constant('preset' as const), presetId: anyId<StoragePresetId>() }, plain),
      fc.record(
        {
          kind: fc.constant('configuration' as const),
          configuratorId: anyId<StorageConfiguratorId>(),
          diskGb: anyCount,
        },
        plain,
      ),
    ),
    period: anyPeriod,
  },
  plain,
);

export const anyBalancerOrder: fc.Arbitrary<BalancerOrder> = fc.record(
  {
    product: fc.constant('balancer' as const),
    presetId: anyId<BalancerPresetId>(),
    bandwidthMbit: maybe(anyCount),
    period: anyPeriod,
  },
  plain,
);

const anyNode: fc.Arbitrary<NodeChoice> = fc.oneof(
  fc.record({ kind: fc.constant('preset' as const), presetId: anyId<NodePresetId>() }, plain),
  fc.record(
    {
      kind: fc.constant('configuration' as const),
      configuratorId: anyId<NodeConfiguratorId>(),
      cpu: anyCount,
      ramGb: anyCount,
      diskGb: anyCount,
    },
    plain,
  ),
);

const anyWord = (maxLength: number) =>
  fc.string({ minLength: 1, maxLength, unit: 'grapheme' }).filter((text) => {
    return text.trim() === text && text.length >= 1 && text.length <= maxLength;
  });

export const anyClusterOrder: fc.Arbitrary<ClusterOrder> = fc.record(
  {
    product: fc.constant('k8s' as const),
    location: anyLocation,
    version: fc.constantFrom('v1.36.2+k0s.0', 'v1.33.2+k0s.0', '1.30'),
    masters: anyNode,
    masterCount: fc.integer({ min: 1, max: 9 }),
    workerGroups: fc.array(
      fc.record(
        {
          name: anyWord(40),
          node: anyNode,
          nodeCount: fc.integer({ min: 1, max: 100 }),
          presetGroup: fc.stringMatching(/^[\w-]{1,40}$/),
          labels: fc.array(fc.record({ key: anyWord(20), value: fc.string({ maxLength: 20 }) }, plain), {
            maxLength: 3,
          }),
        },
        plain,
      ),
      { maxLength: 5 },
    ),
    period: anyPeriod,
  },
  plain,
);

export const anyDedicatedOrder: fc.Arbitrary<DedicatedOrder> = fc.record(
  {
    product: fc.constant('dedicated' as const),
    machine: fc.oneof(
      fc.record(
        {
          kind: fc.constant('preset' as const),
          presetId: anyId<DedicatedPresetId>(),
          planId: maybe(anyId<DedicatedPlanId>()),
        },
        plain,
      ),
      fc.record(
        {
          kind: fc.constant('configuration' as const),
          planId: anyId<DedicatedPlanId>(),
          cpuId: anyId<DedicatedPartId>(),
          memoryId: anyId<DedicatedPartId>(),
          primaryStorageId: anyId<DedicatedPartId>(),
          secondaryStorageIds: fc.array(anyId<DedicatedPartId>(), { maxLength: 12 }),
          raidId: maybe(anyId<DedicatedPartId>()),
        },
        plain,
      ),
    ),
    osId: maybe(anyId<DedicatedServiceId>()),
    controlPanelId: maybe(anyId<DedicatedServiceId>()),
    ipId: maybe(anyId<DedicatedServiceId>()),
    networkDriveId: maybe(anyId<DedicatedServiceId>()),
    bandwidthId: maybe(anyId<DedicatedServiceId>()),
    isAdministered: fc.boolean(),
    period: anyPeriod,
  },
  plain,
);

export const anyAppOrder: fc.Arbitrary<AppOrder> = fc.record(
  {
    product: fc.constant('apps' as const),
    type: fc.constantFrom(...APP_TYPES),
    framework: fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,39}$/),
    presetId: anyId<AppPresetId>(),
    location: anyLocation,
    period: anyPeriod,
  },
  plain,
);

const few = { maxLength: 4 };

/** All parts of a bundle have its period, its servers the system of all bundles. */
export const anyBundleOrder: fc.Arbitrary<BundleOrder> = anyPeriod
  .chain((period) =>
    fc.record(
      {
        product: fc.constant('ai' as const),
        servers: fc.array(
          anyServerOrder.map((order) => ({ ...order, osId: DEFAULT_OS, period })),
          few,
        ),
        databases: fc.array(
          anyDatabaseOrder.map((order) => ({ ...order, period })),
          few,
        ),
        buckets: fc.array(
          anyBucketOrder.map((order) => ({ ...order, period })),
          few,
        ),
        balancers: fc.array(
          anyBalancerOrder.map((order) => ({ ...order, period })),
          few,
        ),
        period: fc.constant(period),
      },
      plain,
    ),
  )
  .filter(
    ({ servers, databases, buckets, balancers }) =>
      servers.length + databases.length + buckets.length + balancers.length > 0,
  );

/** Any order of any product. */
export const anyOrder: fc.Arbitrary<Order> = fc.oneof(
  anyServerOrder,
  anyDatabaseOrder,
  anyBucketOrder,
  anyBalancerOrder,
  anyClusterOrder,
  anyDedicatedOrder,
  anyAppOrder,
  anyBundleOrder,
);
