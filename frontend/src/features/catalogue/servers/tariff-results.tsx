import type { ConfiguratorId, LocationCode, PresetId, TariffFamily } from '@vitrina/ordering';
import { buttonClass, EmptyState, Tabs } from '@vitrina/ui';
import { type ComponentProps, type ReactNode, useCallback, useMemo } from 'react';
import { configuratorUnder, familyName, familyText, locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import { firstLocation, type ServerList, type ServerView } from '~/products/server/list';
import { changeAddressQuery } from '~/urls/address-query';
import { hasFilters } from '../filters';
import { showList } from '../show-list';
import type { TariffOffer } from '../tariff-offers';
import { ListTools } from './list-tools';
import { NoMatch } from './no-match';
import { TariffCollection } from './tariff-collection';

interface TariffResultsProps {
  list: ServerList;
  offers: readonly TariffOffer[];
  /** What is chosen, for the controls. */
  view: ServerView;
  /** What is shown: the same, or still the one before. */
  shownView: ServerView;
  onCompare: (id: PresetId) => void;
  renderConfigurator?: ((configuratorId: ConfiguratorId) => ReactNode) | undefined;
}

/** The tariffs of the chosen location: under their tabs, or those of all families that are as large as asked for. */
export function TariffResults(results: TariffResultsProps) {
  const { list, offers, view, shownView } = results;
  const { location } = shownView;
  const tabs = list.tabs?.offered(offers, location) ?? [];
  const found = useShown(results, shownView.tab);
  if (tabs.length === 0) return <NothingHere view={shownView} first={firstLocation(offers)} />;
  return (
    <div className="relative grid min-w-0 gap-6">
      {/* Always here, so that a screen reader hears what becomes of it. */}
      <p role="status" className="sr-only">
        {hasFilters(shownView.filters) && t.catalogue.fittingAt(found.length, locationName(location))}
      </p>
      {hasFilters(shownView.filters) && found.length === 0 ? (
        <NoMatch list={list} offers={offers} view={shownView} />
      ) : (
        <>
          <ListTools sorts={list.sorts} view={view} />
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
  { list, offers, shownView }: Omit<TariffResultsProps, 'view' | 'onCompare'>,
  tab: TariffFamily | undefined,
) {
  const { location, sort, filters } = shownView;
  const { min_cpu, min_ram, min_disk, max_price } = filters;
  return useMemo(() => {
    const asked = { min_cpu, min_ram, min_disk, max_price };
    const [group] = showList(offers, { location, tab, sort, filters: asked }, list).groups;
    return group?.offers ?? [];
  }, [list, offers, location, tab, sort, min_cpu, min_ram, min_disk, max_price]);
}

function FamilyTabs({ tabs, ...results }: TariffResultsProps & { tabs: readonly TariffFamily[] }) {
  const { view, shownView, renderConfigurator } = results;
  // Another tab starts anew.
  const choose = useCallback((tab: string | null) => changeAddressQuery({ tab, show: null }), []);
  return (
    <Tabs
      label={t.catalogue.familiesAt(locationName(shownView.location))}
      choice={{ chosen: view.tab ?? null, choose }}
      tabs={tabs.map((family) => {
        // All tabs are in the page, but what is built in a configurator stands in the address once.
        const configuratorId =
          family === shownView.tab ? configuratorUnder(shownView.location, family) : undefined;
        return {
          name: family,
          title: familyName(family),
          content: (
            <div className="grid gap-5">
              <p className="text-ink-soft">{familyText(family)}</p>
              <FamilyTariffs
                {...results}
                family={family}
                configuratorId={configuratorId}
                configurator={configuratorId !== undefined && renderConfigurator?.(configuratorId)}
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
  configurator,
  configuratorId,
  ...results
}: TariffResultsProps &
  Pick<ComponentProps<typeof TariffCollection>, 'configurator' | 'configuratorId'> & {
    family: TariffFamily;
  }) {
  const { offers, view, shownView, onCompare } = results;
  const shown = useShown(results, family);
  return (
    <TariffCollection
      label={t.catalogue.tariffsOf(familyName(family))}
      shown={shown}
      offers={offers}
      view={shownView}
      isWhole={view.isWhole}
      compared={view.compared}
      onCompare={onCompare}
      configurator={configurator}
      configuratorId={configuratorId}
    />
  );
}

function Found({ offers, shown, view, shownView, onCompare }: TariffResultsProps & { shown: TariffOffer[] }) {
  return (
    <div className="grid gap-5">
      <p
        aria-hidden="true"
        className="text-17 font-medium lg:flex lg:min-h-11 lg:max-w-[50%] lg:items-center"
      >
        {t.catalogue.fittingAt(shown.length, locationName(shownView.location))}
      </p>
      <TariffCollection
        label={t.catalogue.fitting}
        shown={shown}
        offers={offers}
        view={shownView}
        isWhole={view.isWhole}
        compared={view.compared}
        onCompare={onCompare}
        isMixed
      />
    </div>
  );
}

/** `first` is where the list opens. */
function NothingHere({ view, first }: { view: ServerView; first: LocationCode }) {
  return (
    <EmptyState
      heading="h3"
      title={t.catalogue.noReadyMadeAt(locationName(view.location))}
      text={t.catalogue.chooseAnotherPlace}
      action={
        <button
          type="button"
          className={buttonClass('quiet')}
          onClick={() => changeAddressQuery({ location: null, tab: null, show: null })}
        >
          {t.catalogue.tariffsAt(locationName(first))}
        </button>
      }
    />
  );
}
