import type { Unit } from './figures';
import type { PriceChange } from './price-changes';

/** 'Цена в месяц: 4 420 ₽ → 1 ₽ (−99,98 %)', with spaces that do not break. */
export function changeInWords(change: PriceChange): string {
  const { from, to, note } = changeInParts(change);
  return `${change.label}: ${from} → ${to} (${note})`;
}

/** The same in parts, to be set in a table. */
export function changeInParts({ unit, from, to }: PriceChange): { from: string; to: string; note: string } {
  return { from: figureInWords(from, unit), to: figureInWords(to, unit), note: noteOf(from, to) };
}

const UNITS: Record<Unit, string> = { roubles: '\u00a0₽', multiplier: '', cores: '', gigabytes: '\u00a0ГБ' };

const NUMBER = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 4, useGrouping: 'always' });
const PERCENT = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2, useGrouping: 'always' });

function figureInWords(value: number | undefined, unit: Unit): string {
  return value === undefined ? 'нет' : `${NUMBER.format(value)}${UNITS[unit]}`;
}

function noteOf(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return 'впервые';
  if (to === undefined) return 'больше не указано';
  if (from === 0) return 'было бесплатно';
  if (to === 0) return 'станет бесплатно';
  const percent = ((to - from) / from) * 100;
  // What has changed is never written as a change by 0 %.
  if (Math.abs(percent) < 0.01) return 'меньше\u00a00,01\u00a0%';
  return `${percent < 0 ? '−' : '+'}${PERCENT.format(Math.abs(percent))}\u00a0%`;
}
