import type { DatabaseType, DiskType, PaymentPeriod, StorageClass } from '@vitrina/ordering';
import {
  MB_IN_GB,
  type Multiplier,
  monthsOf,
  periodInWords,
  russianNumber,
  russianPlural,
} from '@vitrina/ordering';

export const DISK_NAMES: Record<DiskType, string> = { nvme: 'NVMe', ssd: 'SSD', hdd: 'HDD' };

export function cpuCaption(cpu: number, frequencyGhz: number): string {
  return `${cpu}\u00a0×\u00a0${russianNumber(frequencyGhz, 1)}\u00a0ГГц`;
}

const CORES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'ядро', few: 'ядра' };

/** What stands behind a count of cores: 1 ядро, 2 ядра, 5 ядер. */
export function coresUnit(count: number): string {
  return CORES[russianPlural(count)] ?? 'ядер';
}

const MINUTES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'минуту', few: 'минуты' };
const HOURS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'час', few: 'часа' };
const MINUTE_MS = 60_000;
const LONGEST_IN_MINUTES = 90;

/** How long to wait, never too short: 1 минуту, 5 минут, 3 часа. To stand after 'через'. */
export function waitCaption(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS));
  if (minutes <= LONGEST_IN_MINUTES) return `${minutes}\u00a0${MINUTES[russianPlural(minutes)] ?? 'минут'}`;
  const hours = Math.ceil(minutes / 60);
  return `${hours}\u00a0${HOURS[russianPlural(hours)] ?? 'часов'}`;
}

export function memoryCaption(ramMb: number): string {
  return `${russianNumber(ramMb / MB_IN_GB, 1)}\u00a0ГБ`;
}

export function diskCaption(diskMb: number, type: DiskType): string {
  return `${russianNumber(diskMb / MB_IN_GB, 1)}\u00a0ГБ ${DISK_NAMES[type]}`;
}

/** Rule R112: from 1000 Mbit/s on, bandwidth is shown in Gbit/s. */
export function bandwidthCaption(mbit: number): string {
  return mbit >= 1000 ? `${russianNumber(mbit / 1000, 1)}\u00a0Гбит/с` : `${mbit}\u00a0Мбит/с`;
}

const BIG_SIZE_GB = 1024;

/** A size in GB, from 1024 GB on in TB. */
export function sizeCaption(mb: number): string {
  const gb = mb / MB_IN_GB;
  return gb >= BIG_SIZE_GB
    ? `${russianNumber(gb / BIG_SIZE_GB, 1)}\u00a0ТБ`
    : `${russianNumber(gb, 1)}\u00a0ГБ`;
}

/** Requests a second from what the provider writes: `10K` is ten thousand. */
export function requestsCaption(perSecond: string): string {
  const [, count, thousands] = /^(\d+)(K?)$/i.exec(perSecond) ?? [];
  if (!count) return `${perSecond} в секунду`;
  return `${russianNumber(Number(count) * (thousands ? 1000 : 1), 1)} в секунду`;
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
  return `за ${monthsOf(period) === 6 ? 'полгода' : periodInWords(period)}`;
}

/** How it is paid for, to stand after 'при оплате': помесячно, за 3 месяца, за полгода, за год. */
export function periodName(period: PaymentPeriod): string {
  return monthsOf(period) === 1 ? 'помесячно' : dueName(period);
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

export const STORAGE_CLASS_NAMES: Record<StorageClass, string> = { hot: 'Горячее', cold: 'Холодное' };

/** A payment period as a choice, with what it saves: `За год, −10 %`. */
export function periodCaption(period: PaymentPeriod, by: Multiplier): string {
  const label = capitalized(periodName(period));
  const saved = (10_000 - by) / 100;
  return saved > 0 ? `${label}, −${russianNumber(saved, 2)}\u00a0%` : label;
}

const TARIFFS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'тариф', few: 'тарифа' };

/** 1 тариф, 2 тарифа, 5 тарифов. */
export function tariffCount(count: number): string {
  return `${count}\u00a0${TARIFFS[russianPlural(count)] ?? 'тарифов'}`;
}
