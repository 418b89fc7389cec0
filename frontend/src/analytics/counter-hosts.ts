import type { CounterSettings } from './counter-settings';

/** Where the counters of a shop load their scripts from and what they tell, as sources of a Content Security Policy. */
export interface CounterHosts {
  scripts: string[];
  connections: string[];
}

/** Of the counters that are set, and of no other. */
export function counterHosts({ metrika, ga4, roistat, plausible }: CounterSettings): CounterHosts {
  return {
    scripts: [
      ...(metrika ? METRIKA : []),
      ...(ga4 ? ['https://www.googletagmanager.com'] : []),
      ...(roistat ? [ROISTAT] : []),
    ],
    connections: [
      ...(metrika ? METRIKA : []),
      ...(ga4 ? GOOGLE : []),
      ...(roistat ? [ROISTAT] : []),
      ...(plausible ? [plausible.address] : []),
    ],
  };
}

const METRIKA = ['https://mc.yandex.ru', 'https://mc.yandex.com'];
/** Which of its regions it tells, Google decides by where the visitor is. */
const GOOGLE = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];
const ROISTAT = 'https://cloud.roistat.com';
