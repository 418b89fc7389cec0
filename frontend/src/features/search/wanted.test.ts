import { expect, test } from 'vitest';
import { readWanted } from './wanted';

test.each([
  ['', { kind: undefined, section: undefined, page: 1 }],
  ['kind=service', { kind: 'service', section: undefined, page: 1 }],
  [
    'kind=tutorial&section=/tutorials/linux&page=3',
    { kind: 'tutorial', section: '/tutorials/linux', page: 3 },
  ],
  // What only articles have, and what makes no sense.
  ['kind=tariff&section=/tutorials/linux&page=3', { kind: 'tariff', section: undefined, page: 1 }],
  ['kind=nonsense&page=2', { kind: undefined, section: undefined, page: 1 }],
  ['kind=tutorial&section=linux&page=21', { kind: 'tutorial', section: undefined, page: 1 }],
  ['kind=tutorial&page=1.5', { kind: 'tutorial', section: undefined, page: 1 }],
  ['kind=tutorial&page=-1', { kind: 'tutorial', section: undefined, page: 1 }],
])('%s', (address, wanted) => {
  expect(readWanted(new URLSearchParams(address))).toEqual(wanted);
});
