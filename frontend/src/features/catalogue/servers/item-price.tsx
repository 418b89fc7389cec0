import { BasisPrice } from '~/price-basis/in-each-basis';
import { fullPrice, type PriceUnit, priceCaption, priceIn, UNIT_SUFFIXES } from './price-caption';
import { type TariffSort, unitPrice } from './shown-tariffs';
import type { TariffItem } from './tariff-item';

const UNITS: Record<TariffSort, string> = {
  price: '',
  core: 'за ядро',
  ram: 'за ГБ памяти',
  disk: 'за ГБ диска',
};

/** What a tariff costs and, when that is what the list is sorted by, what a unit of it costs. */
export function ItemPrice({
  offer,
  unit = 'month',
  sort = 'price',
}: Pick<TariffItem, 'offer' | 'unit' | 'sort'>) {
  const ofUnit = unitPrice(offer, priceIn(unit, offer.monthly), sort);
  return (
    <>
      {offer.prices ? (
        <BasisPrice prices={offer.prices} />
      ) : (
        <Price text={fullPrice(offer.monthly, unit)} unit={unit} />
      )}
      {ofUnit !== undefined && (
        <span className="block text-13 font-normal text-ink-soft">
          {priceCaption(ofUnit)} {UNITS[sort]}
        </span>
      )}
    </>
  );
}

function Price({ text, unit }: { text: string; unit: PriceUnit }) {
  const suffix = UNIT_SUFFIXES[unit];
  return (
    <>
      {text.slice(0, -suffix.length)}
      <span className="font-normal text-ink-soft">{suffix}</span>
    </>
  );
}
