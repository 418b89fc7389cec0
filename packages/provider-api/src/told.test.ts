import type { ProviderFailure } from '@vitrina/ordering';
import type { HttpFailure } from '@vitrina/provider-http';
import { expect, test } from 'vitest';
import { told } from './told';

test.each([
  [{ kind: 'unreachable' }, { kind: 'unreachable' }],
  [
    { kind: 'no-answer', reason: 'reset' },
    { kind: 'no-answer', reason: 'reset' },
  ],
  [
    { kind: 'malformed', detail: 'not JSON' },
    { kind: 'malformed', detail: 'not JSON' },
  ],
  [
    { kind: 'broken', status: 500 },
    { kind: 'broken', isOver: true },
  ],
  [
    { kind: 'broken', status: 503 },
    { kind: 'broken', isOver: true },
  ],
  // A gateway in between has lost the provider, or waited too long for it.
  [
    { kind: 'broken', status: 502 },
    { kind: 'broken', isOver: false },
  ],
  [
    { kind: 'broken', status: 504 },
    { kind: 'broken', isOver: false },
  ],
  [
    { kind: 'refused', status: 403, code: 'no_balance_for_hour' },
    { kind: 'refused', reason: 'no-balance' },
  ],
  [
    { kind: 'refused', status: 409, code: 'sold_out' },
    { kind: 'refused', reason: 'sold-out' },
  ],
  [
    { kind: 'refused', status: 401, code: 'unauthorized' },
    { kind: 'refused', reason: 'signed-out' },
  ],
  [
    { kind: 'refused', status: 403, code: 'forbidden' },
    { kind: 'refused', reason: 'signed-out' },
  ],
  [
    { kind: 'refused', status: 400, code: 'bad_request' },
    { kind: 'refused', reason: 'other' },
  ],
  [
    { kind: 'refused', status: 429, code: undefined },
    { kind: 'refused', reason: 'other' },
  ],
] satisfies [HttpFailure, ProviderFailure][])('%o is told as %o', (failure, expected) => {
  expect(told(failure)).toEqual(expected);
});
