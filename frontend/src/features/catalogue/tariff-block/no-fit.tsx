import { LOCATIONS, type LocationCode } from '@vitrina/ordering';
import { Button, EmptyState, linkClass } from '@vitrina/ui';
import { changeAddressQuery } from '~/address-query';
import type { TariffOffer } from '../tariff-offers';
import { type Needs, nearestFit } from './needs';
import { fullPrice, type PriceUnit } from './price-caption';

interface NoFitProps {
  offers: readonly TariffOffer[];
  needs: Needs;
  location: LocationCode;
  unit: PriceUnit;
}

/** Stands where no tariff of a location is as large, or as cheap, as asked for: what comes nearest, and where there is one. */
export function NoFit({ offers, needs, location, unit }: NoFitProps) {
  const { dearer, elsewhere } = nearestFit(offers, needs, location);
  const text = dearer
    ? `Ближе всего ${dearer.title} за ${fullPrice(dearer.monthly, unit)}: размер подходит, цена выше.`
    : elsewhere.length > 0
      ? 'Такой размер есть в других локациях.'
      : 'Такого размера нет ни в одной локации. Сбавьте требования или соберите сервер под себя.';
  return (
    <EmptyState
      heading="h3"
      title={`${LOCATIONS[location]}: подходящего тарифа нет`}
      text={text}
      action={
        <>
          {dearer && <Nearest offer={dearer} />}
          {elsewhere.map((offer) => (
            <Button
              key={offer.location}
              kind="quiet"
              onClick={() => changeAddressQuery({ location: offer.location, tab: null })}
            >
              {LOCATIONS[offer.location]}, от {fullPrice(offer.monthly, unit)}
            </Button>
          ))}
          <Button
            kind="plain"
            onClick={() => changeAddressQuery({ cpu: null, ram: null, disk: null, max: null })}
          >
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
      <a href={offer.href.visitor} className={`for-visitor inline-flex min-h-11 items-center ${linkClass}`}>
        Заказать {offer.title}
      </a>
      <a href={offer.href.customer} className={`for-customer inline-flex min-h-11 items-center ${linkClass}`}>
        Создать {offer.title}
      </a>
    </>
  );
}
