'use client';

import {
  type DedicatedConfigurator,
  type DedicatedPart,
  multiplierOf,
  type PeriodMultipliers,
  termOf,
} from '@vitrina/ordering';
import { NativeSelect } from '@vitrina/ui';
import { shortestShopPeriod } from '~/copy/taxonomy';
import { t } from '~/messages';
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
      title={t.configurator.buildOwnMachine}
      text={text}
      hidden={{ ...hidden, term: termOf(period) }}
      monthly={machinePrice(parts, discount)}
      basis={{ period, unsettled }}
    >
      <div className="grid gap-4 wide:grid-cols-2 lg:grid-cols-3">
        {chosen.map(({ name, options, without, part }) => (
          <NativeSelect
            key={name}
            label={t.products.dedicatedLines[name]}
            name={name}
            data-figure=""
            value={String(part?.partId ?? '')}
            onChange={({ target }) => change({ [name]: target.value || null })}
            options={[
              ...(without === undefined ? [] : [{ value: '', label: without }]),
              ...options.map((option) => ({
                value: String(option.partId),
                label: `${option.caption}, ${t.format.money(machinePrice([option], discount))}`,
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
  name: 'cpu' | 'memory' | 'primaryStorage' | 'secondaryStorage' | 'raid';
  options: readonly DedicatedPart[];
  /** What stands for none, where there may be none. */
  without?: string;
}

function rowsOf({ cpus, memories, storages, raids }: DedicatedConfigurator): PartRow[] {
  return [
    { name: 'cpu', options: cpus },
    { name: 'memory', options: memories },
    { name: 'primaryStorage', options: storages },
    { name: 'secondaryStorage', options: storages, without: t.products.without.secondaryStorage },
    { name: 'raid', options: raids, without: t.products.without.raid },
  ];
}

/** The part that is named, or the first where there must be one. */
function partOf({ options, without }: PartRow, id: string | null): DedicatedPart | undefined {
  const named = options.find(({ partId }) => String(partId) === id);
  return named ?? (without === undefined ? options[0] : undefined);
}
