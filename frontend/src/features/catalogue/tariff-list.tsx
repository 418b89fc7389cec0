import { mostPopular, serverAmounts } from '~/products/server/list';
import { rangeOf } from './resource-range';
import { ServerRow } from './servers/server-row';
import type { TariffOffer } from './tariff-offers';

interface TariffListProps {
  label: string;
  offers: readonly TariffOffer[];
  /** The first list of a page holds its one accent: the button of the popular tariff. */
  isLeading: boolean;
}

/** A short price list to look at: no controls, no scripts. */
export function TariffList({ label, offers, isLeading }: TariffListProps) {
  const range = rangeOf(offers.map(serverAmounts));
  const popular = mostPopular(offers);
  return (
    <ul aria-label={label} className="border-t border-rule">
      {offers.map((offer) => {
        const isMostPopular = popular.has(offer.presetId);
        return (
          <ServerRow
            key={offer.presetId}
            offer={offer}
            range={range}
            isMostPopular={isMostPopular}
            button={isLeading && isMostPopular ? 'primary' : 'quiet'}
          />
        );
      })}
    </ul>
  );
}
