/**
 * What happens on the site that somebody counts: our own statistics always, counters of others where the shop has them and
 * the visitor lets them. `product` is a service type as addresses spell it (rule R3), '' where none is meant.
 */
export type SiteEvent =
  /** Once for each page a visitor comes to; `path` without query and fragment. */
  | { name: 'page-view'; path: string }
  /** Rule R103: clicks on registration and tariff banners in blog and tutorials, and elsewhere. */
  | {
      name: 'banner-click';
      banner: string;
      variant: string;
      place: string;
      leadsTo: 'registration' | 'tariffs' | 'elsewhere';
    }
  /** A banner has been in sight. */
  | { name: 'banner-view'; banner: string; variant: string; place: string }
  /** An account is made. */
  | { name: 'registration'; product: string }
  /** An order is placed; `monthly` in kopecks. `id` is the same however often it is told, and opens nothing. */
  | { name: 'order'; product: string; monthly: number; period: string; id?: string }
  /** A request is accepted. */
  | { name: 'request'; kind: string }
  /** A payment period is chosen; `goal` is its `metrika_id`, for who knows it better than the settings of the counter. */
  | { name: 'period-choice'; period: string; goal?: string };

const EVENT = 'vitrina-site-event';

/** Tells whoever listens, from a custom element or from React alike. What listens may never stop a visitor. */
export function tell(event: SiteEvent, page: EventTarget = document): void {
  page.dispatchEvent(new CustomEvent<SiteEvent>(EVENT, { detail: event }));
}

/** Calls back with every event from now on; an error of the listener stays its own. */
export function onSiteEvent(hear: (event: SiteEvent) => void, page: EventTarget = document): void {
  page.addEventListener(EVENT, (event) => {
    if (!(event instanceof CustomEvent)) return;
    try {
      hear(event.detail);
    } catch {
      // Somebody else's script.
    }
  });
}
