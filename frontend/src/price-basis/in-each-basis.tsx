import { formatMoney, PAYMENT_PERIODS, type PaymentPeriod } from '@vitrina/ordering';
import { basisCaption } from '~/copy/price-basis-words';
import { type BasisPrices, PRICE_BASES, type PriceBasis, priceIn } from './price-basis';

/**
 * A page that is the same for everyone holds its words once for every basis, and style shows those of the chosen one
 * (`site.css`): right at the first paint, without a script for it, and not there for a screen reader in any other.
 */
export function InEachBasis({ words }: { words: (basis: PriceBasis) => string }) {
  return PRICE_BASES.map((basis) => (
    <span
      key={`${basis.period} ${basis.hasIp}`}
      data-in-period={basis.period}
      data-in-ip={basis.hasIp ? 'with' : 'without'}
    >
      {words(basis)}
    </span>
  ));
}

/** The same where the address is no choice. */
export function InEachPeriod({ words }: { words: (period: PaymentPeriod) => string }) {
  return PAYMENT_PERIODS.map((period) => (
    <span key={period} data-in-period={period}>
      {words(period)}
    </span>
  ));
}

/** `1 188 ₽/мес` in the chosen basis. */
export function BasisPrice({ prices, isLarge = false }: { prices: BasisPrices; isLarge?: boolean }) {
  return (
    <>
      <InEachBasis words={(basis) => formatMoney(priceIn(prices, basis))} />
      <span className={`font-normal text-ink-soft ${isLarge ? 'text-15' : ''}`}>/мес</span>
    </>
  );
}

/** The chosen basis in words. */
export function BasisCaption() {
  return <InEachBasis words={basisCaption} />;
}
