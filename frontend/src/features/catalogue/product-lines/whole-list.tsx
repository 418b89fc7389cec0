import type { PaymentPeriod } from '@vitrina/ordering';
import { basisCaption } from '~/copy/price-basis-words';
import { t } from '~/messages';
import type { PricedOffer } from '~/products/product-offer';
import type { ListGroup } from '../show-list';
import { OfferLines } from './offer-lines';

interface WholeListProps {
  groups: readonly ListGroup<PricedOffer>[];
  period: PaymentPeriod;
}

/** Everything there is, one below the other, for readers without scripts. */
export function WholeList({ groups, period }: WholeListProps) {
  return (
    <div className="grid gap-8">
      <p className="text-ink-soft">{basisCaption({ period })}</p>
      {groups.map(({ name, offers }) => (
        <div key={name ?? ''} className="grid gap-3">
          {name && <h3 className="text-24">{name}</h3>}
          <OfferLines label={name ?? t.catalogue.tariffsTitle} offers={offers} isWhole />
        </div>
      ))}
    </div>
  );
}
