import { expect, test } from 'vitest';
import { counterHosts } from './counter-hosts';
import { countersIn, countersToAskFor, NO_COUNTERS, toCounters } from './counter-settings';

test('a shop that has set nothing has no counter, no host and nothing to ask', () => {
  for (const fields of [
    {},
    { analytics_counter_id: '', analytics_goal_id: 'goal', analytics_plausible_domain: null },
  ]) {
    expect(toCounters(fields)).toEqual(NO_COUNTERS);
    expect(counterHosts(toCounters(fields))).toEqual({ scripts: [], connections: [] });
    expect(countersToAskFor(toCounters(fields))).toEqual([]);
  }
});

test('each counter that is set is one', () => {
  const counters = toCounters({
    ...{ analytics_counter_id: ' 12345 ', analytics_goal_id: 'buy', analytics_ga_id: 'G-ABC123' },
    ...{ analytics_roistat_id: '0123456789abcdef', analytics_plausible_address: 'https://stats.example.ru' },
    analytics_plausible_domain: 'example.ru',
    payment_periods: [{ code: 'P1Y', metrika_id: 'year' }, { code: 'P1M', metrika_id: '' }, null],
  });
  expect(counters).toEqual({
    metrika: { counter: '12345', goal: 'buy', periodGoals: { P1Y: 'year' } },
    ...{ ga4: { id: 'G-ABC123' }, roistat: { id: '0123456789abcdef' } },
    plausible: { address: 'https://stats.example.ru', domain: 'example.ru', needsConsent: true },
  });
  expect(countersIn(counters)).toEqual(['metrika', 'ga4', 'roistat', 'plausible']);
});

test.each([
  { analytics_counter_id: "1');alert(1)//" },
  { analytics_ga_id: 'UA-1-1' },
  { analytics_roistat_id: '../../x' },
  { analytics_plausible_address: 'https://stats.example.ru; script-src *', analytics_plausible_domain: 'a' },
  { analytics_plausible_address: 'javascript:alert(1)', analytics_plausible_domain: 'a' },
  { analytics_plausible_address: 'https://stats.example.ru' },
])('what cannot be one counts as none: %o', (fields) => {
  expect(toCounters(fields)).toEqual(NO_COUNTERS);
});

test('nobody is asked about a counter without cookies where the marketer says so', () => {
  const counters = toCounters({
    ...{ analytics_plausible_address: 'https://stats.example.ru', analytics_plausible_domain: 'a' },
    analytics_plausible_without_consent: true,
  });
  expect(countersIn(counters)).toEqual(['plausible']);
  expect(countersToAskFor(counters)).toEqual([]);
});
