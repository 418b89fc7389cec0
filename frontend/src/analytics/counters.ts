/**
 * The counters of others, loaded by `counter-consent.ts` when a visitor has agreed to them: until then no page carries a byte of this.
 */
import type { SiteEvent } from '~/elements/site-events';
import type { Adapter, CountedPage } from './adapter';
import { browserPage } from './browser-page';
import type { CounterSettings } from './counter-settings';
import { ga4 as onGa4 } from './ga4';
import { type HeldEvents, sessionEvents } from './held-events';
import { metrika as onMetrika } from './metrika';
import { plausible as onPlausible } from './plausible';
import { isPersonal } from './public-address';
import { roistat as onRoistat } from './roistat';

export interface Counters {
  hear(event: SiteEvent): void;
  stop(): void;
}

export function startCounters(settings: CounterSettings): Counters {
  return countersOn(browserPage(), settings, () => location.href, sessionEvents());
}

/**
 * Begins with the first event at an address that says nothing of a person: what happens before waits for it, over the next
 * pages too.
 */
export function countersOn(
  page: CountedPage,
  settings: CounterSettings,
  addressNow: () => string,
  held: HeldEvents,
): Counters {
  let adapters: Adapter[] | undefined;
  return {
    hear(event) {
      if (isPersonal(addressNow())) {
        held.put(event);
        return;
      }
      adapters ??= adaptersOf(settings, page);
      for (const one of [...held.take(), event])
        for (const adapter of adapters) safely(() => adapter.hear(one));
    },
    stop() {
      held.take();
      for (const adapter of adapters ?? []) safely(() => adapter.stop());
    },
  };
}

function adaptersOf({ metrika, ga4, roistat, plausible }: CounterSettings, page: CountedPage): Adapter[] {
  const adapters: Adapter[] = [];
  if (metrika) safely(() => adapters.push(onMetrika(metrika, page)));
  if (ga4) safely(() => adapters.push(onGa4(ga4, page)));
  if (roistat) safely(() => adapters.push(onRoistat(roistat, page)));
  if (plausible) safely(() => adapters.push(onPlausible(plausible, page)));
  return adapters;
}

/** A counter that fails keeps neither the visitor nor the next counter from anything. */
function safely(act: () => unknown): void {
  try {
    act();
  } catch {
    // Somebody else's script.
  }
}
