import { expect, test } from 'vitest';
import { mayHaveHappened, type ProviderFailure, ProviderOutage } from './provider-failure';

test.each([
  [{ kind: 'unreachable' }, false],
  [{ kind: 'refused', reason: 'other' }, false],
  [{ kind: 'refused', reason: 'signed-out' }, false],
  [{ kind: 'no-answer', reason: 'timeout' }, true],
  [{ kind: 'no-answer', reason: 'reset' }, true],
  [{ kind: 'broken', isOver: true }, true],
  [{ kind: 'malformed', detail: 'not JSON' }, true],
] satisfies [ProviderFailure, boolean][])('after %o the work may have been done: %s', (failure, expected) => {
  expect(mayHaveHappened(failure)).toBe(expected);
});

test('an outage names what was asked for, and the reason', () => {
  const outage = new ProviderOutage('listOs', { kind: 'malformed', detail: 'not JSON' });
  expect(outage.message).toContain('listOs');
  expect(outage.message).toContain('not JSON');
});
