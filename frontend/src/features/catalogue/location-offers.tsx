import { isOnMap, LocationMap, radioClass } from '@vitrina/ui';
import { locationOf } from '~/copy/taxonomy';
import { t } from '~/messages';
import { BasisPrice } from '~/price-basis/in-each-basis';
import type { LocationOffer } from './cheapest-by-location';

const CHOICE = 'place';

/**
 * Where servers stand and what they begin at there. The map shows the location chosen in the list by CSS alone; the list
 * is a set of radio buttons, for keyboards and screen readers too.
 */
export function LocationOffers({ offers, chosen }: { offers: readonly LocationOffer[]; chosen: string }) {
  const places = offers.flatMap(({ location, name }) => {
    const coordinates = locationOf(location)?.coordinates;
    return coordinates && isOnMap(coordinates) ? [{ code: location, name, ...coordinates }] : [];
  });
  return (
    <div
      className={`grid items-center gap-x-14 gap-y-8 ${places.length > 0 ? 'lg:grid-cols-[20rem_1fr]' : 'max-w-xl'}`}
    >
      <fieldset className="max-lg:order-2">
        <legend className="sr-only">{t.catalogue.placesLegend}</legend>
        <ul className="border-t border-rule">
          {offers.map(({ location, name, from, href }) => (
            <li key={location} className="flex items-center justify-between gap-4 border-b border-rule">
              <label className="flex min-h-12 grow items-center gap-3 has-checked:font-semibold">
                <input
                  type="radio"
                  name={CHOICE}
                  value={location}
                  defaultChecked={location === chosen}
                  className={radioClass}
                />
                {name}
              </label>
              <PriceLink
                href={href.visitor}
                className="for-visitor"
                label={t.catalogue.orderAt(name)}
                from={from}
              />
              <PriceLink
                href={href.customer}
                className="for-customer"
                label={t.catalogue.createAt(name)}
                from={from}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      {places.length > 0 && <LocationMap places={places} litBy={CHOICE} />}
    </div>
  );
}

interface PriceLinkProps extends Pick<LocationOffer, 'from'> {
  href: string;
  className: string;
  label: string;
}

function PriceLink({ href, className, label, from }: PriceLinkProps) {
  return (
    <a
      href={href}
      data-order-link=""
      className={`${className} figures inline-flex min-h-11 items-center whitespace-nowrap underline decoration-rule underline-offset-4 hover:text-accent`}
    >
      {/* Not an `aria-label`: that would hold one price only. */}
      <span className="sr-only">{label}</span>
      <span>{t.catalogue.fromPrice(<BasisPrice prices={from} />)}</span>
    </a>
  );
}
