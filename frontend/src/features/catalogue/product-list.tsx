'use client';

import { Button, EmptyState } from '@vitrina/ui';
import { useMemo } from 'react';
import { tariffCount } from '~/copy/captions';
import { basisCaption } from '~/copy/price-basis-words';
import { locationName, locationsOf } from '~/copy/taxonomy';
import { t } from '~/messages';
import type { ListView } from '~/products/definition';
import { type LineList, type ProductList as List, PRODUCT_LISTS } from '~/products/product-lists';
import { inPeriod } from '~/products/product-offer';
import { changeAddressQuery } from '~/urls/address-query';
import { DatabaseTariffs } from './databases/database-tariffs';
import { filterChange, hasFilters } from './filters';
import { ChoiceBar } from './product-lines/choice-bar';
import { OfferLines } from './product-lines/offer-lines';
import { WholeList } from './product-lines/whole-list';
import { groupsOf, showList } from './show-list';
import { sortsOf } from './sorts';
import { useListView } from './use-list-view';

/** The live price list of anything but cloud servers, to be chosen from. What is chosen stands in the address. */
export function ProductList({ list }: { list: List }) {
  return list.product === 'dbaas' ? <DatabaseTariffs list={list} /> : <PriceList list={list} />;
}

/** All places of a product together, line by line, in parts if it has them. */
function PriceList({ list }: { list: LineList }) {
  const definition = PRODUCT_LISTS[list.product];
  const { view, unsettled } = useListView(definition, list.offers);
  const offers = useMemo(() => inPeriod(list.offers, view.period), [list.offers, view.period]);
  const { groups, total } = showList(offers, view, definition);
  return (
    <>
      <noscript>
        <WholeList
          groups={groupsOf(inPeriod(list.offers, definition.usualPeriod()), definition)}
          period={definition.usualPeriod()}
        />
      </noscript>
      <div {...unsettled} className="grid gap-6 noscript:hidden">
        <p data-figure="" className="text-ink-soft">
          {basisCaption({ period: view.period })}
        </p>
        <ChoiceBar
          definition={definition}
          periods={list.periods}
          sorts={sortsOf(definition, list.offers)}
          view={view}
          places={locationsOf(offers)}
          hasEverywhere
        />
        {(definition.filters.length > 0 || total === 0) && (
          <p role="status" className="text-ink-soft">
            {total === 0 ? t.catalogue.nothingFound : tariffCount(total)}
          </p>
        )}
        {total === 0 && <NothingFound definition={definition} view={view} />}
        {groups.map(({ name, offers: lines }) => (
          <div key={name ?? ''} className="grid gap-3">
            {name && <h3 className="text-24">{name}</h3>}
            <OfferLines
              label={name ?? t.catalogue.tariffsTitle}
              offers={lines}
              sort={view.sort}
              isWhole={view.isWhole}
            />
          </div>
        ))}
      </div>
    </>
  );
}

interface NothingFoundProps {
  definition: (typeof PRODUCT_LISTS)[LineList['product']];
  view: Pick<ListView, 'location' | 'filters'>;
}

function NothingFound({ definition, view: { location, filters } }: NothingFoundProps) {
  const isAsked = hasFilters(filters);
  return (
    <EmptyState
      heading="h3"
      title={location ? t.catalogue.noSuchTariffsAt(locationName(location)) : t.catalogue.noSuchTariffs}
      text={isAsked ? t.catalogue.askForLess : t.catalogue.lookElsewhere}
      action={
        <>
          {isAsked && (
            <Button kind="quiet" onClick={() => changeAddressQuery(filterChange(definition))}>
              {t.catalogue.resetFilters}
            </Button>
          )}
          {location && (
            <Button kind="quiet" onClick={() => changeAddressQuery({ location: null })}>
              {t.catalogue.showAllLocations}
            </Button>
          )}
        </>
      }
    />
  );
}
