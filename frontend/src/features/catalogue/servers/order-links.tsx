import { type ButtonKind, buttonClass } from '@vitrina/ui';
import { t } from '~/messages';
import type { TariffOffer } from '../tariff-offers';

interface OrderLinksProps {
  offer: TariffOffer;
  button: ButtonKind;
  /** What the links say instead of their usual words. */
  words?: string;
}

/** To registration with the order, or, for a customer, to the order itself (rule R47). */
export function OrderLinks({ offer, button, words }: OrderLinksProps) {
  return (
    <>
      <a
        href={offer.href.visitor}
        data-order-link=""
        aria-label={words ? `${words} ${offer.title}` : t.products.orderNamed(offer.title)}
        className={`for-visitor ${buttonClass(button)}`}
      >
        {words ?? t.products.order}
      </a>
      <a
        href={offer.href.customer}
        data-order-link=""
        aria-label={words ? `${words} ${offer.title}` : t.products.createNamed(offer.title)}
        className={`for-customer ${buttonClass(button)}`}
      >
        {words ?? t.products.create}
      </a>
    </>
  );
}
