import { type DedicatedTariff, dedicatedOrder, type PeriodMultipliers, roubles } from '@vitrina/ordering';
import { DISK_NAMES } from '~/copy/captions';
import { partCaption } from '~/copy/readable-names';
import { locationName, shortestShopPeriod } from '~/copy/taxonomy';
import { t } from '~/messages';
import type { Amounts, ListFilter, Words } from '../definition';
import { linesOf } from '../lines';
import type { ProductOffer } from '../product-offer';
import { type OfferRow, toLine } from '../to-offer';

export const DEDICATED_LIST = linesOf({
  usualPeriod: shortestShopPeriod,
  filters: [
    {
      key: 'min_cpu',
      label: () => t.products.cores,
      choices: choices(
        () => t.products.anyAmount,
        ['8', '16', '32', '48'],
        (count) => t.products.coresFrom(count),
      ),
    },
    {
      key: 'min_ram',
      label: () => t.products.memory,
      choices: choices(
        () => t.products.anyAmount,
        ['32', '64', '128', '256', '512'],
        (gb) => t.products.gigabytesFrom(gb),
      ),
    },
    {
      key: 'disk',
      label: () => t.products.disks,
      choices: choices(
        () => t.products.anyDisks,
        ['nvme', 'ssd', 'hdd'],
        (type) => DISK_NAMES[type],
      ),
    },
    {
      key: 'max_price',
      label: () => t.products.monthlyPrice,
      choices: choices(
        () => t.products.anyPrice,
        ['10000', '20000', '40000', '80000'],
        (price) => t.products.upTo(t.format.money(roubles(Number(price)))),
      ),
    },
  ],
});

function choices<Value extends string>(
  any: Words,
  values: readonly Value[],
  label: (value: Value) => string,
): NonNullable<ListFilter['choices']> {
  return { any, options: values.map((value) => ({ value, label: () => label(value) })) };
}

export function toDedicatedOffers(
  tariffs: readonly DedicatedTariff[],
  multipliers: PeriodMultipliers,
): ProductOffer[] {
  return tariffs.map((tariff) => {
    const { presetId, planId, location, price } = tariff;
    const row: OfferRow = {
      ...{ location, price },
      title: tariff.processorName,
      name: `${tariff.title}, ${locationName(location)}`,
      order: (period) => dedicatedOrder({ kind: 'preset', presetId, planId }, { period }),
      specs: dedicatedSpecs(tariff),
      amounts: dedicatedAmounts(tariff),
    };
    return toLine(row, multipliers);
  });
}

/**
 * A ready-made machine in columns. Its processor is one sentence of the provider's: `2 x Xeon E5-2620, 12 ядер,
 * 2.4-3.2 ГГц, 24 потока`; the name stands in the title, so the column begins behind it.
 */
export function dedicatedSpecs({ processor, memory, disks }: DedicatedTariff): [string, string][] {
  const [, ...power] = processor.split(', ');
  return [
    [t.products.processor, partCaption(power.slice(0, 2).join(', ') || processor)],
    [t.products.memory, partCaption(memory)],
    [t.products.disks, disks.map(({ caption }) => partCaption(caption)).join(' +\u00a0')],
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
  const types = new Set(disks.map(({ type }) => type));
  const diskTypes = [...types].filter((type) => Object.hasOwn(DISK_NAMES, type));
  return { ...(cores > 0 && { cpu: cores }), ramGb: memoryGb, diskGb, diskTypes };
}
