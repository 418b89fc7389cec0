import type { Bulkhead } from '@vitrina/ordering';
import { processWide } from './process-wide';

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

/** As many pieces of work of one kind are under way, and whoever comes now is told so at once. */
export class NoPlace extends Error {
  override readonly name = 'NoPlace';
}

/** The work, in one of the places that this process has for its kind. Rejects with `NoPlace` when there is none. */
export async function inPlace<Value>(
  kind: string,
  places: number,
  work: () => Promise<Value>,
): Promise<Value> {
  const leave = processWide(`places.${kind}`, () => createBulkhead(places)).enter();
  if (!leave) throw new NoPlace(`too much waits: ${kind}`);
  try {
    return await work();
  } finally {
    leave();
  }
}
