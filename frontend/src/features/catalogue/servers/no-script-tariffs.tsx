import { linkClass } from '@vitrina/ui';
import { cpuCaption, diskCaption, memoryCaption } from '~/copy/captions';
import { familyName, locationName, locationsOf } from '~/copy/taxonomy';
import { t } from '~/messages';
import { firstLocation } from '~/products/server/list';
import type { ServerTariffList } from '../get-server-tariffs';
import { type TariffOffer, toOffers, toTariffList } from '../tariff-offers';
import { canOrder, NotOrderableBadge } from './not-orderable';
import { fullPrice } from './price-caption';

/**
 * The price lists of the other locations for a reader without scripts, who can choose none. Hardly anybody sees them and every page
 * carries them, so they are short: nothing to compare, and no way for customers, whom only a script could tell.
 */
export function NoScriptTariffs({ list }: { list: ServerTariffList }) {
  const location = firstLocation(list.tariffs);
  const offers = toOffers(list.tariffs, list);
  return (
    <noscript>
      {locationsOf(offers)
        .filter((code) => code !== location)
        .map((code) =>
          toTariffList(offers, code).map(({ family, offers: group }) => (
            <div key={`${code} ${family}`} className="mt-10 grid gap-4">
              <h3 className="text-24">
                {locationName(code)}, {familyName(family)}
              </h3>
              <ul
                aria-label={t.catalogue.tariffsOfIn(familyName(family), locationName(code))}
                className="figures border-t border-rule *:flex *:flex-wrap *:gap-x-6 *:border-b *:border-rule *:py-3"
              >
                {group.map((offer) => (
                  <PlainOffer key={offer.presetId} offer={offer} />
                ))}
              </ul>
            </div>
          )),
        )}
    </noscript>
  );
}

function PlainOffer({ offer }: { offer: TariffOffer }) {
  const { title, cpu, cpuFrequency, ramMb, diskMb, diskType, href } = offer;
  return (
    <li>
      <b>{title}</b>
      <span>
        {`${cpuCaption(cpu, cpuFrequency)}, ${memoryCaption(ramMb)}, ${diskCaption(diskMb, diskType)}`}
      </span>
      <span>{fullPrice(offer.monthly, 'month')}</span>
      {canOrder(offer) ? (
        <a href={href.visitor} aria-label={t.products.orderNamed(title)} className={linkClass}>
          {t.products.order}
        </a>
      ) : (
        <NotOrderableBadge offer={offer} />
      )}
    </li>
  );
}
