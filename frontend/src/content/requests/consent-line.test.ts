import { expect, test } from 'vitest';
import { consentWords } from './consent-line';

const NOW = new Date('2026-11-23T15:20:00.000Z');

test('a request says which edition of which text was agreed to, and when', () => {
  const policy = { address: '/personal-data-policy', edition: { number: 2, from: '2026-11-22' } };
  expect(consentWords(policy, NOW)).toBe(
    'Согласие на обработку данных: /personal-data-policy, редакция 2 от 2026-11-22; принято 2026-11-23T15:20:00.000Z',
  );
});

test('a text that stands elsewhere has no edition to tell', () => {
  expect(consentWords({ address: 'https://example.com/policy' }, NOW)).toBe(
    'Согласие на обработку данных: https://example.com/policy; принято 2026-11-23T15:20:00.000Z',
  );
});
