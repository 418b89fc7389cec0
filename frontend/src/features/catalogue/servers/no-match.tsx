import { Button, buttonClass, EmptyState } from '@vitrina/ui';
import { locationName } from '~/copy/taxonomy';
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
    ? `Ближе всего ${dearer.title}: размер подходит, но стоит он ${fullPrice(dearer.monthly, unit)}.`
    : elsewhere.length > 0
      ? 'Такой размер есть в других локациях.'
      : 'Такого размера нет ни в одной локации. Сбавьте требования или соберите сервер под себя.';
  return (
    <EmptyState
      heading="h3"
      title={`${locationName(location)}: подходящего тарифа нет`}
      text={text}
      action={
        <>
          {dearer && <Nearest offer={dearer} />}
          {!dearer && elsewhere.length === 0 && (
            <a href={`${paths.cloudServers}#configurator`} className={buttonClass('quiet')}>
              Собрать свой сервер
            </a>
          )}
          {elsewhere.map((offer) => (
            <Button
              key={offer.location}
              kind="quiet"
              onClick={() => changeAddressQuery({ location: offer.location, tab: null, show: null })}
            >
              {locationName(offer.location)}, от {fullPrice(offer.monthly, unit)}
            </Button>
          ))}
          <Button kind="plain" onClick={() => changeAddressQuery(filterChange(list))}>
            Сбросить требования
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
        Заказать {offer.title}
      </a>
      <a href={offer.href.customer} className={`for-customer ${buttonClass()}`}>
        Создать {offer.title}
      </a>
    </>
  );
}
