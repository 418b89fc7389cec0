import {
  type AppOrder,
  type BalancerOrder,
  type BucketOrder,
  type DatabaseOrder,
  LOCATIONS,
  MB_IN_GB,
  rangeInGb,
  type StorageConfigurator,
  type StoragePresetId,
  type StorageTariff,
} from '@vitrina/ordering';
import {
  bandwidthCaption,
  coresUnit,
  DATABASE_NAMES,
  memoryCaption,
  requestsCaption,
  STORAGE_CLASS_NAMES,
  sizeCaption,
} from '~/copy/captions';
import { amountsToOffer } from '../amounts-to-offer';
import { inOtherPlaces } from '../in-other-places';
import { type FindChoices, type OrderChoice, periodChoice, rowChoice } from '../order-choice';

/** Of a database: its kind, size and location. */
export const databaseChoices: FindChoices<DatabaseOrder> = async (order, catalogue) => {
  const tariffs = await catalogue.databaseTariffs();
  const own = tariffs.find(({ presetId, type }) => presetId === order.presetId && type === order.type);
  if (!own) return [periodChoice(order)];
  type Row = typeof own;
  const keys = ['db_service_id', 'db_type'];
  const as = ({ presetId, type }: Row): DatabaseOrder => ({ ...order, presetId, type });
  const words = ({ cpu, ramMb, diskMb }: Row) =>
    `${cpu}\u00a0${coresUnit(cpu)}, ${memoryCaption(ramMb)}, ${sizeCaption(diskMb)}`;
  const sizes = ({ cpu, ramMb, diskMb }: Row) => [cpu, ramMb, diskMb];
  const isAsLarge = (row: Row) => sizes(row).every((size, at) => size >= (sizes(own)[at] ?? 0));
  const kinds = Object.entries(DATABASE_NAMES).flatMap(([type, name]) => {
    if (type === own.type) return [{ row: own, name }];
    const [row] = tariffs
      .filter((other) => other.type === type && other.location === own.location)
      .filter((other) => !other.isSoldOut && isAsLarge(other))
      .sort((one, other) => one.price - other.price);
    return row ? [{ row, name }] : [];
  });
  const isSameKind = ({ type }: Row) => type === own.type;
  return [
    ...rowChoice({ id: 'type', label: 'База данных', keys }, kinds, ({ row, name }) => ({
      order: as(row),
      label: row === own || words(row) === words(own) ? name : `${name}: ${words(row)}`,
    })),
    ...rowChoice(
      { id: 'tariff', label: 'Тариф', keys },
      tariffs.filter((row) => isSameKind(row) && row.location === own.location),
      (row) => ({ order: as(row), label: words(row) }),
    ),
    ...rowChoice(
      { id: 'location', label: 'Локация', keys },
      inOtherPlaces(own, tariffs.filter(isSameKind), sizes),
      (row) => ({
        order: as(row),
        label: row === own ? LOCATIONS[row.location] : `${LOCATIONS[row.location]}: ${words(row)}`,
      }),
    ),
    periodChoice(order),
  ];
};

/** Of a bucket: its size and location, within one class of storage. */
export const bucketChoices: FindChoices<BucketOrder> = async (order, catalogue) => {
  const [tariffs, configurators] = await Promise.all([
    catalogue.storageTariffs(),
    catalogue.storageConfigurators(),
  ]);
  return [
    ...(order.bucket.kind === 'preset'
      ? fixedBuckets(order, tariffs, order.bucket.presetId)
      : ownBuckets(order, configurators, order.bucket)),
    periodChoice(order),
  ];
};

function fixedBuckets(
  order: BucketOrder,
  tariffs: StorageTariff[],
  presetId: StoragePresetId,
): OrderChoice[] {
  const own = tariffs.find((row) => row.presetId === presetId);
  if (!own) return [];
  const kin = tariffs.filter(({ storageClass }) => storageClass === own.storageClass);
  const as = (row: StorageTariff): BucketOrder => ({
    ...order,
    bucket: { kind: 'preset', presetId: row.presetId },
  });
  return [
    ...rowChoice(
      { id: 'tariff', label: 'Объём', keys: ['preset'] },
      kin.filter(({ location }) => location === own.location),
      (row) => ({ order: as(row), label: sizeCaption(row.diskMb) }),
    ),
    ...rowChoice(
      { id: 'location', label: 'Локация', keys: ['preset'] },
      inOtherPlaces(own, kin, ({ diskMb }) => [diskMb]),
      (row) => ({
        order: as(row),
        label:
          row.diskMb === own.diskMb
            ? LOCATIONS[row.location]
            : `${LOCATIONS[row.location]}: ${sizeCaption(row.diskMb)}`,
      }),
    ),
  ];
}

