import { Badge } from '@vitrina/ui';
import { memoryCaption } from '~/copy/captions';
import type { TariffOffer, Unfit } from '../tariff-offers';
import type { PriceUnit } from './price-caption';
import { SoldOut } from './sold-out';

/** Whether a tariff cannot be ordered as things are chosen. */
export function hasNoWay({ isSoldOut, unfit }: Pick<TariffOffer, 'isSoldOut' | 'unfit'>): boolean {
  return isSoldOut || unfit !== undefined;
}

/** Why it cannot, in a word or two. */
export function NoWayBadge({ offer }: { offer: TariffOffer }) {
  return <Badge tone="warn">{offer.isSoldOut ? 'Нет в наличии' : 'Мало памяти'}</Badge>;
}

interface NoWayProps {
  offer: TariffOffer;
  /** What comes nearest to it of all there is. */
  instead: TariffOffer | undefined;
  unit: PriceUnit;
}

/** Below a tariff that cannot be ordered: what its system needs, and what can be had in its place. */
export function NoWay({ offer, instead, unit }: NoWayProps) {
  const { unfit } = offer;
  // What comes nearest to a tariff that is sold out may itself be too small for the system.
  const nearest = unfit ? unfit.instead : instead?.unfit ? instead.unfit.instead : instead;
  return (
    <>
      {unfit && <p className="text-ink-soft">{needOf(unfit)}</p>}
      <SoldOut offer={offer} instead={nearest} unit={unit} />
    </>
  );
}

export function needOf({ system, leastRamMb }: Pick<Unfit, 'system' | 'leastRamMb'>): string {
  return `Для ${system} нужно от ${memoryCaption(leastRamMb)} памяти`;
}
