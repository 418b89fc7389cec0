import { formatMoney, roubles } from '@vitrina/ordering';
import { NativeSelect, useElementId } from '@vitrina/ui';
import { FILTER_CHOICES, type FilterKey } from './filters';

interface FilterFieldsProps {
  query: URLSearchParams;
  onChange: (change: Readonly<Record<string, string | null>>) => void;
}

const FIELDS: readonly { key: FilterKey; label: string; any: string; caption: (choice: string) => string }[] =
  [
    {
      key: 'min_cores',
      label: 'Ядра',
      any: 'Сколько угодно',
      caption: (count) => `От ${count}\u00a0ядер`,
    },
    { key: 'min_ram', label: 'Память', any: 'Сколько угодно', caption: (gb) => `От ${gb}\u00a0ГБ` },
    { key: 'disks', label: 'Диски', any: 'Любые', caption: (type) => DISKS[type] ?? type },
    {
      key: 'max_price',
      label: 'Цена в месяц',
      any: 'Любая',
      caption: (price) => `До ${formatMoney(roubles(Number(price)))}`,
    },
  ];

const DISKS: Record<string, string> = { nvme: 'NVMe', ssd: 'SSD', hdd: 'HDD' };

/** What a machine must have at least, or cost at most. */
export function FilterFields({ query, onChange }: FilterFieldsProps) {
  const id = useElementId();
  return FIELDS.map(({ key, label, any, caption }) => (
    <NativeSelect
      key={key}
      label={label}
      name={`${id}${key}`}
      value={FILTER_CHOICES[key].find((choice) => choice === query.get(key)) ?? ''}
      onChange={({ target }) => onChange({ [key]: target.value || null })}
      options={[
        { value: '', label: any },
        ...FILTER_CHOICES[key].map((value) => ({ value, label: caption(value) })),
      ]}
    />
  ));
}
