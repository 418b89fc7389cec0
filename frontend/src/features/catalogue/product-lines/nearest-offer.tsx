import { formatMoney } from '@vitrina/ordering';
import { linkClass } from '@vitrina/ui';
import type { PricedOffer } from '~/products/product-offer';

/** Under a line that is sold out: what can be had in its place. */
export function NearestOffer({ offer }: { offer: PricedOffer }) {
  if (!offer.instead)
    return <p className="text-ink-soft">Такого размера сейчас не осталось ни в одной локации.</p>;
  const { name, monthly, href } = offer.instead;
  const words = `${name} — ${formatMoney(monthly)}/мес`;
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
