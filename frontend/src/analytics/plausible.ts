import type { SiteEvent } from '~/elements/site-events';
import { shopCurrency } from '~/messages/currency';
import { type Adapter, type CountedPage, inRoubles } from './adapter';
import type { CounterSettings } from './counter-settings';

type Settings = NonNullable<CounterSettings['plausible']>;

/** Plausible on a machine of the shop, by its events API: no script of others, no cookie, no identifier. */
export function plausible({ address, domain }: Settings, page: CountedPage): Adapter {
  let isStopped = false;
  return {
    hear(event) {
      if (isStopped || event.name === 'banner-view') return;
      const where = { domain, referrer: page.referrer() };
      const url = page.address(event.name === 'page-view' ? event.path : '');
      page.send(`${address}/api/event`, JSON.stringify({ ...where, url, ...told(event) }));
    },
    stop() {
      isStopped = true;
    },
  };
}

function told(event: SiteEvent): object {
  if (event.name === 'page-view') return { name: 'pageview' };
  if (event.name === 'order') {
    const { name, product, period, monthly } = event;
    return {
      ...{ name, props: { product, period } },
      revenue: { currency: shopCurrency(), amount: inRoubles(monthly).toFixed(2) },
    };
  }
  const { name, ...props } = event;
  return { name, props };
}
