import { fillContent } from './cms-program.mjs';
import { beginPrepared } from './prepared-content.mjs';
import { checkPorts, prepareData, readPlaces, serviceEnvironments } from './settings.mjs';

/**
 * The whole product for the journeys of one run, by its own start script, on content that is filled once for all of them. Takes the options of
 * `start.mjs`, and forgets what an earlier run has kept.
 */
const places = readPlaces();
await checkPorts(places.ports);
prepareData(places, { isFresh: true });
const { cms } = serviceEnvironments(places);
await beginPrepared(cms, (filled) => fillContent(places.data, places.ports.cms, { ...cms, ...filled }));
await import('./start.mjs');
