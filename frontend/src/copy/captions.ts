import {
  type DatabaseType,
  type DiskType,
  MB_IN_GB,
  type Multiplier,
  monthsOf,
  type PaymentPeriod,
} from '@vitrina/ordering';
import { t } from '~/messages';

export const DISK_NAMES: Record<DiskType, string> = { nvme: 'NVMe', ssd: 'SSD', hdd: 'HDD' };

export function cpuCaption(cpu: number, frequencyGhz: number): string {
  return `${cpu}\u00a0×\u00a0${t.units.gigahertz(frequencyGhz)}`;
}

/** What stands behind a count of cores: 1 ядро, 2 ядра, 5 ядер. */
export function coresUnit(count: number): string {
  return t.units.coresUnit(count);
}

const MINUTE_MS = 60_000;
const LONGEST_IN_MINUTES = 90;

/** How long to wait, never too short: 1 минуту, 5 минут, 3 часа. To stand after 'через'. */
export function waitCaption(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS));
  if (minutes <= LONGEST_IN_MINUTES) return t.units.minutes(minutes);
  return t.units.hours(Math.ceil(minutes / 60));
}

export function memoryCaption(ramMb: number): string {
  return t.units.gigabytes(ramMb / MB_IN_GB);
}

export function diskCaption(diskMb: number, type: DiskType): string {
  return `${t.units.gigabytes(diskMb / MB_IN_GB)} ${DISK_NAMES[type]}`;
}

/** Rule R112: from 1000 Mbit/s on, bandwidth is shown in Gbit/s. */
export function bandwidthCaption(mbit: number): string {
  return mbit >= 1000 ? t.units.gigabitsPerSecond(mbit / 1000) : t.units.megabitsPerSecond(mbit);
}

const BIG_SIZE_GB = 1024;

/** A size in GB, from 1024 GB on in TB. */
export function sizeCaption(mb: number): string {
  const gb = mb / MB_IN_GB;
  return gb >= BIG_SIZE_GB ? t.units.terabytes(gb / BIG_SIZE_GB) : t.units.gigabytes(gb);
}

/** Requests a second from what the provider writes: `10K` is ten thousand. */
export function requestsCaption(perSecond: string): string {
  const [, count, thousands] = /^(\d+)(K?)$/i.exec(perSecond) ?? [];
  if (!count) return t.units.perSecond(perSecond);
  return t.units.perSecond(t.format.number(Number(count) * (thousands ? 1000 : 1), 1));
}

/** The version of Kubernetes, without that of the distribution: `v1.36.2+k0s.0` is 1.36.2. */
export function versionCaption(version: string): string {
  return version.replace(/^v/, '').replace(/\+.*$/s, '');
}

/** The name of a node, without the price that the provider writes into some: `K8S Promo (1 Rub)`. */
export function nodeTitle(title: string): string {
  return title.replace(/\s*\(\d+\s*rub\)/i, '');
}

/** What a payment is for: за месяц, за 3 месяца, за полгода, за год. */
export function dueName(period: PaymentPeriod): string {
  return t.units.due(monthsOf(period));
}

/** How it is paid for, to stand after 'при оплате': помесячно, за 3 месяца, за полгода, за год. */
export function periodName(period: PaymentPeriod): string {
  return t.units.billed(monthsOf(period));
}

export function capitalized(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export const DATABASE_NAMES: Record<DatabaseType, string> = {
  mysql: 'MySQL',
  postgres: 'PostgreSQL',
  redis: 'Redis',
  mongodb: 'MongoDB',
  clickhouse: 'ClickHouse',
  opensearch: 'OpenSearch',
  kafka: 'Kafka',
  rabbitmq: 'RabbitMQ',
};

/** A payment period as a choice, with what it saves: `За год, −10 %`. */
export function periodCaption(period: PaymentPeriod, by: Multiplier): string {
  const label = capitalized(periodName(period));
  const saved = (10_000 - by) / 100;
  return saved > 0 ? t.units.withSaving(label, saved) : label;
}

/** 1 тариф, 2 тарифа, 5 тарифов. */
export function tariffCount(count: number): string {
  return t.units.tariffs(count);
}
