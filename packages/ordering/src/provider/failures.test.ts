import { expect, test } from 'vitest';
import { mayHaveHappened, type ProviderFailure, ProviderOutage } from './failures';

test.each([
  [{ kind: 'unreachable' }, false],
  [{ kind: 'refused', status: 400, code: 'bad_request' }, false],
  [{ kind: 'refused', status: 429, code: undefined }, false],
  [{ kind: 'no-answer', reason: 'timeout' }, true],
  [{ kind: 'no-answer', reason: 'reset' }, true],
  [{ kind: 'broken', status: 500 }, true],
  [{ kind: 'malformed', detail: 'not JSON' }, true],
] satisfies [ProviderFailure, boolean][])('after %o the work may have been done: %s', (failure, expected) => {
  expect(mayHaveHappened(failure)).toBe(expected);
});

test('an outage names the call and the reason', () => {
  const outage = new ProviderOutage('listOs', { kind: 'broken', status: 503 });
  expect(outage.message).toContain('listOs');
  expect(outage.message).toContain('503');
});
