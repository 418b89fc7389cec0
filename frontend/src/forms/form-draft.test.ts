import { expect, test } from 'vitest';
import { type DraftField, draftOf } from './form-draft';
import { LURE } from './proof-fields';

const FIELD: DraftField = {
  ...{ name: 'full_name', type: 'text', autocomplete: 'name', value: 'Анна' },
  ...{ isTaken: false, isOption: false },
};

test('what was typed and chosen is kept', () => {
  const fields: DraftField[] = [
    FIELD,
    { ...FIELD, name: 'msg', type: 'textarea', autocomplete: '', value: 'Узел' },
    { ...FIELD, name: 'customer_type', type: 'radio', value: 'organisation' },
    { ...FIELD, name: 'customer_type', type: 'radio', value: 'person', isTaken: true },
    { ...FIELD, name: 'consent', type: 'checkbox', value: 'on', isTaken: true },
    { ...FIELD, name: 'agree_mailing', type: 'checkbox', value: 'on' },
  ];
  expect(draftOf(fields)).toEqual({
    ...{ full_name: 'Анна', msg: 'Узел', customer_type: 'person', consent: 'on' },
  });
});

test.each<[string, Partial<DraftField>]>([
  ['a password', { type: 'password', autocomplete: 'current-password' }],
  ['a password that is shown', { type: 'text', autocomplete: 'current-password' }],
  ['a new password that is shown', { type: 'text', autocomplete: 'new-password' }],
  ['a field that is called a password', { name: 'password' }],
  ['a code of an SMS', { name: 'one', autocomplete: 'one-time-code' }],
  ['a field that is called a code', { name: 'code' }],
  ['a token', { name: 'token' }],
  ['the secret of the form', { name: 'registration', type: 'hidden' }],
  ['the proof of a browser', { name: 'proof', type: 'hidden' }],
  ['the field for programs', { name: LURE }],
  ['a file', { type: 'file' }],
  ['an option of an order, which stands in the address', { type: 'select-one', isOption: true }],
  ['a field without a name', { name: '' }],
  ['a novel', { value: 'а'.repeat(4_001) }],
])('%s is not kept', (_, change) => {
  expect(draftOf([{ ...FIELD, ...change }])).toEqual({});
});
