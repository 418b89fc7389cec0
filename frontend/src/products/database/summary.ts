import type { AppOrder, BalancerOrder, BucketOrder, Catalogue, DatabaseOrder } from '@vitrina/ordering';
import { MB_IN_GB } from '@vitrina/ordering';
import {
  bandwidthCaption,
  cpuCaption,
  DATABASE_NAMES,
  memoryCaption,
  requestsCaption,
  STORAGE_CLASS_NAMES,
  sizeCaption,
} from '~/copy/captions';
import type { Description, SummaryLine } from '../description';
import { machineLines } from '../server/summary';

const NOTHING: Description = { lines: [], location: undefined };

/** A managed database (specification 001, section 2.2). */
export async function describeDatabase(
  { presetId, type }: DatabaseOrder,
  catalogue: Catalogue,
): Promise<Description> {
  const tariff = (await catalogue.databaseTariffs()).find((row) => row.presetId === presetId);
  if (!tariff) return NOTHING;
  return {
    lines: [
      ['База данных', DATABASE_NAMES[type]],
      ...machineLines({ ...tariff, diskType: 'nvme' }),
      ['Приватный IP', 'Есть'],
      ['Бэкапы', 'Есть'],
    ],
    location: tariff.location,
  };
}

/** A bucket, of a fixed size or of one's own. */
export async function describeBucket({ bucket }: BucketOrder, catalogue: Catalogue): Promise<Description> {
  const found =
    bucket.kind === 'preset'
      ? (await catalogue.storageTariffs()).find(({ presetId }) => presetId === bucket.presetId)
      : (await catalogue.storageConfigurators()).find(
          ({ configuratorId }) => configuratorId === bucket.configuratorId,
        );
  if (!found) return NOTHING;
  const sizeMb = 'presetId' in found ? found.diskMb : bucketSize(bucket);
  return {
    lines: [
      ['Объём', sizeCaption(sizeMb)],
      ['Хранение', STORAGE_CLASS_NAMES[found.storageClass]],
      ['Доступ', 'Приватный'],
    ],
    location: found.location,
  };
}

function bucketSize(bucket: BucketOrder['bucket']): number {
  return bucket.kind === 'configuration' ? bucket.diskGb * MB_IN_GB : 0;
}

export async function describeBalancer(
  { presetId }: BalancerOrder,
  catalogue: Catalogue,
): Promise<Description> {
  const tariff = (await catalogue.balancerTariffs()).find((row) => row.presetId === presetId);
  if (!tariff) return NOTHING;
  return {
    lines: [
      ['Канал', bandwidthCaption(tariff.bandwidthMbit)],
      ['Запросы', requestsCaption(tariff.requestsPerSecond)],
      ['Реплики', String(tariff.replicas)],
      ['Алгоритм', 'Round Robin'],
    ],
    location: tariff.location,
  };
}

/** A place for an app; what runs in it is named in the panel. */
export async function describeApp(order: AppOrder, catalogue: Catalogue): Promise<Description> {
  const tariff = (await catalogue.appTariffs()).find(({ presetId }) => presetId === order.presetId);
  if (!tariff) return NOTHING;
  const power: SummaryLine[] =
    tariff.type === 'backend'
      ? [
          ['Процессор', cpuCaption(tariff.cpu, tariff.cpuFrequency)],
          ['Память', memoryCaption(tariff.ramMb)],
        ]
      : [['Запросы', requestsCaption(String(tariff.requestsPerSecond))]];
  return {
    lines: [['Фреймворк', order.framework], ...power, ['Диск', sizeCaption(tariff.diskMb)]],
    location: tariff.location,
  };
}
