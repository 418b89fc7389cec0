// A figure and its unit stay on one line.
const NBSP = '\u00a0';

const plural = new Intl.PluralRules('ru');
const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

const CORES: Record<string, string> = { one: 'ядро', few: 'ядра' };
const DISKS: Record<string, string> = { nvme: 'NVMe', ssd: 'SSD', hdd: 'HDD' };

/** '1 ядро', '2 ядра', '8 ядер'. */
export function cores(count: number): string {
  return `${count}${NBSP}${CORES[plural.select(count)] ?? 'ядер'}`;
}

/** Memory or disk given in MB (1024-based), as 'N ГБ'. */
export function gigabytes(megabytes: number): string {
  return `${whole.format(megabytes / 1024)}${NBSP}ГБ`;
}

/** A disk type as it is written on a price list. */
export function diskName(type: string): string {
  return DISKS[type] ?? type.toUpperCase();
}

/** Whole roubles with thousands set apart: '18 690 ₽'. */
export function roubles(amount: number): string {
  return `${whole.format(amount)}${NBSP}₽`;
}

/** A processor's frequency, given as text with a point: '3,3 ГГц'. */
export function gigahertz(frequency: string): string {
  return `${frequency.replace('.', ',')}${NBSP}ГГц`;
}

/** Bandwidth as '200 Мбит/с'. */
export function megabits(bandwidth: number): string {
  return `${whole.format(bandwidth)}${NBSP}Мбит/с`;
}
