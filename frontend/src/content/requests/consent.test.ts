import { expect, test } from 'vitest';
import { consentTo } from './consent';

const NOW = new Date('2026-11-23T15:20:00.000Z');

test('a consent says which edition of which text was agreed to, and when', () => {
  const policy = { address: '/personal-data-policy', edition: { number: 2, from: '2026-11-22' } };
  expect(consentTo(policy, NOW)).toStrictEqual({
    ...{ document: '/personal-data-policy', edition: 2, effective_from: '2026-11-22' },
    accepted_at: '2026-11-23T15:20:00.000Z',
  });
});

test('a text that stands elsewhere has no edition to tell', () => {
  expect(consentTo({ address: 'https://example.com/policy' }, NOW)).toStrictEqual({
    ...{ document: 'https://example.com/policy', accepted_at: '2026-11-23T15:20:00.000Z' },
  });
});
