import { expect, test } from 'vitest';
import { whatCountersHear } from './what-counters-hear';

test('a developer sees every call of every counter for an event, and none of its beginning', () => {
  const heard = whatCountersHear({ name: 'registration', product: 'vds' });
  expect(heard.map((call) => call.split(',')[0])).toEqual([
    ...[
      'ym 1',
      'ym 1',
      'gtag event',
      'roistat.event.send registration',
      'POST https://stats.example/api/event',
    ],
  ]);
  expect(heard[0]).toContain('reachGoal, goal');
});
