'use client';

import type { PaymentPeriod } from '@vitrina/ordering';
import { useMemo, useSyncExternalStore } from 'react';
import { shopPeriodOf } from '~/copy/taxonomy';
import { BASIS_CHANGED, shownPriceBasis } from '~/elements/price-basis';

export interface LivePriceBasis {
  /** `undefined` while nobody has chosen: every list has its usual one. */
  period: PaymentPeriod | undefined;
  hasIp: boolean;
  /** Of the wrapper of prices until they are of the chosen basis: style keeps the others out of sight (`site.css`). */
  unsettled: { 'data-prices'?: 'unsettled' };
}

/** The chosen basis in a part of a page that lives: the usual one while it wakes, as in its HTML, then the visitor's. */
export function usePriceBasis(): LivePriceBasis {
  const key = useSyncExternalStore(subscribe, keyOf, () => undefined);
  return useMemo(() => {
    if (key === undefined)
      return { period: undefined, hasIp: true, unsettled: { 'data-prices': 'unsettled' } };
    const [period, ip] = key.split(' ');
    return { period: shopPeriodOf(period), hasIp: ip === WITH, unsettled: {} };
  }, [key]);
}

const WITH = 'with';

function keyOf(): string {
  const { period, hasIp } = shownPriceBasis();
  // A page that was asked for once more may not offer what was chosen on it.
  return `${shopPeriodOf(period)} ${hasIp ? WITH : ''}`;
}

function subscribe(reader: () => void) {
  window.addEventListener(BASIS_CHANGED, reader);
  return () => window.removeEventListener(BASIS_CHANGED, reader);
}
