import { expect, test } from 'vitest';
import { databaseClock } from './database';

test.each([
  ['pl-1', 3],
  ['ru-1', 3.3],
  ['nl-1', 3.3],
])('the clock of databases in %s is %d GHz', (location, clock) => {
  expect(databaseClock(location)).toBe(clock);
});
