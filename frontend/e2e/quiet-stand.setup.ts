import { setTimeout as pause } from 'node:timers/promises';
import { OPENING_MS } from './patience';
import { QUIET_PORTS, readyAt } from './stand';

const ASK_EVERY_MS = 250;
/** Of one question. */
const PATIENCE_MS = 5_000;

/** Waits until the quiet stand can be visited, which was opened beside the other. One that ends instead says why by itself. */
export default async function awaitQuietStand(): Promise<void> {
  const until = Date.now() + OPENING_MS;
  for (;;) {
    const isReady = await fetch(readyAt(QUIET_PORTS), { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > until) throw new Error('The quiet stand was not ready in time.');
    await pause(ASK_EVERY_MS);
  }
}
