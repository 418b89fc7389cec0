import {
  isLocationCode,
  isPaymentPeriod,
  LOCATIONS,
  type LocationCode,
  type PaymentPeriod,
} from '@vitrina/ordering';
import { NativeSelect, useElementId } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { choosePriceBasis } from '~/elements/price-basis';
import type { PeriodOption } from '~/products/product-offer';
import { type OfferSort, SORT_NAMES } from './sort-offers';

interface ChoiceBarProps {
  /** Where something is sold; with one place there is nothing to choose. */
  places: readonly LocationCode[];
  location: LocationCode | undefined;
  /** Whether all places can be looked at together. */
  hasEverywhere?: boolean;
  periods: readonly PeriodOption[];
  usualPeriod: PaymentPeriod;
  period: PaymentPeriod;
  sorts: readonly OfferSort[];
  sort: OfferSort;
  /** Keys of the address; what is usual needs none. */
  onChange: (change: Readonly<Record<string, string | null>>) => void;
  children?: ReactNode;
}

/** What any price list can be asked for: a place, a period to pay for, an order. Needs scripts. */
export function ChoiceBar(bar: ChoiceBarProps) {
  const id = useElementId();
  const { places, location, periods, period, usualPeriod, sorts, sort, onChange } = bar;
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-3 lg:grid-cols-4">
      {(places.length > 1 || location) && (
        <div className="max-sm:col-span-full">
          <NativeSelect
            label="Локация"
            name={`${id}location`}
            value={location ?? ''}
            onChange={({ target }) => onChange({ location: target.value || null })}
            options={placeOptions(bar)}
          />
        </div>
      )}
      <NativeSelect
        label="Оплата"
        name={`${id}period`}
        value={period}
        onChange={({ target }) => {
          // Chosen for all prices of the site; the address tells it to those who get a link.
          if (isPaymentPeriod(target.value)) choosePriceBasis({ period: target.value });
          onChange({ period: target.value === usualPeriod ? null : target.value });
        }}
        options={periods.map((option) => ({ value: option.period, label: option.label }))}
      />
      {sorts.length > 1 && (
        <NativeSelect
          label="Сначала"
          name={`${id}sort`}
          value={sort}
          onChange={({ target }) => onChange({ sort: target.value === sorts[0] ? null : target.value })}
          options={sorts.map((value) => ({ value, label: SORT_NAMES[value] }))}
        />
      )}
      {bar.children}
    </div>
  );
}

/** A place that the address names and nothing is sold in stands in the list too, so that the list says where one is. */
function placeOptions({ places, location, hasEverywhere = false }: ChoiceBarProps) {
  const known = places.map((code) => ({ value: code, label: LOCATIONS[code] }));
  const lost =
    isLocationCode(location) && !places.includes(location)
      ? [{ value: location, label: LOCATIONS[location], disabled: true }]
      : [];
  return [...(hasEverywhere ? [{ value: '', label: 'Все локации' }] : []), ...known, ...lost];
}
