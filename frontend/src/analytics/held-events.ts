import type { SiteEvent } from '~/elements/site-events';

/** What is still to be told. */
export interface HeldEvents {
  put(event: SiteEvent): void;
  /** All of them, once. */
  take(): SiteEvent[];
}

const KEY = 'vitrina-held-events';

/** In this tab, until its next page; where nothing can be kept, what is held is lost. */
export function sessionEvents(): HeldEvents {
  const read = (): SiteEvent[] => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  };
  return {
    put(event) {
      try {
        sessionStorage.setItem(KEY, JSON.stringify([...read(), event]));
      } catch {
        // A private window.
      }
    },
    take() {
      const events = read();
      if (events.length > 0) sessionStorage.removeItem(KEY);
      return events;
    },
  };
}
