import type { LocationCode } from '@vitrina/ordering';
import { NativeSelect, useElementId } from '@vitrina/ui';
import { locationName, shopPeriodOf } from '~/copy/taxonomy';
import { choosePriceBasis } from '~/elements/price-basis';
import { t } from '~/messages';
import type { ListDefinition, ListSort, ListView, Words } from '~/products/definition';
import type { PeriodOption } from '~/products/product-offer';
import { changeAddressQuery } from '~/urls/address-query';

interface ChoiceBarProps {
  definition: Pick<ListDefinition<never>, 'filters' | 'usualPeriod'>;
  periods: readonly PeriodOption[];
  /** The orders that these offers can be put in. */
  sorts: readonly ListSort[];
  view: ListView;
  /** Where something is sold; with one place there is nothing to choose. */
  places: readonly LocationCode[];
  /** Whether all places can be looked at together. */
  hasEverywhere?: boolean;
}

/** What a price list can be asked for: a place, a period to pay for, an order, its filters. Needs scripts. */
export function ChoiceBar(bar: ChoiceBarProps) {
  const id = useElementId();
  const { definition, periods, sorts, places, view } = bar;
  const { location, period, sort, filters } = view;
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-3 lg:grid-cols-4">
      {(places.length > 1 || location) && (
        <div className="max-sm:col-span-full">
          <NativeSelect
            label={t.products.location}
            name={`${id}location`}
            value={location ?? ''}
            onChange={({ target }) => changeAddressQuery({ location: target.value || null })}
            options={placeOptions(bar)}
          />
        </div>
      )}
      <NativeSelect
        label={t.catalogue.payment}
        name={`${id}period`}
        value={period}
        onChange={({ target }) => {
          // Chosen for all prices of the site; the address tells it to those who get a link.
          choosePriceBasis({ period: shopPeriodOf(target.value) });
          changeAddressQuery({ period: target.value === definition.usualPeriod() ? null : target.value });
        }}
        options={periods.map((option) => ({ value: option.period, label: option.label }))}
      />
      {sorts.length > 1 && (
        <NativeSelect
          label={t.catalogue.sortBy}
          name={`${id}sort`}
          value={sort}
          onChange={({ target }) =>
            changeAddressQuery({ sort: target.value === sorts[0]?.key ? null : target.value })
          }
          options={sorts.map(({ key, label }) => ({ value: key, label: label() }))}
        />
      )}
      {definition.filters.map(({ key, label, choices }) => (
        <NativeSelect
          key={key}
          label={label()}
          name={`${id}${key}`}
          value={filters[key] ?? ''}
          onChange={({ target }) => changeAddressQuery({ [key]: target.value || null })}
          options={choices ? [{ value: '', label: choices.any() }, ...choices.options.map(toOption)] : []}
        />
      ))}
    </div>
  );
}

function toOption({ value, label }: { value: string; label: Words }) {
  return { value, label: label() };
}

/** A place that the address names and nothing is sold in stands in the list too, so that the list says where one is. */
function placeOptions({ places, view: { location }, hasEverywhere = false }: ChoiceBarProps) {
  const known = places.map((code) => ({ value: code, label: locationName(code) }));
  const lost =
    location !== undefined && !places.includes(location)
      ? [{ value: location, label: locationName(location), disabled: true }]
      : [];
  return [...(hasEverywhere ? [{ value: '', label: t.catalogue.allLocations }] : []), ...known, ...lost];
}
