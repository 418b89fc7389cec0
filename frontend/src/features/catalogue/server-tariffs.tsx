'use client';

import type { ConfiguratorId, PresetId } from '@vitrina/ordering';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { basisCaption } from '~/copy/price-basis-words';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import { BasisBar } from '~/price-basis/basis-switch';
import { withToggled } from '~/products/server/compared';
import { serverList } from '~/products/server/list';
import { changeAddressQuery } from '~/urls/address-query';
import type { ServerTariffList } from './get-server-tariffs';
import { readView } from './read-view';
import { CompareBar } from './servers/compare-bar';
import { Comparison } from './servers/comparison';
import { FiltersForm } from './servers/filters-form';
import { TariffBar } from './servers/tariff-bar';
import { TariffResults } from './servers/tariff-results';
import { type TariffOffer, toOffers } from './tariff-offers';
import { useListView } from './use-list-view';

interface ServerTariffsProps {
  list: ServerTariffList;
  /** In place of the usual title, which names the location. */
  title?: string | undefined;
  text?: string | undefined;
  /** Says of which moment the prices are. */
  age?: ReactNode;
  /** Draws the configurator of a custom server where one belongs below a list. */
  renderConfigurator?: ((configuratorId: ConfiguratorId) => ReactNode) | undefined;
}

/**
 * The price list of cloud servers (rule R39). What is chosen stands in the address; a reader
 * without scripts has the lists of all locations one below the other.
 */
export function ServerTariffs({ list, title, text, age, renderConfigurator }: ServerTariffsProps) {
  const areBuilt = renderConfigurator !== undefined;
  const definition = useMemo(() => serverList(list.osImages, areBuilt), [list.osImages, areBuilt]);
  const { view, unsettled } = useListView(definition, list.tariffs);
  // Controls answer at once; what has to be drawn anew for them follows, and gives way to the next press.
  const shown = useDeferredValue(view);
  const { period, hasIp, osId } = shown;
  const offers = useMemo(() => {
    const system = list.osImages.find((image) => image.osId === osId);
    return toOffers(list.tariffs, list, { period, hasIp, system });
  }, [list, period, hasIp, osId]);

  const [isRefused, setRefused] = useState(false);
  const toggleCompared = useCallback(
    (id: PresetId) => {
      // From the address, not from the view: so this stays one function, and unchanged lines are not drawn again.
      const now = readView(new URLSearchParams(window.location.search), definition, list.tariffs).view
        .compared;
      const next = withToggled(now, id);
      setRefused(next === undefined);
      if (next) changeAddressQuery({ compare: next.join() || null });
    },
    [definition, list.tariffs],
  );
  const chosen = offersOf(view.compared, offers);
  const compared = offersOf(shown.compared, offers);
  const comparison = useRef<HTMLHeadingElement>(null);

  return (
    <div {...unsettled} className="grid min-w-0 gap-6">
      <div className="grid gap-2">
        <h2 id="tariffs-title" className="text-32">
          {title || t.catalogue.tariffsAt(locationName(view.location))}
        </h2>
        {text && <p className="max-w-2xl text-17 text-ink-soft">{text}</p>}
        <BasisBar
          of={['ip']}
          caption={
            <span data-figure="">
              {basisCaption(view)}.{view.unit === 'day' && ` ${t.catalogue.dayIsThirtieth}`}
            </span>
          }
        />
        {age}
      </div>
      <TariffBar list={list} view={view} />
      <FiltersForm list={definition} filters={view.filters} />
      <div className="grid min-w-0 gap-6">
        <TariffResults
          list={definition}
          offers={offers}
          view={view}
          shownView={shown}
          onCompare={toggleCompared}
          renderConfigurator={renderConfigurator}
        />
        <CompareBar
          compared={chosen}
          isRefused={isRefused}
          onRemove={toggleCompared}
          onClear={() => {
            setRefused(false);
            changeAddressQuery({ compare: null });
          }}
          onCompare={() => showTitle(comparison.current)}
        />
      </div>
      {compared.length > 1 && (
        <Comparison offers={compared} unit={shown.unit} onRemove={toggleCompared} title={comparison} />
      )}
    </div>
  );
}

function offersOf(ids: readonly PresetId[], offers: readonly TariffOffer[]): TariffOffer[] {
  return ids.flatMap((id) => offers.find(({ presetId }) => presetId === id) ?? []);
}

/** To the beginning of a part of the page, for the eye and for the keyboard. */
function showTitle(title: HTMLElement | null) {
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}
