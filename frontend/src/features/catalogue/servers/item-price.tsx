import { t } from '~/messages';
import { BasisPrice } from '~/price-basis/in-each-basis';
import { serverAmounts } from '~/products/server/list';
import { unitPrice } from '../sorts';
import { fullPrice, type PriceUnit, priceCaption, priceIn, unitSuffix } from './price-caption';
import type { TariffItem } from './tariff-item';

/** What a tariff costs and, when that is what the list is sorted by, what a unit of it costs. */
export function ItemPrice({
  offer,
  unit = 'month',
  sort = 'price',
}: Pick<TariffItem, 'offer' | 'unit' | 'sort'>) {
  const ofUnit = unitPrice(serverAmounts(offer), priceIn(unit, offer.monthly), sort);
  return (
    <>
      {offer.prices ? (
        <BasisPrice prices={offer.prices} />
      ) : (
        <Price text={fullPrice(offer.monthly, unit)} unit={unit} />
      )}
      {ofUnit && (
        <span className="block text-13 font-normal text-ink-soft">
          {t.catalogue.perUnit[ofUnit.unit](priceCaption(ofUnit.price))}
        </span>
      )}
    </>
  );
}

function Price({ text, unit }: { text: string; unit: PriceUnit }) {
  const suffix = unitSuffix(unit);
  return (
    <>
      {text.slice(0, -suffix.length)}
      <span className="font-normal text-ink-soft">{suffix}</span>
    </>
  );
}
