import { expect, test } from 'vitest';
import { bitsOf, refusesCounting } from './cohort';

test('every bit of a cohort is set in half of all cohorts, so each banner has halves of equal size', () => {
  const cohorts = Array.from({ length: 256 }, (_, cohort) => bitsOf(cohort).split(' '));
  for (let half = 0; half < 8; half += 1)
    expect(cohorts.filter((bits) => bits.includes(`${half}`))).toHaveLength(128);
});

test.each([
  [0, ''],
  [5, '0 2'],
  [255, '0 1 2 3 4 5 6 7'],
])('the bits of %i are %j', (cohort, bits) => {
  expect(bitsOf(cohort)).toBe(bits);
});

test.each([
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: 'unspecified', globalPrivacyControl: false }, false],
])('a browser that says %j refuses to be counted: %j', (asked, refuses) => {
  expect(refusesCounting(asked)).toBe(refuses);
});
