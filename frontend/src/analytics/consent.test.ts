import { expect, test } from 'vitest';
import { allowedCounters, keepConsent, mustAsk, parseConsent, readConsent, writeConsent } from './consent';
import type { CounterSettings } from './counter-settings';

const METRIKA = { metrika: { counter: '1', goal: '', periodGoals: {} } };
const GA4 = { ga4: { id: 'G-ABC123' } };
const UNASKED = { plausible: { address: 'https://stats.example.ru', domain: 'a', needsConsent: false } };
const YES = { isGiven: true, to: ['metrika'] } as const;
const NO = { isGiven: false } as const;

test('an answer comes back as it was kept', () => {
  for (const consent of [YES, NO]) {
    expect(parseConsent(writeConsent(consent))).toEqual(consent);
    const page = { cookie: '' };
    keepConsent(page, consent, true);
    expect(page.cookie).toMatch(
      /^vitrina-counters=1\.[a-z.]+; path=\/; max-age=15552000; samesite=lax; secure$/,
    );
    expect(readConsent(`a=b; ${page.cookie}`)).toEqual(consent);
  }
});

test.each([undefined, '', 'yes', '0.yes.metrika', '1', '1.perhaps'])('%s is no answer', (value) => {
  expect(parseConsent(value)).toBeUndefined();
});

test.each<[string, CounterSettings, Parameters<typeof mustAsk>[1], boolean, string[]]>([
  ['without counters nobody is asked', {}, undefined, false, []],
  ['before an answer nothing counts', METRIKA, undefined, true, []],
  ['a yes lets in what it was said to', METRIKA, YES, false, ['metrika']],
  ['a yes says nothing of a counter that came later', { ...METRIKA, ...GA4 }, YES, true, ['metrika']],
  ['a no stands, also for what comes later', { ...METRIKA, ...GA4 }, NO, false, []],
  ['what needs no consent counts at once', { ...METRIKA, ...UNASKED }, undefined, true, ['plausible']],
  ['what needs no consent is not asked about', UNASKED, undefined, false, ['plausible']],
])('%s', (_, settings, consent, isAsked, counting) => {
  expect(mustAsk(settings, consent)).toBe(isAsked);
  expect(Object.keys(allowedCounters(settings, consent))).toEqual(counting);
});
