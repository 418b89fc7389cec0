import { describe, expect, test } from 'vitest';
import { REQUEST_KINDS, type RequestKind } from '~/content/requests/visitor-request';
import { parseForm } from '~/forms/parse-form';
import { t } from '~/messages';
import { LANGUAGES } from '~/messages/language';
import { firstRefusal } from '~/testing/first-refusal';
import { inLanguage } from '~/testing/in-language';
import { KIND_RULES, parseRequestKind } from './request-kinds';
import { requestSchema } from './request-schema';

const GOOD = { name: 'Ольга', phone: '+7 (900) 123-45-67', email: 'olga@example.ru', msg: 'Нужен совет' };

test.each(REQUEST_KINDS)('whoever fills in all that «%s» asks for is heard', async (kind) => {
  expect((await parse(kind, GOOD)).ok).toBe(true);
});

describe.each(REQUEST_KINDS)('«%s»', (kind) => {
  test.each(KIND_RULES[kind].needs)('cannot do without %s, and says so at the field', async (field) => {
    const parsed = await parse(kind, { ...GOOD, [field]: ' ' });
    expect(parsed.ok ? {} : parsed.state).toMatchObject({
      status: 'invalid',
      errors: { [field]: expect.stringMatching(/.{8}/) },
    });
  });

  test('takes nothing it does not ask for', async () => {
    const parsed = await parse(kind, GOOD);
    if (!parsed.ok) throw new Error('it was refused');
    const { asks } = KIND_RULES[kind];
    for (const field of ['name', 'email', 'phone', 'msg'] as const)
      expect([field, parsed.values[field] !== '']).toEqual([field, asks.includes(field)]);
  });
});

test.each([
  ['a telephone alone', { email: '' }],
  ['an e-mail alone', { phone: '' }],
])('a reader who leaves %s can be answered', async (_, left) => {
  expect((await parse('contact-author', { ...GOOD, ...left })).ok).toBe(true);
});

test.each([
  ['no name', { name: ' ' }, { name: 'Как к вам обращаться?' }],
  ['no way to answer', { phone: '', email: ' ' }, { phone: 'Укажите телефон или почту: куда ответить?' }],
  ['half a number', { phone: '12345' }, { phone: 'В номере от 10 до 15 цифр, например +7 900 123-45-67' }],
  ['half an address', { email: 'olga@' }, { email: 'Похоже, в адресе опечатка: нужен вид name@example.ru' }],
  ['a novel', { msg: 'я'.repeat(2001) }, { msg: 'Не больше 2000 знаков' }],
])('a reader who leaves %s is told so at the field', async (_, left, errors) => {
  const parsed = await parse('story', { ...GOOD, ...left });
  expect(parsed.ok ? undefined : parsed.state).toMatchObject({ status: 'invalid', errors });
});

test.each(LANGUAGES)('every kind that needs a message asks for it by words of its own in %s', (language) => {
  const kinds = REQUEST_KINDS.filter((kind) => KIND_RULES[kind].needs.includes('msg'));
  const [asked, words] = inLanguage(language, () => {
    const missing: Partial<Record<RequestKind, string>> = t.requests.messageMissing;
    return [
      kinds.map((kind) => firstRefusal(requestSchema(kind), { ...GOOD, msg: '' })),
      kinds.map((kind) => missing[kind]),
    ];
  });
  expect(asked).toEqual(words);
  expect(words).not.toContain(undefined);
});

test('a product cannot be talked about without an e-mail: the answer comes by a ticket', async () => {
  const parsed = await parse('product', { ...GOOD, email: '' });
  expect(parsed.ok ? undefined : parsed.state).toMatchObject({
    errors: { email: 'Укажите почту: на неё ответим' },
  });
});

test.each([
  ['become-author', 'become-author'],
  ['large-server', 'large-server'],
  ['<script>', 'product'],
  [null, 'product'],
])('the address names the matter: %s', (named, kind) => {
  expect(parseRequestKind(named)).toBe(kind);
});

function parse(kind: RequestKind, values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return parseForm(requestSchema(kind), form);
}
