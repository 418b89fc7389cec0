import { LOCATIONS } from '@vitrina/ordering';
import { linkClass } from '@vitrina/ui';
import type { TariffOffer } from '../tariff-offers';
import { fullPrice, type PriceUnit } from './price-caption';

interface SoldOutProps {
  offer: TariffOffer;
  /** What comes nearest to it; `undefined` when nothing as large is left. */
  instead: TariffOffer | undefined;
  unit: PriceUnit;
}

/** Where a tariff cannot be had: what can be had in its place. */
export function SoldOut({ offer, instead, unit }: SoldOutProps) {
  if (!instead) return <p className="text-ink-soft">Такого размера сейчас не осталось ни в одной локации.</p>;
  const place = instead.location === offer.location ? '' : ` (${LOCATIONS[instead.location]})`;
  const words = `${instead.title}${place} — ${fullPrice(instead.monthly, unit)}`;
  return (
    <p className="figures text-ink-soft">
      Ближайший в наличии:{' '}
      <a
        href={instead.href.visitor}
        aria-label={`Вместо ${offer.title}: ${words}`}
        className={`for-visitor ${linkClass} text-ink`}
      >
        {words}
      </a>
      <a
        href={instead.href.customer}
        aria-label={`Вместо ${offer.title}: ${words}`}
        className={`for-customer ${linkClass} text-ink`}
      >
        {words}
      </a>
    </p>
  );
}
