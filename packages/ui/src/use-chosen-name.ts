'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';

/**
 * What a visitor has chosen, and how to choose. With a `queryName` it lives in the address, which the server does not
 * know, so a page always begins with nothing chosen. `null` chooses nothing.
 */
export function useChosenName(
  queryName: string | undefined,
): [chosen: string | null, choose: (name: string | null) => void] {
  const [own, setOwn] = useState<string | null>(null);
  const asked = useSyncExternalStore(
    subscribe,
    () => (queryName ? new URLSearchParams(window.location.search).get(queryName) : null),
    () => null,
  );
  const chooseInAddress = useCallback(
    (name: string | null) => {
      if (queryName) writeQuery(queryName, name);
    },
    [queryName],
  );
  return queryName ? [asked, chooseInAddress] : [own, setOwn];
}

/** `replaceState` tells nobody, so those who read the address here tell each other. */
const readers = new Set<() => void>();

function subscribe(reader: () => void) {
  readers.add(reader);
  window.addEventListener('popstate', reader);
  return () => {
    readers.delete(reader);
    window.removeEventListener('popstate', reader);
  };
}

function writeQuery(queryName: string, name: string | null) {
  const { search, pathname, hash } = window.location;
  const pairs = search.slice(1).split('&');
  const kept = pairs.filter((pair) => pair !== '' && !new URLSearchParams(pair).has(queryName));
  if (name !== null) kept.push(String(new URLSearchParams({ [queryName]: name })));
  const query = kept.length === 0 ? '' : `?${kept.join('&')}`;
  // A router keeps its own state when it is given none; with its own it would not notice the new address.
  window.history.replaceState(null, '', `${pathname}${query}${hash}`);
  for (const reader of readers) reader();
}
