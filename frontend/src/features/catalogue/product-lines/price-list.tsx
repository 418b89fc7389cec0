'use client';

import { LOCATION_CODES, LOCATIONS } from '@vitrina/ordering';
import { Button, EmptyState } from '@vitrina/ui';
import { tariffCount } from '~/copy/captions';
import { basisCaption } from '~/copy/price-basis-words';
import { usePriceBasis } from '~/price-basis/use-price-basis';
import type { PriceList as List, ProductOffer } from '~/products/product-offer';
import { ChoiceBar } from './choice-bar';
import { FilterFields } from './filter-fields';
import { FILTER_KEYS, meets } from './filters';
import { inBasis, type ListChoice, readListChoice } from './list-choice';
import { OfferLines } from './offer-lines';
import { sortOffers, sortsOf } from './sort-offers';
import { useCheckedQuery } from './use-checked-query';
import { WholeList } from './whole-list';

/** The live price list of a service, to be chosen from. What is chosen stands in the address. */
export function PriceList({ list }: { list: List }) {
  const basis = usePriceBasis();
  const { query, choice, change } = useCheckedQuery((address) =>
    readListChoice(address, inBasis(list, basis.period)),
  );
  const all = list.groups.flatMap(({ offers }) => offers);
  const groups = list.groups.map(({ title, offers }) => ({ title, offers: chosenOf(offers, choice) }));
  const found = groups.reduce((total, { offers }) => total + offers.length, 0);
  return (
    <>
      <noscript>
        <WholeList groups={list.groups} period={list.usualPeriod} />
      </noscript>
      <div {...basis.unsettled} className="grid gap-6 noscript:hidden">
        <p data-figure="" className="text-ink-soft">
          {basisCaption({ period: choice.period })}
        </p>
        <ChoiceBar
          {...choice}
          places={LOCATION_CODES.filter((code) => all.some(({ location }) => location === code))}
          hasEverywhere
          periods={list.periods}
          usualPeriod={list.usualPeriod}
          sorts={sortsOf(all)}
          onChange={change}
        >
          {list.isFilterable && <FilterFields query={query} onChange={change} />}
        </ChoiceBar>
        {(list.isFilterable || found === 0) && (
          <p role="status" className="text-ink-soft">
            {found === 0 ? 'Ничего не нашлось' : tariffCount(found)}
          </p>
        )}
        {found === 0 && <NothingFound choice={choice} onChange={change} />}
        {groups.map(
          ({ title, offers }) =>
            offers.length > 0 && (
              <div key={title ?? ''} className="grid gap-3">
                {title && <h3 className="text-24">{title}</h3>}
                <OfferLines
                  label={title ?? 'Тарифы'}
                  offers={offers}
                  period={choice.period}
                  sort={choice.sort}
                  isWhole={choice.isWhole}
                  onShowAll={() => change({ show: 'all' })}
                />
              </div>
            ),
        )}
      </div>
    </>
  );
}

function chosenOf(offers: readonly ProductOffer[], { location, period, sort, filters }: ListChoice) {
  const here = offers.filter((offer) => location === undefined || offer.location === location);
  return sortOffers(
    here.filter((offer) => meets(offer, filters, period)),
    sort,
    period,
  );
}

interface NothingFoundProps {
  choice: ListChoice;
  onChange: (change: Readonly<Record<string, null>>) => void;
}

function NothingFound({ choice: { location, filters }, onChange }: NothingFoundProps) {
  const hasFilters = Object.values(filters).some((filter) => filter !== undefined);
  return (
    <EmptyState
      heading="h3"
      title={location ? `${LOCATIONS[location]}: таких тарифов нет` : 'Таких тарифов нет'}
      text={hasFilters ? 'Попробуйте условия помягче.' : 'Посмотрите, что есть в других локациях.'}
      action={
        <>
          {hasFilters && (
            <Button
              kind="quiet"
              onClick={() => onChange(Object.fromEntries(FILTER_KEYS.map((key) => [key, null])))}
            >
              Сбросить условия
            </Button>
          )}
          {location && (
            <Button kind="quiet" onClick={() => onChange({ location: null })}>
              Показать все локации
            </Button>
          )}
        </>
      }
    />
  );
}
