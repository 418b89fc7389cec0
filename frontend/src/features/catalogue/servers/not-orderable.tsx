import { Badge } from '@vitrina/ui';
import { memoryCaption } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import { NearestLine } from '../nearest-line';
import type { Incompatibility, TariffOffer } from '../tariff-offers';
import { fullPrice, type PriceUnit } from './price-caption';

/** Whether a tariff can be ordered as things are chosen. */
export function canOrder({
  isSoldOut,
  incompatible,
}: Pick<TariffOffer, 'isSoldOut' | 'incompatible'>): boolean {
  return !isSoldOut && incompatible === undefined;
}

/** Why it cannot, in a word or two. */
export function NotOrderableBadge({ offer }: { offer: TariffOffer }) {
  return <Badge tone="warn">{offer.isSoldOut ? t.products.soldOut : t.catalogue.tooLittleMemory}</Badge>;
}

interface NotOrderableProps {
  offer: TariffOffer;
  /** What comes nearest to it of all there is. */
  instead: TariffOffer | undefined;
  unit: PriceUnit;
}

/** Below a tariff that cannot be ordered: what its system needs, and what can be had in its place. */
export function NotOrderable({ offer, instead, unit }: NotOrderableProps) {
  const { incompatible } = offer;
  // What comes nearest to a tariff that is sold out may itself be too small for the system.
  const nearest = incompatible
    ? incompatible.instead
    : instead?.incompatible
      ? instead.incompatible.instead
      : instead;
  const wordsOf = ({ title, location, monthly }: TariffOffer) => {
    const place = location === offer.location ? '' : ` (${locationName(location)})`;
    return `${title}${place} — ${fullPrice(monthly, unit)}`;
  };
  return (
    <>
      {incompatible && <p className="text-ink-soft">{requirementOf(incompatible)}</p>}
      <NearestLine of={offer.title} nearest={nearest && { href: nearest.href, words: wordsOf(nearest) }} />
    </>
  );
}

export function requirementOf({
  system,
  leastRamMb,
}: Pick<Incompatibility, 'system' | 'leastRamMb'>): string {
  return t.catalogue.systemNeeds(system, memoryCaption(leastRamMb));
}
