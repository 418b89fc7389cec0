import type { PaymentPeriod } from '@vitrina/ordering';
import { basisCaption } from '~/copy/price-basis-words';
import type { ProductOffer } from '~/products/product-offer';
import { OfferLines } from './offer-lines';

interface WholeListProps {
  groups: readonly { title: string | undefined; offers: readonly ProductOffer[] }[];
  period: PaymentPeriod;
}

/** Everything there is, one below the other, for readers without scripts. */
export function WholeList({ groups, period }: WholeListProps) {
  return (
    <div className="grid gap-8">
      <p className="text-ink-soft">{basisCaption({ period })}</p>
      {groups.map(({ title, offers }) => (
        <div key={title ?? ''} className="grid gap-3">
          {title && <h3 className="text-24">{title}</h3>}
          <OfferLines label={title ?? 'Тарифы'} offers={offers} period={period} isWhole />
        </div>
      ))}
    </div>
  );
}