function ownBuckets(
  order: BucketOrder,
  configurators: StorageConfigurator[],
  { configuratorId, diskGb }: Extract<BucketOrder['bucket'], { kind: 'configuration' }>,
): OrderChoice[] {
  const own = configurators.find((row) => row.configuratorId === configuratorId);
  if (!own) return [];
  const as = (row: StorageConfigurator, size: number): BucketOrder => ({
    ...order,
    bucket: { kind: 'configuration', configuratorId: row.configuratorId, diskGb: size },
  });
  return [
    ...rowChoice(
      { id: 'disk', label: 'Объём', keys: ['disk'] },
      amountsToOffer(rangeInGb(own.diskMb), diskGb),
      (size) => ({ order: as(own, size), label: sizeCaption(size * MB_IN_GB) }),
    ),
    ...rowChoice({ id: 'location', label: 'Локация', keys: ['id'] }, configurators, (row) => ({
      order: as(row, diskGb),
      label: `${LOCATIONS[row.location]}, ${STORAGE_CLASS_NAMES[row.storageClass].toLowerCase()}`,
    })),
  ];
}

/** Of a balancer: how much it carries, and where. */
export const balancerChoices: FindChoices<BalancerOrder> = async (order, catalogue) => {
  const tariffs = await catalogue.balancerTariffs();
  const own = tariffs.find(({ presetId }) => presetId === order.presetId);
  if (!own) return [periodChoice(order)];
  type Row = typeof own;
  const keys = ['preset', 'bandwidth'];
  // The address tells the bandwidth that was shown; it goes with the tariff.
  const as = ({ presetId, bandwidthMbit }: Row): BalancerOrder => ({
    ...order,
    presetId,
    bandwidthMbit: order.bandwidthMbit === undefined ? undefined : bandwidthMbit,
  });
  const words = ({ bandwidthMbit, requestsPerSecond, replicas }: Row) =>
    `${bandwidthCaption(bandwidthMbit)}, ${requestsCaption(requestsPerSecond)}, реплик: ${replicas}`;
  return [
    ...rowChoice(
      { id: 'tariff', label: 'Тариф', keys },
      tariffs.filter(({ location }) => location === own.location),
      (row) => ({ order: as(row), label: words(row) }),
    ),
    ...rowChoice(
      { id: 'location', label: 'Локация', keys },
      inOtherPlaces(own, tariffs, ({ bandwidthMbit, replicas }) => [bandwidthMbit, replicas]),
      (row) => ({
        order: as(row),
        label:
          words(row) === words(own) ? LOCATIONS[row.location] : `${LOCATIONS[row.location]}: ${words(row)}`,
      }),
    ),
    periodChoice(order),
  ];
};

/** Of an app: its framework, its place to run and the location. */
export const appChoices: FindChoices<AppOrder> = async (order, catalogue) => {
  const [all, frameworks] = await Promise.all([catalogue.appTariffs(), catalogue.appFrameworks()]);
  const tariffs = all.filter(({ type }) => type === order.type);
  const own = tariffs.find(
    ({ presetId, location }) => presetId === order.presetId && location === order.location,
  );
  if (!own) return [periodChoice(order)];
  type Row = typeof own;
  const keys = ['preset', 'location'];
  const as = ({ presetId, location }: Row): AppOrder => ({ ...order, presetId, location });
  const power = (row: Row) =>
    row.type === 'backend'
      ? `${row.cpu}\u00a0${coresUnit(row.cpu)}, ${memoryCaption(row.ramMb)}`
      : requestsCaption(String(row.requestsPerSecond));
  const words = (row: Row) => `${power(row)}, диск ${sizeCaption(row.diskMb)}`;
  const sizes = (row: Row) => [
    ...(row.type === 'backend' ? [row.cpu, row.ramMb] : [row.requestsPerSecond]),
    row.diskMb,
  ];
  return [
    ...rowChoice(
      { id: 'framework', label: 'Фреймворк', keys: ['framework'] },
      frameworks.filter(({ type }) => type === order.type),
      ({ name }) => ({ order: { ...order, framework: name }, label: name }),
    ),
    ...rowChoice(
      { id: 'tariff', label: 'Тариф', keys },
      tariffs.filter(({ location }) => location === own.location),
      (row) => ({ order: as(row), label: words(row) }),
    ),
    ...rowChoice({ id: 'location', label: 'Локация', keys }, inOtherPlaces(own, tariffs, sizes), (row) => ({
      order: as(row),
      label: row === own ? LOCATIONS[row.location] : `${LOCATIONS[row.location]}: ${words(row)}`,
    })),
    periodChoice(order),
  ];
};
