import { type ButtonKind, buttonClass } from '@vitrina/ui';
import type { TariffOffer } from '../tariff-offers';

/** To registration with the order, or, for a customer, to the order itself (specification 001, section 6). */
export function OrderLinks({ offer, button }: { offer: TariffOffer; button: ButtonKind }) {
  return (
    <>
      <a
        href={offer.href.visitor}
        aria-label={`Заказать ${offer.title}`}
        className={`for-visitor ${buttonClass(button)}`}
      >
        Заказать
      </a>
      <a
        href={offer.href.customer}
        aria-label={`Создать ${offer.title}`}
        className={`for-customer ${buttonClass(button)}`}
      >
        Создать
      </a>
    </>
  );
}
