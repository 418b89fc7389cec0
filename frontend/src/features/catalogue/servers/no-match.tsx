import { Button, buttonClass, EmptyState } from '@vitrina/ui';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import type { ServerList, ServerView } from '~/products/server/list';
import { changeAddressQuery } from '~/urls/address-query';
import { paths } from '~/urls/paths';
import { filterChange } from '../filters';
import { nearest } from '../nearest';
import type { TariffOffer } from '../tariff-offers';
import { fullPrice } from './price-caption';

interface NoMatchProps {
  list: ServerList;
  offers: readonly TariffOffer[];
  view: ServerView;
}

/** Stands where no tariff of a location is as large, or as cheap, as asked for: what comes nearest, and where there is one. */
export function NoMatch({ list, offers, view }: NoMatchProps) {
  const { location, unit } = view;
  const { dearer, elsewhere } = nearest(offers, view, list);
  const text = dearer
    ? t.catalogue.nearestIsDearer(dearer.title, fullPrice(dearer.monthly, unit))
    : elsewhere.length > 0
      ? t.catalogue.sizeIsElsewhere
      : t.catalogue.sizeIsNowhere;
  return (
    <EmptyState
      heading="h3"
      title={t.catalogue.noneFitsAt(locationName(location))}
      text={text}
      action={
        <>
          {dearer && <Nearest offer={dearer} />}
          {!dearer && elsewhere.length === 0 && (
            <a href={`${paths.cloudServers}#configurator`} className={buttonClass('quiet')}>
              {t.catalogue.buildOwnServer}
            </a>
          )}
          {elsewhere.map((offer) => (
            <Button
              key={offer.location}
              kind="quiet"
              onClick={() => changeAddressQuery({ location: offer.location, tab: null, show: null })}
            >
              {t.catalogue.placeFrom(locationName(offer.location), fullPrice(offer.monthly, unit))}
            </Button>
          ))}
          <Button kind="plain" onClick={() => changeAddressQuery(filterChange(list))}>
            {t.catalogue.resetRequirements}
          </Button>
        </>
      }
    />
  );
}

function Nearest({ offer }: { offer: TariffOffer }) {
  return (
    <>
      <a href={offer.href.visitor} className={`for-visitor ${buttonClass()}`}>
        {t.products.orderNamed(offer.title)}
      </a>
      <a href={offer.href.customer} className={`for-customer ${buttonClass()}`}>
        {t.products.createNamed(offer.title)}
      </a>
    </>
  );
}
