'use client';

import { useMemo, useSyncExternalStore } from 'react';

/** Keys to set; `null` takes a key away. */
export type QueryChange = Readonly<Record<string, string | null>>;

/** `replaceState` tells nobody, so those who read the address here tell each other. */
const CHANGED = 'address-query';

/**
 * The query of the address as state, and how to change some of its keys. Pages are the same for everyone, so each begins
 * with an empty query and meets its own after hydration. (`useSearchParams` would leave the part out of static HTML.)
 * A part that names its `keys`, in a list that stays the same, is not drawn anew for those of others.
 */
export function useAddressQuery(
  keys?: readonly string[],
): [query: URLSearchParams, change: (change: QueryChange) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => (keys ? picked(window.location.search, keys) : window.location.search),
    () => '',
  );
  return [useMemo(() => new URLSearchParams(search), [search]), changeAddressQuery];
}

/** Changes some keys of the address in place: no entry of the history, no request. */
export function changeAddressQuery(change: QueryChange): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(change)) {
    if (value === null) query.delete(key);
    else query.set(key, value);
  }
  // A router keeps its own state when it is given none; with its own it would not notice the new address.
  window.history.replaceState(null, '', `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`);
  window.dispatchEvent(new Event(CHANGED));
}

function picked(search: string, keys: readonly string[]): string {
  const pairs = [...new URLSearchParams(search)].filter(([key]) => keys.includes(key));
  return String(new URLSearchParams(pairs));
}

function subscribe(reader: () => void) {
  window.addEventListener('popstate', reader);
  window.addEventListener(CHANGED, reader);
  return () => {
    window.removeEventListener('popstate', reader);
    window.removeEventListener(CHANGED, reader);
  };
}
