import type { DedicatedTariff } from '@vitrina/ordering';
import { DISK_NAMES } from '~/copy/captions';
import { partCaption } from '~/copy/readable-names';
import type { Amounts } from '../product-offer';

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
