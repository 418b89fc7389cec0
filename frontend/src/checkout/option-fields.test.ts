import { expect, test } from 'vitest';
import { optionField, optionFields, withOptions, withOrderOf } from './option-fields';

const ORDER = new URLSearchParams('type=preset&id=3799&os=5&admin=false&term=1');

test.each([
  ['a changed period', [['option.term', '12']], 'type=preset&id=3799&os=5&admin=false&term=12'],
  ['an option that is new', [['option.ip', '8']], 'type=preset&id=3799&os=5&admin=false&term=1&ip=8'],
  ['an option that is not wanted any more', [['option.os', '']], 'type=preset&id=3799&admin=false&term=1'],
  [
    'a field of another subject',
    [
      ['os', '9'],
      ['email', 'a@b.ru'],
    ],
    String(ORDER),
  ],
  ['a file in the place of an option', [['option.os', new Blob()]], String(ORDER)],
] as [string, [string, unknown][], string][])('%s is read from the form', (_, fields, query) => {
  expect(String(withOptions(ORDER, fields))).toBe(query);
});

test('of a form only its options are asked a price for: nothing that was typed leaves with them', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['full_name', 'Анна'],
    ['password', 'secret'],
    ['option.term', '3'],
  ] as const)
    form.append(name, value);
  expect(optionFields(form)).toEqual([[optionField('term'), '3']]);
});

test('an address follows the options of its order, and keeps its intent and all else it says', () => {
  const address = new URLSearchParams('auth=registrationDedicated&id=3799&os=5&term=1&intent=i&promo=spring');
  const changed = {
    order: 'type=preset&id=3799&term=6&ip=8',
    options: ['os', 'ip', 'term'].map((key) => ({ key })),
  };
  expect(String(withOrderOf(address, changed))).toBe(
    'auth=registrationDedicated&id=3799&term=6&intent=i&promo=spring&ip=8',
  );
});
