import { nearestTariff, type PresetId } from '@vitrina/ordering';
import { Button } from '@vitrina/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { FAMILIES } from '~/products/server/family-tabs';
import type { TariffOffer } from '../tariff-offers';
import { canOrder } from './not-orderable';
import { rangeOf } from './resource-range';
import { ServerCard } from './server-card';
import { ServerRow } from './server-row';
import { mostPopular, previewSize, showsConfigurator } from './shown-tariffs';
import type { TariffView } from './tariff-view';
import { useIsCompact } from './use-is-compact';

interface TariffCollectionProps {
  label: string;
  /** What is shown here, in order. */
  shown: readonly TariffOffer[];
  /** All there is, to find what comes nearest to a tariff that cannot be had. */
  offers: readonly TariffOffer[];
  view: Pick<TariffView, 'layout' | 'sort' | 'unit'>;
  compared: TariffView['compared'];
  onCompare: (id: PresetId) => void;
  /** The families are mixed, so each tariff says its own. */
  isMixed?: boolean;
  /** A configurator that stands below the whole list; a link to what was built in it shows the list whole. */
  configurator?: ReactNode;
  configuratorId?: number | undefined;
}

/** Some tariffs as a list or as cards: a preview first, all of them on demand. */
export function TariffCollection(collection: TariffCollectionProps) {
  const { label, shown, offers, view, compared, onCompare, isMixed, configurator, configuratorId } =
    collection;
  // How many there were when the rest was asked for.
  const [revealedFrom, revealFrom] = useState<number>();
  const preview = previewSize(shown.length, view.layout, useIsCompact());
  const isLinked = useIsLinked(configuratorId);
  const isPreview = revealedFrom === undefined && !isLinked;
  const visible = isPreview ? preview : shown.length;
  const list = useFocusOnRevealed(revealedFrom);
  const range = useMemo(() => rangeOf(shown), [shown]);
  const popular = useMemo(() => mostPopular(offers), [offers]);
  const leading = shown.find((offer) => popular.has(offer.presetId) && canOrder(offer));
  if (shown.length === 0)
    return configurator || <p className="text-ink-soft">Готовых тарифов в этой линейке сейчас нет.</p>;
  const Item = view.layout === 'grid' ? ServerCard : ServerRow;
  return (
    <div className="grid gap-6">
      <ul ref={list} aria-label={label} className={LISTS[view.layout]}>
        {shown.map((offer, place) => (
          <Item
            key={offer.presetId}
            offer={offer}
            range={range}
            unit={view.unit}
            sort={view.sort}
            isMostPopular={popular.has(offer.presetId)}
            button={offer === leading ? 'primary' : 'quiet'}
            family={isMixed ? FAMILIES[offer.family].title : undefined}
            instead={offer.isSoldOut ? insteadOf(offer, offers) : undefined}
            isCompared={compared.includes(offer.presetId)}
            onCompare={onCompare}
            isBeyond={place >= visible}
          />
        ))}
      </ul>
      {visible < shown.length && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 noscript:hidden print:hidden">
          <Button kind="quiet" onClick={() => revealFrom(preview)}>
            Показать ещё
          </Button>
          <p className="figures text-ink-soft">
            Показано {visible} из {shown.length}
          </p>
        </div>
      )}
      {showsConfigurator(shown.length, visible) && configurator}
    </div>
  );
}

const LISTS = {
  list: 'border-t border-rule',
  grid: 'grid gap-5 sm:grid-cols-2 wide:grid-cols-3 wide:max-lg:gap-3',
};

/** The button that reveals goes away with its focus, which moves on to the first tariff it has revealed. */
function useFocusOnRevealed(revealedFrom: number | undefined) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = revealedFrom !== undefined && list.current?.children[revealedFrom];
    if (!(item instanceof HTMLElement)) return;
    item.tabIndex = -1;
    item.focus({ preventScroll: true });
  }, [revealedFrom]);
  return list;
}

/** Whether the page was opened on something built in this configurator; the server does not know the address. */
function useIsLinked(configuratorId: number | undefined): boolean {
  const [isLinked, setLinked] = useState(false);
  useEffect(() => {
    const named = new URLSearchParams(window.location.search).get('configurator_id');
    setLinked(configuratorId !== undefined && named === String(configuratorId));
  }, [configuratorId]);
  return isLinked;
}

function insteadOf(offer: TariffOffer, offers: readonly TariffOffer[]): TariffOffer | undefined {
  const nearest = nearestTariff(offer, offers);
  return offers.find(({ presetId }) => presetId === nearest?.presetId);
}
