'use client';

import { type DatabaseType, LOCATIONS } from '@vitrina/ordering';
import { Button, EmptyState } from '@vitrina/ui';
import { useRef } from 'react';
import { DATABASE_NAMES } from '~/copy/captions';
import { basisCaption } from '~/copy/price-basis-words';
import { usePriceBasis } from '~/price-basis/use-price-basis';
import type { DatabaseList } from '~/products/product-offer';
import { ChoiceBar } from '../product-lines/choice-bar';
import { inBasis } from '../product-lines/list-choice';
import { OfferLines } from '../product-lines/offer-lines';
import { sortOffers, sortsOf } from '../product-lines/sort-offers';
import { useCheckedQuery } from '../product-lines/use-checked-query';
import { WholeList } from '../product-lines/whole-list';
import {
  DATABASE_PLACES,
  type DatabaseChoice,
  placesOf,
  readDatabaseChoice,
  typesSold,
} from './database-choice';
import { DatabaseComparison } from './database-comparison';
import { DatabaseTypes } from './database-types';
import { DATABASE_WORDS } from './database-words';

type Change = Readonly<Record<string, string | null>>;

/** The tariffs of databases: of one type, in one place (specification 001, section 2.2). Both stand in the address. */
export function DatabaseTariffs({ list }: { list: DatabaseList }) {
  const basis = usePriceBasis();
  const { choice, change } = useCheckedQuery((address) =>
    readDatabaseChoice(address, inBasis(list, basis.period)),
  );
  const block = useRef<HTMLDivElement>(null);
  const types = typesSold(list.offers);
  if (!choice.type) return <NoDatabases />;
  // The tariffs of another type begin at the first place again, and at the top of the block.
  const changeType = (type: DatabaseType) => {
    change({ type: type === types[0] ? null : type, location: null });
    (block.current?.closest('section') ?? block.current)?.scrollIntoView();
  };
  return (
    <div ref={block} {...basis.unsettled} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-6 noscript:hidden">
        <p data-figure="" className="text-ink-soft">
          {basisCaption({ period: choice.period })}
        </p>
        <DatabaseTypes types={types} type={choice.type} onChange={changeType} />
        <ChoiceBar
          {...choice}
          places={DATABASE_PLACES}
          periods={list.periods}
          usualPeriod={list.usualPeriod}
          sorts={sortsOf(list.offers)}
          onChange={change}
        />
        <TypeTariffs list={list} type={choice.type} choice={choice} onChange={change} />
      </div>
      <noscript>
        <WholeList
          period={list.usualPeriod}
          groups={types.map((type) => ({
            title: DATABASE_NAMES[type],
            offers: list.offers
              .filter((offer) => offer.type === type)
              .map((offer) => ({
                ...offer,
                specs: [...offer.specs, ['Локация', LOCATIONS[offer.location]] as const],
              })),
          }))}
        />
      </noscript>
      <DatabaseComparison offers={list.offers} types={types} period={choice.period} />
    </div>
  );
}

interface TypeTariffsProps {
  list: DatabaseList;
  type: DatabaseType;
  choice: DatabaseChoice;
  onChange: (change: Change) => void;
}

function TypeTariffs({ list, type, choice, onChange }: TypeTariffsProps) {
  const { location, period, sort, isWhole } = choice;
  const offers = list.offers.filter((offer) => offer.type === type && offer.location === location);
  if (offers.length === 0) return <NotSoldHere list={list} type={type} choice={choice} onChange={onChange} />;
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <h3 className="text-24">{DATABASE_NAMES[type]}</h3>
        <p className="text-ink-soft">
          {DATABASE_WORDS[type].purpose}. {LOCATIONS[location]}.
        </p>
      </div>
      <OfferLines
        label={`Тарифы ${DATABASE_NAMES[type]}`}
        offers={sortOffers(offers, sort, period)}
        period={period}
        sort={sort}
        isWhole={isWhole}
        onShowAll={() => onChange({ show: 'all' })}
      />
    </div>
  );
}

/** Leads to where this type is sold, or to what is sold here. */
function NotSoldHere({ list, type, choice: { location }, onChange }: TypeTariffsProps) {
  const others = typesSold(list.offers.filter((offer) => offer.location === location));
  return (
    <EmptyState
      heading="h3"
      title={`${LOCATIONS[location]}: ${DATABASE_NAMES[type]} пока не продаётся`}
      text={
        others.length > 0
          ? `Здесь есть ${others.map((other) => DATABASE_NAMES[other]).join(', ')}.`
          : 'Баз данных в этой локации пока нет.'
      }
      action={placesOf(type, list.offers).map((place) => (
        <Button key={place} kind="quiet" onClick={() => onChange({ location: place })}>
          Показать: {LOCATIONS[place]}
        </Button>
      ))}
    />
  );
}

function NoDatabases() {
  return (
    <EmptyState
      heading="h3"
      title="Базы данных сейчас не продаются"
      text="Загляните позже или спросите поддержку."
    />
  );
}
