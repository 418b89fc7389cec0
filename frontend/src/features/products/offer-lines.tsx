import type { PaymentPeriod } from '@vitrina/ordering';
import { formatMoney } from '@vitrina/ordering';
import { Button, buttonClass, ResourceGlyph, type Resources } from '@vitrina/ui';
import { type CSSProperties, useRef } from 'react';
import { flushSync } from 'react-dom';
import { preview } from './preview';
import type { ProductOffer } from './product-offer';
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
  const { monthly, href, note } = offer.terms[period];
  const resources = resourcesOf(offer);
  const unit = unitPrice(offer, sort, period);
  return (
    <li
      tabIndex={-1}
      className="relative grid grid-cols-3 items-center gap-x-4 gap-y-2.5 border-b border-rule py-4 outline-offset-4 sm:max-lg:grid-cols-[repeat(4,1fr)_auto] lg:grid-cols-(--columns) lg:gap-x-5"
    >
      {range && resources && (
        <div className="max-lg:hidden">
          <ResourceGlyph resources={resources} {...range} />
        </div>
      )}
      <p className="text-17 font-semibold max-lg:col-span-2 sm:max-lg:col-span-4">{offer.title}</p>
      <p className="figures max-lg:self-start text-right text-17 font-semibold lg:order-1">
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
      {offer.specs.map(([caption, value]) => (
        <p key={caption} className="figures self-start lg:self-center">
          <span className="block text-13 text-ink-soft">{caption}</span>
          {value}
        </p>
      ))}
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
    </li>
  );
}

const LINK = 'max-sm:-col-end-1 lg:order-2 max-lg:self-end sm:max-lg:-col-end-1';

/** The lines of a list are grids of their own; equal templates let their columns stand below each other. */
function columnsStyle(
  offers: readonly ProductOffer[],
  range: Ends | undefined,
): CSSProperties & Record<'--columns', string> {
  const specs = Math.max(...offers.map((offer) => offer.specs.length), 1);
  const glyph = range ? '3.5rem ' : '';
  return { '--columns': `${glyph}minmax(0, 1.5fr) repeat(${specs}, minmax(0, 1fr)) 8.5rem 7.5rem` };
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
