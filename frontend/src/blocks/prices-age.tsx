'use client';

import { Notice } from '@vitrina/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { refreshIslands } from '~/documents/refresh-islands';
import { t } from '~/messages';
import { isLastKnown, momentCaption, type PriceMoment } from './price-moment';

const TICK_MS = 15_000;
/** A page that nobody has asked for in a while is made anew while its old copy is read: time enough for that. */
const LOOK_AGAIN_MS = 4_000;

/**
 * When prices were asked for, by the clock of Moscow. Old prices alone mean no outage, only a quiet hour: the page is
 * asked for once more, and only if that brings nothing newer it says that these are the last known.
 */
export function PricesAge({ moment }: { moment: PriceMoment }) {
  const { asOf } = moment;
  const now = useSyncExternalStore(subscribe, minuteNow, () => undefined);
  const [askedAbout, setAskedAbout] = useState<string>();
  const isOld = now !== undefined && isLastKnown(asOf, now);
  useEffect(() => {
    if (!isOld || askedAbout === asOf) return;
    const looks = [
      setTimeout(() => void refreshIslands(), LOOK_AGAIN_MS),
      setTimeout(() => setAskedAbout(asOf), 2 * LOOK_AGAIN_MS),
    ];
    return () => {
      for (const look of looks) clearTimeout(look);
    };
  }, [isOld, askedAbout, asOf]);
  return (
    <div className="grid gap-3">
      <p className="figures text-15 text-ink-soft">
        {t.blocks.pricesAsOf(<time dateTime={asOf}>{momentCaption(moment, now)}</time>)}
      </p>
      {isOld && askedAbout === asOf && <Notice tone="neutral">{t.blocks.pricesCannotBeRenewed}</Notice>}
    </div>
  );
}

/** Whole ticks, so that reading twice gives the same. */
function minuteNow(): number {
  return Math.floor(Date.now() / TICK_MS) * TICK_MS;
}

function subscribe(onTick: () => void): () => void {
  const ticking = setInterval(onTick, TICK_MS);
  return () => clearInterval(ticking);
}
