import { inPeriod, type OfPeriods, offeredPeriods, type PaymentPeriod } from '@vitrina/ordering';
import { basisCaption } from '~/copy/price-basis-words';
import { shopPeriods } from '~/copy/taxonomy';
import { t } from '~/messages';
import { type BasisPrices, basesOf, type PriceBasis, priceIn } from './price-basis';

interface InEachBasisProps {
  periods: readonly PaymentPeriod[];
  words: (basis: PriceBasis) => string;
}

/**
 * A page that is the same for everyone holds its words once for every basis, and style shows those of the chosen one
 * (`documents/period-styles.ts`): right at the first paint, without a script for it, and not there for a screen reader in any other.
 */
function InEachBasis({ periods, words }: InEachBasisProps) {
  return basesOf(periods).map((basis) => (
    <span
      key={`${basis.period} ${basis.hasIp}`}
      data-in-period={basis.period}
      data-in-ip={basis.hasIp ? 'with' : 'without'}
    >
      {words(basis)}
    </span>
  ));
}

/** The same where the address is no choice: what is said of each period. */
export function InEachPeriod<Value>({
  values,
  words,
}: {
  values: OfPeriods<Value>;
  words: (value: Value, period: PaymentPeriod) => string;
}) {
  return offeredPeriods(values).map((period) => (
    <span key={period} data-in-period={period}>
      {words(inPeriod(values, period), period)}
    </span>
  ));
}

/** `1 188 ₽/мес` in the chosen basis. */
export function BasisPrice({ prices, isLarge = false }: { prices: BasisPrices; isLarge?: boolean }) {
  return (
    <>
      <InEachBasis
        periods={offeredPeriods(prices)}
        words={(basis) => t.format.money(priceIn(prices, basis))}
      />
      <span className={`font-normal text-ink-soft ${isLarge ? 'text-15' : ''}`}>{t.units.perMonth}</span>
    </>
  );
}

/** The chosen basis in words. */
export function BasisCaption() {
  return <InEachBasis periods={shopPeriods()} words={basisCaption} />;
}
