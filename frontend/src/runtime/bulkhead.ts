import type { Bulkhead } from '@vitrina/ordering';

/** So many may be on their way at once. Who comes when it is full is told so at once: a queue would only wait for what hangs. */
export function createBulkhead(places: number): Bulkhead {
  let free = places;
  return {
    enter() {
      if (free === 0) return undefined;
      free -= 1;
      let isIn = true;
      return () => {
        if (isIn) free += 1;
        isIn = false;
      };
    },
  };
}
