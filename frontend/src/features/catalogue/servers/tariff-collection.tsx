import { type ConfiguratorId, nearestTariff, type PresetId } from '@vitrina/ordering';
import { Button } from '@vitrina/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { familyName } from '~/copy/taxonomy';
import { t } from '~/messages';
import { mostPopular, type ServerView, serverAmounts } from '~/products/server/list';
import { rangeOf } from '../resource-range';
import { previewSize } from '../show-list';
import type { TariffOffer } from '../tariff-offers';
import { useShowAll } from '../use-show-all';
import { canOrder } from './not-orderable';
import { ServerCard } from './server-card';
import { ServerRow } from './server-row';
import { useIsCompact } from './use-is-compact';

interface TariffCollectionProps {
  label: string;
  /** What is shown here, in order. */
  shown: readonly TariffOffer[];
  /** All there is, to find what comes nearest to a tariff that cannot be had. */
  offers: readonly TariffOffer[];
  view: Pick<ServerView, 'layout' | 'sort' | 'unit'>;
  isWhole: boolean;
  compared: ServerView['compared'];
  onCompare: (id: PresetId) => void;
  /** The families are mixed, so each tariff says its own. */
  isMixed?: boolean;
  /** A configurator that stands below the whole list; a link to what was built in it shows the list whole. */
  configurator?: ReactNode;
  configuratorId?: ConfiguratorId | undefined;
}

/** Some tariffs as a list or as cards: a preview first, all of them on demand. */
export function TariffCollection(collection: TariffCollectionProps) {
  const { label, shown, offers, view, isWhole, compared, onCompare, isMixed, configurator, configuratorId } =
    collection;
  const preview = previewSize(shown.length, view.layout, useIsCompact());
  const isLinked = useIsLinked(configuratorId);
  const visible = isWhole || isLinked ? shown.length : preview;
  const { list, showAll } = useShowAll(visible);
  const range = useMemo(() => rangeOf(shown.map(serverAmounts)), [shown]);
  const popular = useMemo(() => mostPopular(offers), [offers]);
  const leading = shown.find((offer) => popular.has(offer.presetId) && canOrder(offer));
  if (shown.length === 0)
    return configurator || <p className="text-ink-soft">{t.catalogue.noReadyMadeInFamily}</p>;
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
            family={isMixed ? familyName(offer.family) : undefined}
            instead={offer.isSoldOut ? insteadOf(offer, offers) : undefined}
            isCompared={compared.includes(offer.presetId)}
            onCompare={onCompare}
            isBeyond={place >= visible}
          />
        ))}
      </ul>
      {visible < shown.length && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 noscript:hidden print:hidden">
          <Button kind="quiet" onClick={showAll}>
            {t.catalogue.showMore}
          </Button>
          <p className="figures text-ink-soft">{t.catalogue.shownOf(visible, shown.length)}</p>
        </div>
      )}
      {/* Rule R41: once all ready-made tariffs are in sight. */}
      {visible >= shown.length && configurator}
    </div>
  );
}

const LISTS = {
  list: 'border-t border-rule',
  grid: 'grid gap-5 sm:grid-cols-2 wide:grid-cols-3 wide:max-lg:gap-3',
};

/** Whether the page was opened on something built in this configurator; the server does not know the address. */
function useIsLinked(configuratorId: ConfiguratorId | undefined): boolean {
  const [isLinked, setLinked] = useState(false);
  useEffect(() => {
    const named = new URLSearchParams(window.location.search).get('configurator_id');
    setLinked(configuratorId !== undefined && named === configuratorId);
  }, [configuratorId]);
  return isLinked;
}

function insteadOf(offer: TariffOffer, offers: readonly TariffOffer[]): TariffOffer | undefined {
  const nearest = nearestTariff(offer, offers);
  return offers.find(({ presetId }) => presetId === nearest?.presetId);
}
