import { fillContent } from './cms-program.mjs';
import { beginPrepared } from './prepared-content.mjs';
import { checkPorts, prepareData, readPlaces, serviceEnvironments } from './settings.mjs';
import { main } from './toolchain.mjs';

/** frontend/playwright.config.ts waits for it. */
const OPENING = 'The ports are free.';
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * The whole product for journeys, by its own start script, on content that is filled once for all shops of a run. Takes the options of
 * `start.mjs`, and forgets what an earlier run has kept.
 */
await main(async () => {
  const places = readPlaces();
  await checkPorts(places.ports);
  // Whoever waits for this line knows that nobody else's shop will answer in its place.
  console.log(OPENING);
  prepareData(places, { isFresh: true });
  const { cms } = serviceEnvironments(places);
  // A run that is broken off must leave no CMS that fills: it is ended when this process exits, and a signal alone would not let it.
  const leave = () => process.exit(1);
  for (const signal of SIGNALS) process.once(signal, leave);
  await beginPrepared(cms, (filled) => fillContent(places.data, places.ports.cms, { ...cms, ...filled }));
  for (const signal of SIGNALS) process.off(signal, leave);
  await import('./start.mjs');
});
