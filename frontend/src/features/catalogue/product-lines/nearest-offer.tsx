import { formatMoney, type PaymentPeriod } from '@vitrina/ordering';
import { linkClass } from '@vitrina/ui';
import type { ProductOffer } from '~/products/product-offer';

/** Under a line that is sold out: what can be had in its place, at the chosen period. */
export function NearestOffer({ offer, period }: { offer: ProductOffer; period: PaymentPeriod }) {
  if (!offer.instead)
    return <p className="text-ink-soft">Такого размера сейчас не осталось ни в одной локации.</p>;
  const { monthly, href } = offer.instead.byPeriod[period];
  const words = `${offer.instead.name} — ${formatMoney(monthly)}/мес`;
  const label = `Вместо ${offer.name}: ${words}`;
  return (
    <p className="figures text-ink-soft">
      Ближайший в наличии:{' '}
      <a href={href.visitor} aria-label={label} className={`for-visitor ${linkClass} text-ink`}>
        {words}
      </a>
      <a href={href.customer} aria-label={label} className={`for-customer ${linkClass} text-ink`}>
        {words}
      </a>
    </p>
  );
}
