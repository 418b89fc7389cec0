import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '~/messages/language';
import { inLanguage } from '~/testing/in-language';
import { CounterConsentBar } from './counter-consent-bar';
import type { CounterSettings } from './counter-settings';

const METRIKA: CounterSettings = { metrika: { counter: '1', goal: '', periodGoals: {} } };
const BOTH: CounterSettings = { ...METRIKA, ga4: { id: 'G-ABC123' } };

test.each<[Language, CounterSettings, string]>([
  ['ru', METRIKA, 'Счётчик (Яндекс Метрика) показывает нам, что на сайте полезно.'],
  ['ru', BOTH, 'Счётчики (Яндекс Метрика и Google Analytics) показывают нам, что на сайте полезно.'],
  ['en', METRIKA, 'An analytics tool (Yandex Metrica) shows us what is useful on this site.'],
  ['en', BOTH, 'Analytics tools (Yandex Metrica and Google Analytics) show us what is useful on this site.'],
])('in %s a visitor is asked by name: %o', (language, counters, words) => {
  const bar = createElement(CounterConsentBar, { counters, module: '/c.js', policy: undefined });
  expect(inLanguage(language, () => renderToStaticMarkup(bar))).toContain(words);
});
