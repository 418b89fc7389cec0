import { refusesCounting } from './cohort';
import { isDraft } from './is-draft';
import { onceVisited } from './once-visited';
import { onSiteEvent } from './site-events';
import { type CountedStep, noteStep, renewVisit } from './visit-log';

/** Steps that follow each other closely go together; what waits longer is often lost with its page. */
const TOGETHER_MS = 200;

const waiting: CountedStep[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells our own statistics what was seen and clicked, each once a visit: sums for a day, of nobody in particular. What somebody
 * does then on the site, its server knows by itself.
 */
if (!refusesCounting() && !isDraft(location.pathname)) {
  onceVisited(() => renewVisit(document, isEncrypted()));
  onSiteEvent((event) => {
    switch (event.name) {
      case 'page-view': {
        count({ step: 'visit' });
        const product = document.querySelector<HTMLElement>('[data-sells]')?.dataset.sells;
        if (product) count({ step: 'page', product });
        break;
      }
      case 'banner-view':
        count({ step: 'view', banner: event.banner, variant: event.variant });
        break;
      case 'banner-click':
        // Who clicks has seen it, however fast they were.
        count({ step: 'view', banner: event.banner, variant: event.variant });
        count({ step: 'click', banner: event.banner, variant: event.variant });
        // The page is about to be left.
        send();
        break;
    }
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pagehide', send);
}

function count(step: CountedStep): void {
  if (!noteStep(document, step, isEncrypted())) return;
  waiting.push(step);
  clearTimeout(timer);
  timer = setTimeout(send, TOGETHER_MS);
}

function send(): void {
  if (waiting.length === 0) return;
  const steps = waiting.splice(0);
  navigator.sendBeacon('/api/counts', new Blob([JSON.stringify({ steps })], { type: 'application/json' }));
}

function isEncrypted(): boolean {
  return location.protocol === 'https:';
}
