import { ChoiceField, NativeSelect } from '@vitrina/ui';
import { t } from '~/messages';
import type { ListSort, ListView } from '~/products/definition';
import { changeAddressQuery } from '~/urls/address-query';

/**
 * How the list looks: its order, its prices and its shape. On a wide screen the tools stand in the line of the tabs, so
 * their labels are for screen readers.
 */
export function ListTools({ sorts, view }: { sorts: readonly ListSort[]; view: ListView }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-3 noscript:hidden wide:grid-cols-[14rem_auto_auto] wide:justify-end lg:absolute lg:z-1 lg:-top-2 lg:right-0 print:hidden [&_fieldset>div]:mb-0 [&_label[for]]:sr-only [&_legend]:sr-only [&_select]:whitespace-nowrap max-wide:[&_select]:pr-8 max-wide:[&_select]:pl-3 max-wide:[&_fieldset_label]:px-2">
      <NativeSelect
        label={t.catalogue.sorting}
        name="tariff-sort"
        autoComplete="off"
        value={view.sort}
        onChange={({ target }) =>
          changeAddressQuery({ sort: target.value === 'price' ? null : target.value })
        }
        options={sorts.map(({ key, label }) => ({ value: key, label: label() }))}
      />
      <ChoiceField
        legend={t.catalogue.price}
        name="tariff-price"
        autoComplete="off"
        value={view.unit}
        onChange={({ target }) => changeAddressQuery({ unit: target.value === 'day' ? 'day' : null })}
        choices={[
          { value: 'month', label: t.catalogue.pricesPerMonth() },
          { value: 'day', label: t.catalogue.pricesPerDay() },
        ]}
      />
      <div className="max-wide:hidden">
        <ChoiceField
          legend={t.catalogue.layout}
          name="tariff-view"
          autoComplete="off"
          value={view.layout === 'grid' ? '1' : '0'}
          onChange={({ target }) => changeAddressQuery({ view: target.value === '1' ? '1' : null })}
          choices={[
            { value: '0', label: t.catalogue.asList },
            { value: '1', label: t.catalogue.asCards },
          ]}
        />
      </div>
    </div>
  );
}
