import type { SiteEvent } from '~/elements/site-events';
import type { CountedPage } from './adapter';
import type { CounterSettings } from './counter-settings';
import { countersOn } from './counters';

/** Every counter there is, with ids of nobody. */
export const EVERY_COUNTER: CounterSettings = {
  metrika: { counter: '1', goal: 'goal', periodGoals: {} },
  ga4: { id: 'G-EXAMPLE' },
  roistat: { id: '00000000' },
  plausible: { address: 'https://stats.example', domain: 'shop.example', needsConsent: true },
};

/** What each counter would be called with for an event, after its own beginning; nothing leaves the browser. */
export function whatCountersHear(event: SiteEvent): string[] {
  const heard: string[] = [];
  const note = (who: string, words: unknown[]) => heard.push(`${who} ${words.map(written).join(', ')}`);
  const page: CountedPage = {
    window: {
      ym: (...words: unknown[]) => note('ym', words),
      gtag: (...words: unknown[]) => note('gtag', words),
      roistat: { event: { send: (...words: unknown[]) => note('roistat.event.send', words) } },
    },
    load: () => undefined,
    address: (path) => `https://shop.example${path}`,
    referrer: () => '',
    title: () => '',
    send: (address, body) => note('POST', [address, body]),
  };
  const held = { put: () => undefined, take: () => [] };
  const counters = countersOn(page, EVERY_COUNTER, () => 'https://shop.example/', held);
  // What it takes to begin is the same for each event: the first one heard alone tells it apart.
  counters.hear({ name: 'period-choice', period: '' });
  heard.length = 0;
  counters.hear(event);
  return heard;
}

function written(word: unknown): string {
  return typeof word === 'object' ? JSON.stringify(word) : String(word);
}
