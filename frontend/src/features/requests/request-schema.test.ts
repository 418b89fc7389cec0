import { expect, test } from 'vitest';
import { parseForm } from '~/forms/parse-form';
import { requestSchema } from './request-schema';
import { parseRequestKind } from './request-words';

const GOOD = { name: 'Ольга', phone: '+7 (900) 123-45-67', email: 'olga@example.ru', msg: '' };

test.each([
  ['both', {}],
  ['a telephone alone', { email: '' }],
  ['an e-mail alone', { phone: '' }],
])('a visitor who leaves %s can be answered', async (_, left) => {
  expect((await parse({ ...GOOD, ...left })).ok).toBe(true);
});

test.each([
  ['no name', { name: ' ' }, { name: 'Как к вам обращаться?' }],
  ['no way to answer', { phone: '', email: ' ' }, { phone: 'Укажите телефон или почту: куда ответить?' }],
  ['half a number', { phone: '12345' }, { phone: 'В номере от 10 до 15 цифр, например +7 900 123-45-67' }],
  ['half an address', { email: 'olga@' }, { email: 'Похоже, в адресе опечатка: нужен вид name@example.ru' }],
  ['a novel', { msg: 'я'.repeat(2001) }, { msg: 'Не больше 2000 знаков' }],
])('a visitor who leaves %s is told so at the field', async (_, left, errors) => {
  const parsed = await parse({ ...GOOD, ...left });
  expect(parsed.ok ? undefined : parsed.state).toMatchObject({ status: 'invalid', errors });
});

test.each([
  ['become-author', 'become-author'],
  ['large-server', 'product'],
  ['<script>', 'product'],
  [null, 'product'],
])('the address names the matter: %s', (named, kind) => {
  expect(parseRequestKind(named)).toBe(kind);
});

function parse(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return parseForm(requestSchema, form);
}
