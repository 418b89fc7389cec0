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

/** What parts have corrected in the address, as it was: other parts of the page may not have read it yet. */
const corrected = new Map<string, string>();

/** Changes some keys of the address in place: no entry of the history, no request. */
export function changeAddressQuery(change: QueryChange): void {
  for (const key of Object.keys(change)) corrected.delete(key);
  write(change);
}

/** The same for keys in which a part can read nothing: whoever opens the page by them is shown the nearest there is. */
export function correctAddressQuery(change: QueryChange): void {
  const before = new URLSearchParams(window.location.search);
  for (const key of Object.keys(change)) {
    const value = before.get(key);
    if (value !== null && !corrected.has(key)) corrected.set(key, value);
  }
  write(change);
}

/**
 * The query by which the page was opened, whichever part has woken first and corrected it; with what the visitor has chosen since.
 */
export function openedQuery(): URLSearchParams {
  const query = new URLSearchParams(window.location.search);
  for (const [key, value] of corrected) query.set(key, value);
  return query;
}

function write(change: QueryChange): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(change)) {
    if (value === null) query.delete(key);
    else query.set(key, value);
  }
  window.history.replaceState(null, '', `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`);
  window.dispatchEvent(new Event(CHANGED));
}

function picked(search: string, keys: readonly string[]): string {
  const pairs = [...new URLSearchParams(search)].filter(([key]) => keys.includes(key));
  return String(new URLSearchParams(pairs));
}

/** Another entry of the history has an address of its own. */
if (typeof window !== 'undefined') window.addEventListener('popstate', () => corrected.clear());

function subscribe(reader: () => void) {
  window.addEventListener('popstate', reader);
  window.addEventListener(CHANGED, reader);
  return () => {
    window.removeEventListener('popstate', reader);
    window.removeEventListener(CHANGED, reader);
  };
}
