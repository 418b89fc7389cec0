import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useSyncExternalStore } from 'react';
import { WORK } from './request-address';

const ASK_EVERY_MS = 10_000;

let open = 0;
/** Whoever shows the number. */
const shown = new Set<() => void>();
/** Asks anew, as long as somebody shows the number. */
let ask = () => {};

/** Something has been done that may have changed the number. */
export function askForOpenRequests(): void {
  ask();
}

/** How many requests are new or in work. It follows by itself, and the menu may be drawn anew without losing it. */
export function useOpenRequests(): number {
  const { get } = useFetchClient();

  useEffect(() => {
    let isCurrent = true;
    const asking = () =>
      void get<{ open: number }>(`${WORK}/open`).then(
        ({ data }) => {
          if (!isCurrent || data.open === open) return;
          open = data.open;
          for (const draw of shown) draw();
        },
        // The next time comes soon.
        () => {},
      );
    ask = asking;
    asking();
    const timer = setInterval(() => document.visibilityState === 'visible' && asking(), ASK_EVERY_MS);
    window.addEventListener('focus', asking);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      window.removeEventListener('focus', asking);
    };
  }, [get]);

  return useSyncExternalStore(
    (draw) => {
      shown.add(draw);
      return () => shown.delete(draw);
    },
    () => open,
  );
}
