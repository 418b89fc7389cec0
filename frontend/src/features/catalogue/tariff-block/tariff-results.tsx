import { LOCATIONS, type LocationCode, type PresetId, type TariffFamily } from '@vitrina/ordering';
import { buttonClass, EmptyState, Tabs } from '@vitrina/ui';
import { type ReactNode, useCallback } from 'react';
import { changeAddressQuery } from '~/address-query';
import { DEFAULT_LOCATION, type TariffOffer } from '../tariff-offers';
import { configuratorOf, FAMILIES, tabsOf } from './family-tabs';
import { ListTools } from './list-tools';
import { isAsking } from './needs';
import { NoFit } from './no-fit';
import { shownTariffs } from './shown-tariffs';
import { TariffCollection } from './tariff-collection';
import type { TariffView } from './tariff-view';
import { tariffCount } from './tariff-words';

interface TariffResultsProps {
  offers: readonly TariffOffer[];
  view: TariffView;
  onCompare: (id: PresetId) => void;
  renderConfigurator?: ((configuratorId: number) => ReactNode) | undefined;
}

/** The tariffs of the chosen location: under their tabs, or those of all families that are as large as asked for. */
export function TariffResults(results: TariffResultsProps) {
  const { offers, view } = results;
  const tabs = tabsOf(view.location, offers);
  if (tabs.length === 0) return <NothingHere view={view} />;
  const found = isAsking(view.needs) ? shownTariffs(offers, view) : undefined;
  return (
    <div className="relative grid min-w-0 gap-6">
      {/* Always here, so that a screen reader hears what becomes of it. */}
      <p role="status" className="sr-only">
        {found && foundWords(found.length, view.location)}
      </p>
      {found?.length === 0 ? (
        <NoFit offers={offers} {...view} />
      ) : (
        <>
          <ListTools view={view} />
          {found ? (
            <Found {...results} shown={found} />
          ) : (
            // A new location has new tabs, which start at its first; a link that names another must not lose it on the way.
            <FamilyTabs key={view.location} {...results} tabs={tabs} />
          )}
        </>
      )}
    </div>
  );
}

function foundWords(count: number, location: LocationCode): string {
  if (count === 0) return `${LOCATIONS[location]}: подходящих тарифов нет`;
  return `Подходит ${tariffCount(count)}: ${LOCATIONS[location]}, все линейки`;
}

function FamilyTabs({
  offers,
  view,
  onCompare,
  renderConfigurator,
  tabs,
}: TariffResultsProps & { tabs: readonly TariffFamily[] }) {
  const choose = useCallback((tab: string | null) => changeAddressQuery({ tab }), []);
  return (
    <Tabs
      label={`Линейки тарифов: ${LOCATIONS[view.location]}`}
      choice={{ chosen: view.family ?? null, choose }}
      tabs={tabs.map((family) => {
        const configuratorId = configuratorOf(view.location, family);
        return {
          name: family,
          title: FAMILIES[family].title,
          content: (
            <div className="grid gap-5">
              <p className="text-ink-soft">{FAMILIES[family].text}</p>
              <TariffCollection
                // Another tab starts anew, and so does this one when it is come back to.
                key={String(family === view.family)}
                label={`Тарифы ${FAMILIES[family].title}`}
                shown={shownTariffs(offers, { ...view, family })}
                offers={offers}
                view={view}
                onCompare={onCompare}
                // All tabs are in the page, but what is built in a configurator stands in the address once.
                configurator={
                  configuratorId !== undefined &&
                  family === view.family &&
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

function Found({ offers, shown, view, onCompare }: TariffResultsProps & { shown: readonly TariffOffer[] }) {
  return (
    <div className="grid gap-5">
      <p
        aria-hidden="true"
        className="text-17 font-medium lg:flex lg:min-h-11 lg:max-w-[50%] lg:items-center"
      >
        {foundWords(shown.length, view.location)}
      </p>
      <TariffCollection
        key={view.location}
        label="Подходящие тарифы"
        shown={shown}
        offers={offers}
        view={view}
        onCompare={onCompare}
        isMixed
      />
    </div>
  );
}

function NothingHere({ view }: { view: TariffView }) {
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
          Тарифы: {LOCATIONS[DEFAULT_LOCATION]}
        </button>
      }
    />
  );
}
