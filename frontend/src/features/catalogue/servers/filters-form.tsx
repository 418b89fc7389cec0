import { linkClass, useElementId } from '@vitrina/ui';
import { useState } from 'react';
import { changeAddressQuery, type QueryChange } from '~/urls/address-query';
import { FilterField } from './filter-field';
import { hasFilters, PURPOSES, type TariffFilters } from './filters';

/** A server by what it is for, or by its least size and highest price. */
export function FiltersForm({ filters }: { filters: TariffFilters }) {
  const [isToggledOpen, setOpen] = useState<boolean>();
  const fields = useElementId();
  const isOpen = isToggledOpen ?? hasFilters(filters);
  return (
    <div className="grid gap-4 noscript:hidden print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <p id={`${fields}-purposes`} className="mr-2 text-15 font-medium max-sm:w-full">
          Подобрать под задачу
        </p>
        <ul aria-labelledby={`${fields}-purposes`} className="contents">
          {PURPOSES.map((purpose) => (
            <li key={purpose.name}>
              <Chip
                name={purpose.name}
                isPressed={isSame(purpose.filters, filters)}
                onPress={() =>
                  changeAddressQuery(toQuery(isSame(purpose.filters, filters) ? {} : purpose.filters))
                }
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={fields}
          onClick={() => setOpen(!isOpen)}
          className={TEXT_BUTTON}
        >
          Размер и бюджет
        </button>
        {hasFilters(filters) && (
          <button type="button" className={TEXT_BUTTON} onClick={() => changeAddressQuery(toQuery({}))}>
            Сбросить
          </button>
        )}
      </div>
      <div id={fields} hidden={!isOpen} className="grid gap-2">
        <div className="grid grid-cols-2 gap-x-5 gap-y-3 wide:grid-cols-4">
          <FilterField label="Ядер, не меньше" name="min_cpu" amount={filters.cpu} />
          <FilterField label="Память от, ГБ" name="min_ram" amount={filters.ramGb} />
          <FilterField label="Диск от, ГБ" name="min_disk" amount={filters.diskGb} />
          <FilterField label="Не дороже, ₽/мес" name="max_price" amount={filters.maxPrice} isMax />
        </div>
        <p className="text-13 text-ink-soft">
          Задача подставляет размер, с которого обычно начинают; поправьте его под свою нагрузку.
        </p>
      </div>
    </div>
  );
}

const TEXT_BUTTON = `inline-flex min-h-11 items-center px-2 ${linkClass}`;

function Chip({ name, isPressed, onPress }: { name: string; isPressed: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className="min-h-9 rounded-full border border-edge bg-surface px-4 text-15 transition-colors duration-150 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11"
    >
      {name}
    </button>
  );
}

function toQuery({ cpu, ramGb, diskGb, maxPrice }: TariffFilters): QueryChange {
  const text = (amount: number | undefined) => (amount === undefined ? null : String(amount));
  return { min_cpu: text(cpu), min_ram: text(ramGb), min_disk: text(diskGb), max_price: text(maxPrice) };
}

function isSame(a: TariffFilters, b: TariffFilters): boolean {
  return a.cpu === b.cpu && a.ramGb === b.ramGb && a.diskGb === b.diskGb && a.maxPrice === b.maxPrice;
}
