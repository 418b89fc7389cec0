/** Runs where the style guide does: passes what is told on a page on to a window of a developer. */
import { onSiteEvent } from '~/elements/site-events';
import { EVENT_CHANNEL } from './event-channel';

const channel = new BroadcastChannel(EVENT_CHANNEL);
onSiteEvent((event) => channel.postMessage({ event, from: location.pathname }));
