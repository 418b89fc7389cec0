'use client';

import {
  type DedicatedConfigurator,
  type DedicatedPart,
  formatMoney,
  multiplierOf,
  type PeriodMultipliers,
  termOf,
} from '@vitrina/ordering';
import { NativeSelect } from '@vitrina/ui';
import { WITHOUT } from '~/copy/readable-names';
import { shortestShopPeriod } from '~/copy/taxonomy';
import { usePriceBasis } from '~/price-basis/use-price-basis';
import { useAddressQuery } from '~/urls/address-query';
import { OwnChoiceForm } from './own-choice-form';
import { machinePrice } from './own-price';

interface OwnMachineFormProps {
  text: string;
  hidden: Readonly<Record<string, string>>;
  configurator: DedicatedConfigurator;
  multipliers: PeriodMultipliers;
}

/** The parts of a machine and what they cost together. The choice stands in the address under the keys of its order. */
export function OwnMachineForm({ text, hidden, configurator, multipliers }: OwnMachineFormProps) {
  const [query, change] = useAddressQuery();
  const { period = shortestShopPeriod(), unsettled } = usePriceBasis();
  const discount = multiplierOf(multipliers, period);
  const chosen = rowsOf(configurator).map((row) => ({ ...row, part: partOf(row, query.get(row.name)) }));
  const parts = chosen.flatMap(({ part }) => part ?? []);
  return (
    <OwnChoiceForm
      title="Собрать свой"
      text={text}
      hidden={{ ...hidden, term: termOf(period) }}
      monthly={machinePrice(parts, discount)}
      basis={{ period, unsettled }}
    >
      <div className="grid gap-4 wide:grid-cols-2 lg:grid-cols-3">
        {chosen.map(({ name, label, options, isOptional, part }) => (
          <NativeSelect
            key={name}
            label={label}
            name={name}
            data-figure=""
            value={String(part?.partId ?? '')}
            onChange={({ target }) => change({ [name]: target.value || null })}
            options={[
              ...(isOptional ? [{ value: '', label: WITHOUT[name] ?? 'Нет' }] : []),
              ...options.map((option) => ({
                value: String(option.partId),
                label: `${option.caption}, ${formatMoney(machinePrice([option], discount))}`,
              })),
            ]}
          />
        ))}
      </div>
    </OwnChoiceForm>
  );
}

interface PartRow {
  /** The key of the order's query. */
  name: string;
  label: string;
  options: readonly DedicatedPart[];
  isOptional: boolean;
}

function rowsOf({ cpus, memories, storages, raids }: DedicatedConfigurator): PartRow[] {
  return [
    { name: 'cpu', label: 'Процессор', options: cpus, isOptional: false },
    { name: 'memory', label: 'Память', options: memories, isOptional: false },
    { name: 'primaryStorage', label: 'Основной диск', options: storages, isOptional: false },
    { name: 'secondaryStorage', label: 'Дополнительный диск', options: storages, isOptional: true },
    { name: 'raid', label: 'RAID', options: raids, isOptional: true },
  ];
}

/** The part that is named, or the first where there must be one. */
function partOf({ options, isOptional }: PartRow, id: string | null): DedicatedPart | undefined {
  const named = options.find(({ partId }) => String(partId) === id);
  return named ?? (isOptional ? undefined : options[0]);
}
