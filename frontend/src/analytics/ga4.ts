import type { SiteEvent } from '~/elements/site-events';
import { shopCurrency } from '~/messages/currency';
import { type Adapter, type CountedPage, inRoubles } from './adapter';
import type { CounterSettings } from './counter-settings';

type Settings = NonNullable<CounterSettings['ga4']>;

/** Google Analytics 4, by its recommended events; nothing for advertising. */
export function ga4({ id }: Settings, page: CountedPage): Adapter {
  const gtag = gtagOf(page);
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' });
  gtag('js', new Date());
  const place = () => ({ page_location: page.address(''), page_referrer: page.referrer() });
  // Every page is told by us, once, and without what only this visitor's address says.
  gtag('config', id, { send_page_view: false, ...place() });
  page.load(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  return {
    hear(event) {
      if (event.name === 'page-view') {
        const shown = { ...place(), page_location: page.address(event.path), page_title: page.title() };
        gtag('set', shown);
        gtag('event', 'page_view', { ...shown, send_to: id });
        return;
      }
      const [name, parameters] = told(event);
      gtag('event', name, { ...parameters, ...place(), send_to: id });
    },
    stop() {
      page.window[`ga-disable-${id}`] = true;
    },
  };
}

/** Its script reads the very objects of arguments, so a list will not do. */
function gtagOf({ window }: CountedPage): (...words: unknown[]) => void {
  const layer: unknown[] = Array.isArray(window.dataLayer) ? window.dataLayer : [];
  window.dataLayer = layer;
  const gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  } as (...words: unknown[]) => void;
  window.gtag ??= gtag;
  return (...words) => (window.gtag as typeof gtag)(...words);
}

function told(event: Exclude<SiteEvent, { name: 'page-view' }>): [name: string, parameters: object] {
  switch (event.name) {
    case 'registration':
      return ['sign_up', { method: 'site', product: event.product }];
    case 'order': {
      const price = inRoubles(event.monthly);
      const bought = { item_id: event.product, item_name: event.product, item_variant: event.period, price };
      return [
        'purchase',
        {
          ...(event.id && { transaction_id: event.id }),
          value: price,
          currency: shopCurrency(),
          items: [bought],
        },
      ];
    }
    case 'request':
      return ['generate_lead', { kind: event.kind }];
    case 'banner-click':
      return ['select_promotion', { ...promotion(event), leads_to: event.leadsTo }];
    case 'banner-view':
      return ['view_promotion', promotion(event)];
    case 'period-choice':
      return ['period_choice', { period: event.period }];
  }
}

function promotion({ banner, variant, place }: { banner: string; variant: string; place: string }) {
  return { promotion_id: banner, creative_name: variant, creative_slot: place };
}
