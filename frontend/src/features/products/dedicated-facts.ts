import type { DedicatedTariff } from '@vitrina/ordering';
import { coresUnit, DISK_NAMES } from '~/captions';
import type { Amounts } from './product-offer';

/**
 * A ready-made machine in columns. Its processor is one sentence of the provider's: `2 x Xeon E5-2620, 12 ядер,
 * 2.4-3.2 ГГц, 24 потока`; the name stands in the title, so the column begins behind it.
 */
export function dedicatedSpecs({ processor, memory, disks }: DedicatedTariff): [string, string][] {
  const [, ...power] = processor.split(', ');
  return [
    ['Процессор', partCaption(power.slice(0, 2).join(', ') || processor)],
    ['Память', partCaption(memory)],
    ['Диски', disks.map(({ caption }) => partCaption(caption)).join(' +\u00a0')],
  ];
}

/**
 * `2 x 1.92 ТБ NVMe` and `2.4-3.2 ГГц` as print has them; an amount keeps its unit on its line, and cores are counted as
 * Russian counts them: the provider writes `16 ядра` too.
 */
export function partCaption(caption: string): string {
  return caption
    .replace(/(\d)\.(\d)/g, '$1,$2')
    .replace(/(\d)-([\d,]+ ГГц)/g, '$1–\u2060$2')
    .replace(/(\d) ?[xх] (?=\d|[A-ZА-Я])/gi, '$1\u00a0×\u00a0')
    .replace(/(\d+) яд(?:ер|ро|ра)(?![а-яё])/gi, (_, count: string) => `${count} ${coresUnit(Number(count))}`)
    .replace(/(\d) (?=ГГц|ГБ|ТБ|яд)/g, '$1\u00a0');
}

/** The same in numbers. A processor that does not tell its cores has none to be chosen by. */
export function dedicatedAmounts({
  processor,
  memoryGb,
  disks,
}: Pick<DedicatedTariff, 'processor' | 'memoryGb' | 'disks'>): Amounts {
  const cores = Number(/(\d+)\s*яд/.exec(processor)?.[1] ?? 0);
  const diskGb = disks.reduce((total, disk) => total + disk.totalGb, 0);
  return { ...(cores > 0 && { cores }), ramGb: memoryGb, diskGb };
}

export function dedicatedDiskTypes({ disks }: DedicatedTariff): string[] {
  return [...new Set(disks.map(({ type }) => type))].filter((type) => Object.hasOwn(DISK_NAMES, type));
}

/** `2 х Intel`, with a Cyrillic letter, and `2 x Intel` are both two times Intel. */
export function processorTitle(name: string): string {
  return name.replace(/(^|\s)(\d) ?[xх] ?(?=[A-Z])/i, '$1$2\u00a0× ');
}
