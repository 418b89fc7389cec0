import { expect, test } from 'vitest';
import { chosenPromo } from './promo-fields';

test.each([
  ['a form that was shown no code has that of its address', {}, 'autumn'],
  ['a code that was left stays', { offered_promo: 'spring', promo: 'spring' }, 'spring'],
  ['a code that was taken off is none, whatever the address says', { offered_promo: 'spring' }, ''],
  ['a code that was never shown is none', { offered_promo: 'spring', promo: 'forged' }, ''],
])('%s', (_, fields, promo) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(chosenPromo(form, 'autumn')).toBe(promo);
});
