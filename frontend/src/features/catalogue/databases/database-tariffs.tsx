'use client';

import type { DatabaseType, LocationCode } from '@vitrina/ordering';
import { Button, EmptyState } from '@vitrina/ui';
import { useMemo, useRef } from 'react';
import { DATABASE_NAMES } from '~/copy/captions';
import { basisCaption } from '~/copy/price-basis-words';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import { DATABASE_LIST, databasePlaces, placesOf, typesSold } from '~/products/database/list';
import type { ListView } from '~/products/definition';
import type { DatabaseList } from '~/products/product-lists';
import { type DatabaseOffer, inPeriod, type PricedOffer } from '~/products/product-offer';
import { changeAddressQuery } from '~/urls/address-query';
import { ChoiceBar } from '../product-lines/choice-bar';
import { OfferLines } from '../product-lines/offer-lines';
import { WholeList } from '../product-lines/whole-list';
import { showList } from '../show-list';
import { sortsOf } from '../sorts';
import { useListView } from '../use-list-view';
import { DatabaseComparison } from './database-comparison';
import { DatabaseTypes } from './database-types';

/** The tariffs of databases: of one type, in one place (rule R43). Both stand in the address. */
export function DatabaseTariffs({ list }: { list: DatabaseList }) {
  const { view, unsettled } = useListView(DATABASE_LIST, list.offers);
  const offers = useMemo(() => inPeriod(list.offers, view.period), [list.offers, view.period]);
  const block = useRef<HTMLDivElement>(null);
  const types = typesSold(offers);
  if (!view.tab) return <NoDatabases />;
  // The tariffs of another type begin at the first place again, and at the top of the block.
  const changeType = (type: DatabaseType) => {
    changeAddressQuery({ type: type === types[0] ? null : type, location: null });
    (block.current?.closest('section') ?? block.current)?.scrollIntoView();
  };
  return (
    <div ref={block} {...unsettled} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-6 noscript:hidden">
        <p data-figure="" className="text-ink-soft">
          {basisCaption({ period: view.period })}
        </p>
        <DatabaseTypes types={types} type={view.tab} onChange={changeType} />
        <ChoiceBar
          definition={DATABASE_LIST}
          periods={list.periods}
          sorts={sortsOf(DATABASE_LIST, list.offers)}
          view={view}
          places={databasePlaces(offers)}
        />
        <TypeTariffs offers={offers} type={view.tab} view={view} />
      </div>
      <noscript>
        <WholeList
          period={DATABASE_LIST.usualPeriod()}
          groups={types.map((type) => ({
            name: DATABASE_NAMES[type],
            offers: inPeriod(list.offers, DATABASE_LIST.usualPeriod())
              .filter((offer) => offer.type === type)
              .map((offer) => ({
                ...offer,
                specs: [...offer.specs, [t.products.location, locationName(offer.location)] as const],
              })),
          }))}
        />
      </noscript>
      <DatabaseComparison offers={offers} types={types} period={view.period} />
    </div>
  );
}

interface TypeTariffsProps {
  offers: readonly PricedOffer<DatabaseOffer>[];
  type: DatabaseType;
  view: ListView<DatabaseType, LocationCode>;
}

function TypeTariffs({ offers, type, view }: TypeTariffsProps) {
  const { location, sort, isWhole } = view;
  const [group] = showList(offers, view, DATABASE_LIST).groups;
  if (!group) return <NotSoldHere offers={offers} type={type} location={location} />;
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <h3 className="text-24">{DATABASE_NAMES[type]}</h3>
        <p className="text-ink-soft">
          {t.catalogue.databases[type].purpose}. {locationName(location)}.
        </p>
      </div>
      <OfferLines
        label={t.catalogue.tariffsOf(DATABASE_NAMES[type])}
        offers={group.offers}
        sort={sort}
        isWhole={isWhole}
      />
    </div>
  );
}

/** Leads to where this type is sold, or to what is sold here. */
function NotSoldHere({
  offers,
  type,
  location,
}: Pick<TypeTariffsProps, 'offers' | 'type'> & { location: LocationCode }) {
  const others = typesSold(offers.filter((offer) => offer.location === location));
  return (
    <EmptyState
      heading="h3"
      title={t.catalogue.typeIsNotSoldAt(locationName(location), DATABASE_NAMES[type])}
      text={
        others.length > 0
          ? t.catalogue.typesSoldHere(others.map((other) => DATABASE_NAMES[other]).join(', '))
          : t.catalogue.noDatabasesHere
      }
      action={placesOf(type, offers).map((place) => (
        <Button key={place} kind="quiet" onClick={() => changeAddressQuery({ location: place })}>
          {t.catalogue.showPlace(locationName(place))}
        </Button>
      ))}
    />
  );
}

function NoDatabases() {
  return <EmptyState heading="h3" title={t.catalogue.noDatabases} text={t.catalogue.noDatabasesText} />;
}
