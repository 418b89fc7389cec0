import type { PaymentPeriod } from '@vitrina/ordering';
import { formatMoney } from '@vitrina/ordering';
import { Badge, Button, buttonClass, ResourceGlyph, type Resources } from '@vitrina/ui';
import { type CSSProperties, Fragment, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PeriodOffer, ProductOffer } from '~/products/product-offer';
import { NearestOffer } from './nearest-offer';
import { preview } from './preview';
import { type OfferSort, unitPrice } from './sort-offers';

interface OfferLinesProps {
  label: string;
  offers: readonly ProductOffer[];
  period: PaymentPeriod;
  sort?: OfferSort;
  /** All lines at once; otherwise the first few of many, and `onShowAll` asks for the rest. */
  isWhole: boolean;
  onShowAll?: () => void;
}

/** A price list: a line a tariff, in columns on a wide screen and as a small card on a phone. */
export function OfferLines({ label, offers, period, sort = 'price', isWhole, onShowAll }: OfferLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = preview(offers, isWhole);
  const range = rangeOf(offers);
  const showAll = () => {
    flushSync(() => onShowAll?.());
    // The button has gone: reading goes on where the rest begins.
    const next = list.current?.children.item(shown.length);
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <div className="grid gap-5">
      <ul ref={list} aria-label={label} style={columnsStyle(offers, range)} className="border-t border-rule">
        {shown.map((offer) => (
          <OfferLine key={offer.key} offer={offer} period={period} sort={sort} range={range} />
        ))}
      </ul>
      {shown.length < offers.length && (
        <div className="justify-self-center">
          <Button kind="quiet" onClick={showAll}>
            Показать ещё {offers.length - shown.length}
          </Button>
        </div>
      )}
    </div>
  );
}

type Ends = { least: Resources; most: Resources };

interface OfferLineProps {
  offer: ProductOffer;
  period: PaymentPeriod;
  sort: OfferSort;
  range: Ends | undefined;
}

function OfferLine({ offer, period, sort, range }: OfferLineProps) {
  const { monthly, href, note } = offer.byPeriod[period];
  const resources = resourcesOf(offer);
  const unit = unitPrice(offer, sort, period);
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[1.25fr_1fr_1.1fr] items-center gap-x-4 gap-y-2.5 border-b border-rule py-4 outline-offset-4 sm:max-lg:grid-cols-[repeat(var(--specs),minmax(0,1fr))_7.5rem] lg:grid-cols-(--columns) lg:gap-x-5"
    >
      {range && resources && (
        <div className="max-lg:hidden">
          <ResourceGlyph resources={resources} {...range} />
        </div>
      )}
      <div className="col-span-full flex items-baseline justify-between gap-4 lg:contents">
        <p className="text-17 font-semibold">
          <Title text={offer.title} />
        </p>
        <p data-figure="" className="figures text-right text-17 font-semibold lg:order-1">
          <span className="whitespace-nowrap">
            {formatMoney(monthly)}
            <span className="font-normal text-ink-soft">/мес</span>
          </span>
          {(note || unit) && (
            <span className="block text-13 font-normal text-ink-soft">
              {unit ? `${formatMoney(unit.price)} за ${unit.unit}` : note}
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
      <OrderLinks offer={offer} href={href} />
      {offer.isSoldOut && (
        <div className="col-span-full lg:order-3">
          <NearestOffer offer={offer} period={period} />
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
function OrderLinks({ offer, href }: { offer: ProductOffer; href: PeriodOffer['href'] }) {
  if (offer.isSoldOut)
    return (
      <p className={`${LINK} justify-self-end py-2.5 lg:justify-self-center`}>
        <Badge tone="warn">Нет в наличии</Badge>
      </p>
    );
  return (
    <>
      <a
        href={href.visitor}
        aria-label={`Заказать ${offer.name}`}
        className={`for-visitor ${LINK} ${buttonClass('quiet')}`}
      >
        Заказать
      </a>
      <a
        href={href.customer}
        aria-label={`Создать ${offer.name}`}
        className={`for-customer ${LINK} ${buttonClass('quiet')}`}
      >
        Создать
      </a>
    </>
  );
}

const LINK = 'max-lg:-col-end-1 max-lg:self-end lg:order-2';

/** The lines of a list are grids of their own; equal templates let their columns stand below each other. */
function columnsStyle(
  offers: readonly ProductOffer[],
  range: Ends | undefined,
): CSSProperties & Record<'--columns' | '--specs', string> {
  const specs = Math.max(...offers.map((offer) => offer.specs.length), 1);
  const others = specs > 1 ? `repeat(${specs - 1}, minmax(0, 1fr)) ` : '';
  return {
    '--specs': String(specs),
    '--columns': `${range ? '3.5rem ' : ''}minmax(0, 1.3fr) minmax(0, 1.15fr) ${others}8rem 7.5rem`,
  };
}

function resourcesOf({ amounts: { cores, ramGb, diskGb } }: ProductOffer): Resources | undefined {
  return cores && ramGb && diskGb ? { cpu: cores, ram: ramGb, disk: diskGb } : undefined;
}

/** The ends of the bars, or nothing where not every line has all three: half a picture compares nothing. */
function rangeOf(offers: readonly ProductOffer[]): Ends | undefined {
  const all = offers.flatMap((offer) => resourcesOf(offer) ?? []);
  if (all.length < 2 || all.length < offers.length) return undefined;
  const ends = (pick: (...amounts: number[]) => number): Resources => ({
    cpu: pick(...all.map(({ cpu }) => cpu)),
    ram: pick(...all.map(({ ram }) => ram)),
    disk: pick(...all.map(({ disk }) => disk)),
  });
  return { least: ends(Math.min), most: ends(Math.max) };
}
