import {
  LOCATIONS,
  type LocationCode,
  type PresetId,
  russianPlural,
  type TariffFamily,
} from '@vitrina/ordering';
import { buttonClass, EmptyState, Tabs } from '@vitrina/ui';
import { type ComponentProps, type ReactNode, useCallback, useMemo } from 'react';
import { tariffCount } from '~/copy/captions';
import { configuratorOf, FAMILIES, tabsOf } from '~/products/server/family-tabs';
import { changeAddressQuery } from '~/urls/address-query';
import { firstLocation, type TariffOffer } from '../tariff-offers';
import { hasFilters } from './filters';
import { ListTools } from './list-tools';
import { NoMatch } from './no-match';
import { shownTariffs } from './shown-tariffs';
import { TariffCollection } from './tariff-collection';
import type { TariffView } from './tariff-view';

interface TariffResultsProps {
  offers: readonly TariffOffer[];
  /** What is chosen, for the controls. */
  view: TariffView;
  /** What is shown: the same, or still the one before. */
  shownView: TariffView;
  onCompare: (id: PresetId) => void;
  renderConfigurator?: ((configuratorId: number) => ReactNode) | undefined;
}

/** The tariffs of the chosen location: under their tabs, or those of all families that are as large as asked for. */
export function TariffResults(results: TariffResultsProps) {
  const { offers, view, shownView } = results;
  const { location } = shownView;
  const tabs = tabsOf(location, offers, results.renderConfigurator !== undefined);
  const found = useShown(offers, shownView, undefined);
  if (tabs.length === 0) return <NothingHere view={shownView} first={firstLocation(offers)} />;
  return (
    <div className="relative grid min-w-0 gap-6">
      {/* Always here, so that a screen reader hears what becomes of it. */}
      <p role="status" className="sr-only">
        {hasFilters(shownView.filters) && foundWords(found.length, location)}
      </p>
      {hasFilters(shownView.filters) && found.length === 0 ? (
        <NoMatch offers={offers} {...shownView} />
      ) : (
        <>
          <ListTools view={view} />
          {hasFilters(shownView.filters) ? (
            <Found {...results} shown={found} />
          ) : (
            // A new location has new tabs, which start at its first; a link that names another must not lose it on the way.
            <FamilyTabs key={location} {...results} tabs={tabs} />
          )}
        </>
      )}
    </div>
  );
}

/** The same list until something changes it, so that its lines are not drawn again for a tick in a box. */
function useShown(
  offers: readonly TariffOffer[],
  { location, sort, filters: { cpu, ramGb, diskGb, maxPrice } }: TariffView,
  family: TariffFamily | undefined,
): TariffOffer[] {
  return useMemo(
    () => shownTariffs(offers, { location, sort, family, filters: { cpu, ramGb, diskGb, maxPrice } }),
    [offers, location, sort, family, cpu, ramGb, diskGb, maxPrice],
  );
}

function foundWords(count: number, location: LocationCode): string {
  if (count === 0) return `${LOCATIONS[location]}: подходящих тарифов нет`;
  return `${russianPlural(count) === 'one' ? 'Подходит' : 'Подходят'} ${tariffCount(count)}: ${LOCATIONS[location]}, все линейки`;
}

function FamilyTabs({
  offers,
  view,
  shownView,
  onCompare,
  renderConfigurator,
  tabs,
}: TariffResultsProps & { tabs: readonly TariffFamily[] }) {
  const choose = useCallback((tab: string | null) => changeAddressQuery({ tab }), []);
  return (
    <Tabs
      label={`Линейки тарифов: ${LOCATIONS[shownView.location]}`}
      choice={{ chosen: view.family ?? null, choose }}
      tabs={tabs.map((family) => {
        const configuratorId = configuratorOf(shownView.location, family);
        return {
          name: family,
          title: FAMILIES[family].title,
          content: (
            <div className="grid gap-5">
              <p className="text-ink-soft">{FAMILIES[family].text}</p>
              <FamilyTariffs
                // Another tab starts anew, and so does this one when it is come back to.
                key={String(family === shownView.family)}
                label={`Тарифы ${FAMILIES[family].title}`}
                family={family}
                offers={offers}
                view={shownView}
                compared={view.compared}
                onCompare={onCompare}
                // All tabs are in the page, but what is built in a configurator stands in the address once.
                configuratorId={family === shownView.family ? configuratorId : undefined}
                configurator={
                  configuratorId !== undefined &&
                  family === shownView.family &&
                  renderConfigurator?.(configuratorId)
                }
              />
            </div>
          ),
        };
      })}
    />
  );
}

function FamilyTariffs({
  family,
  view,
  ...collection
}: Omit<ComponentProps<typeof TariffCollection>, 'shown' | 'view'> & {
  family: TariffFamily;
  view: TariffView;
}) {
  const shown = useShown(collection.offers, view, family);
  return <TariffCollection {...collection} view={view} shown={shown} />;
}

function Found({
  offers,
  shown,
  view,
  shownView,
  onCompare,
}: TariffResultsProps & { shown: readonly TariffOffer[] }) {
  return (
    <div className="grid gap-5">
      <p
        aria-hidden="true"
        className="text-17 font-medium lg:flex lg:min-h-11 lg:max-w-[50%] lg:items-center"
      >
        {foundWords(shown.length, shownView.location)}
      </p>
      <TariffCollection
        key={shownView.location}
        label="Подходящие тарифы"
        shown={shown}
        offers={offers}
        view={shownView}
        compared={view.compared}
        onCompare={onCompare}
        isMixed
      />
    </div>
  );
}

/** `first` is where the list opens. */
function NothingHere({ view, first }: { view: TariffView; first: LocationCode }) {
  return (
    <EmptyState
      heading="h3"
      title={`${LOCATIONS[view.location]}: готовых тарифов пока нет`}
      text="Выберите другую локацию в списке выше или посмотрите, что есть рядом."
      action={
        <button
          type="button"
          className={buttonClass('quiet')}
          onClick={() => changeAddressQuery({ location: null, tab: null })}
        >
          Тарифы: {LOCATIONS[first]}
        </button>
      }
    />
  );
}
