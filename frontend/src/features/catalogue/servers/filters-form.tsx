import { linkClass, useElementId } from '@vitrina/ui';
import { useState } from 'react';
import { t } from '~/messages';
import type { ListFilters } from '~/products/definition';
import { PURPOSES, type ServerList } from '~/products/server/list';
import { changeAddressQuery } from '~/urls/address-query';
import { filterChange, hasFilters } from '../filters';
import { FilterField } from './filter-field';

/** A server by what it is for, or by its least size and highest price. */
export function FiltersForm({ list, filters }: { list: ServerList; filters: ListFilters }) {
  const [isToggledOpen, setOpen] = useState<boolean>();
  const fields = useElementId();
  const isOpen = isToggledOpen ?? hasFilters(filters);
  const isChosen = (purpose: ListFilters) => list.filters.every(({ key }) => purpose[key] === filters[key]);
  return (
    <div className="grid gap-4 noscript:hidden print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <p id={`${fields}-purposes`} className="mr-2 text-15 font-medium max-sm:w-full">
          {t.catalogue.forPurpose}
        </p>
        <ul aria-labelledby={`${fields}-purposes`} className="contents">
          {PURPOSES.map((purpose) => (
            <li key={purpose.key}>
              <Chip
                name={purpose.name()}
                isPressed={isChosen(purpose.filters)}
                onPress={() =>
                  changeAddressQuery(filterChange(list, isChosen(purpose.filters) ? {} : purpose.filters))
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
          {t.catalogue.sizeAndBudget}
        </button>
        {hasFilters(filters) && (
          <button
            type="button"
            className={TEXT_BUTTON}
            onClick={() => changeAddressQuery(filterChange(list))}
          >
            {t.catalogue.reset}
          </button>
        )}
      </div>
      <div id={fields} hidden={!isOpen} className="grid gap-2">
        <div className="grid grid-cols-2 gap-x-5 gap-y-3 wide:grid-cols-4">
          {list.filters.map(({ key, label }) => (
            <FilterField
              key={key}
              label={label()}
              name={key}
              amount={filters[key]}
              isMax={key === 'max_price'}
            />
          ))}
        </div>
        <p className="text-13 text-ink-soft">{t.catalogue.purposeHint}</p>
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
