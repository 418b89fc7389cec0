import type { LocationCode } from '@vitrina/ordering';
import { NativeSelect } from '@vitrina/ui';
import { inShopOrder, locationName, shopPeriodOf, usualShopPeriod } from '~/copy/taxonomy';
import { choosePriceBasis } from '~/elements/price-basis';
import { t } from '~/messages';
import { firstLocation, type ServerView } from '~/products/server/list';
import { periodOptions } from '~/products/to-offer';
import { changeAddressQuery } from '~/urls/address-query';
import type { ServerTariffList } from '../get-server-tariffs';

/**
 * Where, for how long, with which system: it stays in sight above the whole list. On a phone only the first two do, in
 * one line, so that the list keeps the screen; each as wide as its longest words, up to the arrow.
 */
export function TariffBar({ list, view }: { list: ServerTariffList; view: ServerView }) {
  return (
    <div data-tariff-bar="" className="contents noscript:hidden print:hidden">
      <div className="contents wide:sticky wide:top-(--header) wide:z-5 wide:grid wide:grid-cols-3 wide:gap-5 wide:border-b wide:border-rule wide:bg-paper wide:pb-4 wide:pt-3">
        <div className="grid grid-cols-2 gap-2 bg-paper max-wide:sticky max-wide:top-(--header) max-wide:z-5 max-wide:-mx-4 max-wide:border-b max-wide:border-rule max-wide:px-4 max-[389px]:px-2! max-wide:py-2 wide:contents max-wide:[&_label]:sr-only max-wide:[&_select]:whitespace-nowrap max-wide:[&_select]:pr-6.5 max-wide:[&_select]:pl-2 max-wide:[&_select]:text-base max-[374px]:[&_select]:text-[0.9375rem]!">
          <NativeSelect
            label={t.products.location}
            name="tariff-location"
            autoComplete="off"
            value={view.location}
            onChange={({ target }) => changeAddressQuery({ location: target.value, tab: null, show: null })}
            options={placesOf(list, view.location).map((code) => ({
              value: code,
              label: locationName(code),
            }))}
          />
          <NativeSelect
            label={t.catalogue.payment}
            name="tariff-period"
            autoComplete="off"
            value={view.period}
            onChange={({ target }) => choosePeriod(target.value)}
            options={periodOptions(list.multipliers).map(({ period, label }) => ({ value: period, label }))}
          />
        </div>
        <NativeSelect
          label={t.catalogue.operatingSystem}
          name="tariff-os"
          autoComplete="off"
          value={view.osId ?? ''}
          onChange={({ target }) => changeAddressQuery({ os: target.value || null })}
          options={[
            { value: '', label: t.catalogue.anySystem },
            ...list.osImages.map(({ osId, caption }) => ({ value: String(osId), label: caption })),
          ]}
        />
      </div>
    </div>
  );
}

/** A period is chosen for all prices of the site; the address tells it to those who get a link. */
function choosePeriod(value: string) {
  choosePriceBasis({ period: shopPeriodOf(value) });
  changeAddressQuery({
    period: value === usualShopPeriod() ? null : value,
    // What a link says a server cost was for another period.
    price: null,
  });
}

/** Where something is sold, the page's own location first; and a place without tariffs that a link has led to. */
function placesOf({ tariffs }: ServerTariffList, chosen: LocationCode): LocationCode[] {
  const first = firstLocation(tariffs);
  const sold = inShopOrder([chosen, ...tariffs.map(({ location }) => location)]);
  return [first, ...sold.filter((code) => code !== first)];
}
