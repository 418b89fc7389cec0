import { useSyncExternalStore } from 'react';

/** Rule R111: the site is compact up to 762 px. */
const COMPACT = '(max-width: 762px)';

/** Whether the window is compact; nobody's is in the HTML of the server. */
export function useIsCompact(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(COMPACT).matches,
    () => false,
  );
}

function subscribe(reader: () => void) {
  const query = matchMedia(COMPACT);
  query.addEventListener('change', reader);
  return () => query.removeEventListener('change', reader);
}
