import { Badge, Button, buttonClass } from '@vitrina/ui';
import { type CSSProperties, Fragment } from 'react';
import { t } from '~/messages';
import type { SortKey } from '~/products/definition';
import type { PricedOffer } from '~/products/product-offer';
import { NearestLine } from '../nearest-line';
import { RangeGlyph, type ResourceRange, rangeOf, resourcesOf } from '../resource-range';
import { previewSize } from '../show-list';
import { unitPrice } from '../sorts';
import { useShowAll } from '../use-show-all';

interface OfferLinesProps {
  label: string;
  offers: readonly PricedOffer[];
  sort?: SortKey;
  /** All lines at once; otherwise the first few of many. */
  isWhole: boolean;
}

/** A price list: a line a tariff, in columns on a wide screen and as a small card on a phone. */
export function OfferLines({ label, offers, sort = 'price', isWhole }: OfferLinesProps) {
  const shown = isWhole ? offers.length : previewSize(offers.length);
  const { list, showAll } = useShowAll(shown);
  const range = commonRange(offers);
  return (
    <div className="grid gap-5">
      <ul ref={list} aria-label={label} style={columnsStyle(offers, range)} className="border-t border-rule">
        {offers.slice(0, shown).map((offer) => (
          <OfferLine key={offer.key} offer={offer} sort={sort} range={range} />
        ))}
      </ul>
      {shown < offers.length && (
        <div className="justify-self-center">
          <Button kind="quiet" onClick={showAll}>
            {t.catalogue.showSoManyMore(offers.length - shown)}
          </Button>
        </div>
      )}
    </div>
  );
}

interface OfferLineProps {
  offer: PricedOffer;
  sort: SortKey;
  range: ResourceRange | undefined;
}

function OfferLine({ offer, sort, range }: OfferLineProps) {
  const { amounts, monthly, note, instead } = offer;
  const unit = unitPrice(amounts, monthly, sort);
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[1.25fr_1fr_1.1fr] items-center gap-x-4 gap-y-2.5 border-b border-rule py-4 outline-offset-4 sm:max-lg:grid-cols-[repeat(var(--specs),minmax(0,1fr))_7.5rem] lg:grid-cols-(--columns) lg:gap-x-5"
    >
      {range && (
        <div className="max-lg:hidden">
          <RangeGlyph amounts={amounts} range={range} />
        </div>
      )}
      <div className="col-span-full flex items-baseline justify-between gap-4 lg:contents">
        <p className="text-17 font-semibold">
          <Title text={offer.title} />
        </p>
        <p data-figure="" className="figures text-right text-17 font-semibold lg:order-1">
          <span className="whitespace-nowrap">
            {t.format.money(monthly)}
            <span className="font-normal text-ink-soft">{t.units.perMonth}</span>
          </span>
          {(note || unit) && (
            <span className="block text-13 font-normal text-ink-soft">
              {unit ? t.catalogue.perUnit[unit.unit](t.format.money(unit.price)) : note}
            </span>
          )}
        </p>
      </div>
      {offer.specs.map(([caption, value], place) => (
        <p
          key={caption}
          // Alone beside the button it may be longer.
          className={`figures self-start lg:self-center ${place % 3 === 0 && place === offer.specs.length - 1 ? 'max-sm:col-span-2' : ''}`}
        >
          <span className="block text-13 text-ink-soft">{caption}</span>
          {value}
        </p>
      ))}
      <OrderLinks offer={offer} />
      {offer.isSoldOut && (
        <div className="col-span-full lg:order-3">
          <NearestLine
            of={offer.name}
            nearest={
              instead && {
                href: instead.href,
                words: `${instead.name} — ${t.format.money(instead.monthly)}${t.units.perMonth}`,
              }
            }
          />
        </div>
      )}
    </li>
  );
}

/** The name of a processor breaks between its words, not at its hyphen. */
function Title({ text }: { text: string }) {
  return [...text.matchAll(/([^ ]+)( *)/g)].map(({ index, 1: word, 2: space }) => (
    <Fragment key={index}>
      <span className="whitespace-nowrap">{word}</span>
      {space}
    </Fragment>
  ));
}

/** A line that is sold out stays, so that nobody looks for it in vain, and says so in place of its button. */
function OrderLinks({ offer }: { offer: PricedOffer }) {
  if (offer.isSoldOut)
    return (
      <p className={`${LINK} justify-self-end py-2.5 lg:justify-self-center`}>
        <Badge tone="warn">{t.products.soldOut}</Badge>
      </p>
    );
  return (
    <>
      <a
        href={offer.href.visitor}
        aria-label={t.products.orderNamed(offer.name)}
        className={`for-visitor ${LINK} ${buttonClass('quiet')}`}
      >
        {t.products.order}
      </a>
      <a
        href={offer.href.customer}
        aria-label={t.products.createNamed(offer.name)}
        className={`for-customer ${LINK} ${buttonClass('quiet')}`}
      >
        {t.products.create}
      </a>
    </>
  );
}

const LINK = 'max-lg:-col-end-1 max-lg:self-end lg:order-2';

/** The lines of a list are grids of their own; equal templates let their columns stand below each other. */
function columnsStyle(
  offers: readonly PricedOffer[],
  range: ResourceRange | undefined,
): CSSProperties & Record<'--columns' | '--specs', string> {
  const specs = Math.max(...offers.map((offer) => offer.specs.length), 1);
  const others = specs > 1 ? `repeat(${specs - 1}, minmax(0, 1fr)) ` : '';
  return {
    '--specs': String(specs),
    '--columns': `${range ? '3.5rem ' : ''}minmax(0, 1.3fr) minmax(0, 1.15fr) ${others}8rem 7.5rem`,
  };
}

/** Nothing where not every line has all three: half a picture compares nothing. */
function commonRange(offers: readonly PricedOffer[]): ResourceRange | undefined {
  const amounts = offers.map((offer) => offer.amounts);
  return amounts.length > 1 && amounts.every(resourcesOf) ? rangeOf(amounts) : undefined;
}
