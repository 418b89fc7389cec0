import { formatMoney, type Money } from '@vitrina/ordering';

/** Something of the shop as visitors see it and as a draft would make it, in words. */
export interface Change {
  label: string;
  /** `undefined`: there is none. */
  from: string | undefined;
  to: string | undefined;
  /** '+11,11 %', or what a percentage cannot say; absent beside words. */
  note?: string | undefined;
}

/** A price that changes, or `undefined` when it does not. */
export function moneyChange(
  label: string,
  from: Money | undefined,
  to: Money | undefined,
): Change | undefined {
  if (from === to) return undefined;
  return {
    label,
    from: from === undefined ? undefined : formatMoney(from),
    to: to === undefined ? undefined : formatMoney(to),
    note: noteOf(from, to),
  };
}

/** A number that changes, or `undefined` when it does not. */
export function numberChange(
  label: string,
  from: number | undefined,
  to: number | undefined,
  inWords: (value: number) => string = (value) => NUMBER.format(value),
): Change | undefined {
  if (from === to) return undefined;
  const [was, is] = [from, to].map((value) => (value === undefined ? undefined : inWords(value)));
  return { label, from: was, to: is, note: noteOf(from, to) };
}

/** Words that change, or `undefined` when they do not. */
export function wordsChange(
  label: string,
  from: string | undefined,
  to: string | undefined,
): Change | undefined {
  return from === to ? undefined : { label, from, to };
}

const NUMBER = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 4 });
const PERCENT = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

/** As the panel of the CMS words it (cms/src/prices/price-words.ts). */
function noteOf(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return 'впервые';
  if (to === undefined) return 'больше не указано';
  if (from === 0) return 'было бесплатно';
  if (to === 0) return 'станет бесплатно';
  const percent = ((to - from) / from) * 100;
  if (Math.abs(percent) < 0.01) return 'меньше\u00a00,01\u00a0%';
  return `${percent < 0 ? '−' : '+'}${PERCENT.format(Math.abs(percent))}\u00a0%`;
}
