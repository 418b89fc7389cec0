import type { DiskType } from '@vitrina/ordering';

const MB_IN_GB = 1024;

const decimal = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

export const DISK_NAMES: Record<DiskType, string> = { nvme: 'NVMe', ssd: 'SSD', hdd: 'HDD' };

export function cpuCaption(cpu: number, frequencyGhz: number): string {
  return `${cpu}\u00a0×\u00a0${decimal.format(frequencyGhz)}\u00a0ГГц`;
}

const plural = new Intl.PluralRules('ru-RU');
const CORES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'ядро', few: 'ядра' };

/** What stands behind a count of cores: 1 ядро, 2 ядра, 5 ядер. */
export function coresUnit(count: number): string {
  return CORES[plural.select(count)] ?? 'ядер';
}

export function memoryCaption(ramMb: number): string {
  return `${decimal.format(ramMb / MB_IN_GB)}\u00a0ГБ`;
}

export function diskCaption(diskMb: number, type: DiskType): string {
  return `${decimal.format(diskMb / MB_IN_GB)}\u00a0ГБ ${DISK_NAMES[type]}`;
}

/** Specification 000, section 9: from 1000 Mbit/s on, bandwidth is shown in Gbit/s. */
export function bandwidthCaption(mbit: number): string {
  return mbit >= 1000 ? `${decimal.format(mbit / 1000)}\u00a0Гбит/с` : `${mbit}\u00a0Мбит/с`;
}
