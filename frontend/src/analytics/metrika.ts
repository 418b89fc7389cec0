import type { SiteEvent } from '~/elements/site-events';
import { shopCurrency } from '~/messages/currency';
import { type Adapter, type CountedPage, inRoubles } from './adapter';
import type { CounterSettings } from './counter-settings';

type Settings = NonNullable<CounterSettings['metrika']>;
type Ym = ((...words: unknown[]) => void) & { a?: unknown[]; l?: number };

/** Yandex Metrika. It counts pages and goals; recordings of visits and maps of clicks stay off. */
export function metrika(settings: Settings, page: CountedPage): Adapter {
  const counter = Number(settings.counter);
  const ym = ymOf(page);
  ym(counter, 'init', {
    // Every page is told by us, once.
    ...{ defer: true, trackLinks: false, clickmap: false, webvisor: false, accurateTrackBounce: true },
    ...{ url: page.address(''), referrer: page.referrer() },
  });
  page.load('https://mc.yandex.ru/metrika/tag.js');
  return {
    hear(event) {
      if (event.name === 'page-view') {
        ym(counter, 'hit', page.address(event.path), { title: page.title(), referer: page.referrer() });
        return;
      }
      for (const goal of goalsOf(event, settings)) ym(counter, 'reachGoal', goal, parametersOf(event));
    },
    stop: () => ym(counter, 'destruct'),
  };
}

/** Its script takes up what was called before it came. */
function ymOf({ window }: CountedPage): Ym {
  const known = window.ym;
  if (typeof known === 'function') return (...words) => (window.ym as Ym)(...words);
  const queue: Ym = (...words) => {
    queue.a ??= [];
    queue.a.push(words);
  };
  queue.l = Date.now();
  window.ym = queue;
  // The script puts its own function in the place of the queue.
  return (...words) => (window.ym as Ym)(...words);
}

/** The goal of the CMS is the one of rule R103. The others have names of their own. */
export function goalsOf(event: SiteEvent, { goal, periodGoals }: Settings): string[] {
  const specified = goal ? [goal] : [];
  switch (event.name) {
    case 'registration':
      return [...specified, 'registration'];
    case 'banner-click':
      return isSpecifiedClick(event) ? [...specified, 'banner-click'] : ['banner-click'];
    case 'period-choice': {
      const chosen = event.goal || periodGoals[event.period];
      return chosen ? [chosen] : [];
    }
    case 'order':
    case 'request':
      return [event.name];
    default:
      return [];
  }
}

function isSpecifiedClick({ place, leadsTo }: Extract<SiteEvent, { name: 'banner-click' }>): boolean {
  return (place === 'blog' || place === 'tutorials') && leadsTo !== 'elsewhere';
}

function parametersOf(event: SiteEvent): object {
  const { name: _, ...told } = event;
  if (event.name !== 'order') return told;
  const { product, period, monthly } = event;
  return { product, period, order_price: inRoubles(monthly), currency: shopCurrency() };
}
