import { expect, test } from 'vitest';
import { optionField, optionFields, valueIn, withOptions, withOrderOf } from './option-fields';

const ORDER = new URLSearchParams('type=preset&id=3799&os=5&admin=false&term=1');

test.each([
  ['a changed period', [['option.term', '12']], 'type=preset&id=3799&os=5&admin=false&term=12'],
  ['an option that is new', [['option.ip', '8']], 'type=preset&id=3799&os=5&admin=false&term=1&ip=8'],
  ['an option that is not wanted any more', [['option.os', '']], 'type=preset&id=3799&admin=false&term=1'],
  [
    'what goes together',
    [['option.id|aid', '4001|77']],
    'type=preset&id=4001&os=5&admin=false&term=1&aid=77',
  ],
  ['what goes together, in part', [['option.id|os', '4001|']], 'type=preset&id=4001&admin=false&term=1'],
  [
    'one of two lists for one thing, whichever was changed',
    [
      ['option.id|aid', '4001|'],
      ['option.id|aid', '3799|'],
    ],
    'type=preset&id=4001&os=5&admin=false&term=1',
  ],
  [
    'the later of two lists for one thing that were both changed',
    [
      ['option.id', '4001'],
      ['option.id', '4002'],
    ],
    'type=preset&id=4002&os=5&admin=false&term=1',
  ],
  [
    'two lists that settle one key together with another, each by what it changes',
    [
      ['option.id|os', '3799|9'],
      ['option.id|ip', '4001|'],
    ],
    'type=preset&id=4001&os=9&admin=false&term=1',
  ],
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

test('what a query says is the value of the field that shows it', () => {
  expect(valueIn(ORDER, ['id', 'aid', 'os'])).toBe('3799||5');
  expect(withOptions(ORDER, [[optionField({ keys: ['id', 'aid', 'os'] }), '3799||5']])).toEqual(ORDER);
});

test('of a form only its options are asked a price for: nothing that was typed leaves with them', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['full_name', 'Анна'],
    ['password', 'secret'],
    ['option.term', '3'],
  ] as const)
    form.append(name, value);
  expect(optionFields(form)).toEqual([[optionField({ keys: ['term'] }), '3']]);
});

test('an address follows the options of its order, and keeps its intent and all else it says', () => {
  const address = new URLSearchParams('auth=registrationDedicated&id=3799&os=5&term=1&intent=i&promo=spring');
  const changed = {
    order: 'type=preset&id=3799&term=6&ip=8',
    options: [{ keys: ['os'] }, { keys: ['ip', 'id'] }, { keys: ['term'] }],
  };
  expect(String(withOrderOf(address, changed))).toBe(
    'auth=registrationDedicated&id=3799&term=6&intent=i&promo=spring&ip=8',
  );
});
