import { describe, expect, test } from 'vitest';
import { parseForm } from '~/forms/parse-form';
import { firstRefusal } from '~/testing/first-refusal';
import { inLanguage } from '~/testing/in-language';
import { registrationSchema, toRegistrationForm } from './registration-schema';

const PERSON = {
  customer_type: 'person',
  full_name: 'Анна Демидова',
  email: 'anna@example.ru',
  phone_number: '+7 (900) 123-45-67',
  consent: 'on',
};
const ORGANISATION = {
  ...PERSON,
  customer_type: 'organisation',
  org_name: 'ООО «Ромашка»',
  inn: '7707083893',
  org_address: '',
};

describe('an organisation', () => {
  test.each([
    ['full_name', '', 'Как к вам обращаться?'],
    ['full_name', '   ', 'Как к вам обращаться?'],
    ['full_name', 'а'.repeat(201), 'В имени не больше 200 знаков'],
    ['email', '', 'Укажите почту: на неё придёт доступ к панели'],
    ['email', 'anna', 'Похоже, в адресе опечатка: нужен вид name@example.ru'],
    ['email', 'anna@example', 'Похоже, в адресе опечатка: нужен вид name@example.ru'],
    ['email', 'anna @example.ru', 'Похоже, в адресе опечатка: нужен вид name@example.ru'],
    ['email', 'anna@@example.ru', 'Похоже, в адресе опечатка: нужен вид name@example.ru'],
    ['email', `${'a'.repeat(250)}@b.ru`, 'В адресе почты не больше 254 знаков'],
    ['phone_number', '', 'Укажите телефон'],
    ['phone_number', '123-45-67', 'В номере от 10 до 15 цифр, например +7 900 123-45-67'],
    ['phone_number', '1234567890123456', 'В номере от 10 до 15 цифр, например +7 900 123-45-67'],
    ['phone_number', 'нет телефона', 'В номере от 10 до 15 цифр, например +7 900 123-45-67'],
    ['phone_number', '+7 900 123-45-6', 'В номере от 10 до 15 цифр, например +7 900 123-45-67'],
    ['phone_number', '9001234567 доб. 12', 'В номере от 10 до 15 цифр, например +7 900 123-45-67'],
    ['org_name', '', 'Укажите название организации'],
    ['org_name', ' ', 'Укажите название организации'],
    ['inn', '', 'Укажите ИНН'],
    ['inn', '123', 'В ИНН 10 цифр у организации и 12 у предпринимателя'],
    ['inn', '77070838931', 'В ИНН 10 цифр у организации и 12 у предпринимателя'],
    ['inn', '7707083894', 'В ИНН опечатка: его контрольные цифры не сходятся'],
    ['inn', '770708389301', 'В ИНН опечатка: его контрольные цифры не сходятся'],
    ['inn', '770708389O', 'В ИНН 10 цифр у организации и 12 у предпринимателя'],
    ['org_address', 'а'.repeat(501), 'В адресе не больше 500 знаков'],
  ])('with %s "%s" is told: %s', async (field, value, message) => {
    expect(await errorsOf({ ...ORGANISATION, [field]: value })).toEqual({ [field]: message });
  });

  test.each([
    ['inn', '500100732259'],
    ['inn', '0012345017'],
    ['inn', ' 7707083893 '],
    ['phone_number', '8 800 555 35 35'],
    ['phone_number', '+998 90 123 45 67'],
    ['email', ' anna@example.ru '],
    ['email', 'анна@почта.рф'],
    ['org_address', ''],
  ])('with %s "%s" is accepted', async (field, value) => {
    expect(await errorsOf({ ...ORGANISATION, [field]: value })).toEqual({});
  });

  test('is what somebody is who does not say', async () => {
    const { customer_type: _, ...unsaid } = ORGANISATION;
    const parsed = await parse(unsaid);
    expect(parsed).toMatchObject({ ok: true, values: { customer_type: 'organisation' } });
  });

  test('becomes a registration with its own block', async () => {
    expect(await registrationOf({ ...ORGANISATION, org_address: ' Москва ', agree_mailing: 'on' })).toEqual({
      fullName: 'Анна Демидова',
      email: 'anna@example.ru',
      phone: '+7 (900) 123-45-67',
      agreeMailing: true,
      customer: { kind: 'organisation', inn: '7707083893', name: 'ООО «Ромашка»', address: 'Москва' },
    });
  });
});

describe('a person', () => {
  test('needs neither INN nor name of an organisation, and becomes a registration without them', async () => {
    expect(await registrationOf(PERSON)).toEqual({
      fullName: 'Анна Демидова',
      email: 'anna@example.ru',
      phone: '+7 (900) 123-45-67',
      agreeMailing: false,
      customer: { kind: 'person' },
    });
  });

  test('is not stopped by a half-typed INN in the field that is hidden now', async () => {
    expect(await errorsOf({ ...PERSON, org_name: '', inn: '123', org_address: '' })).toEqual({});
  });
});

test.each([PERSON, ORGANISATION])(
  'without consent there is no account: %o',
  async ({ consent: _, ...form }) => {
    expect(await errorsOf(form)).toEqual({ consent: 'Без согласия аккаунт не создать' });
  },
);

test('somebody who is neither organisation nor person is refused', async () => {
  expect(Object.keys(await errorsOf({ ...PERSON, customer_type: 'robot' }))).toEqual(['customer_type']);
});

test('refusals are said in the language of the page, and an INN is explained to who has never heard of one', () => {
  expect(
    inLanguage('en', () => firstRefusal(registrationSchema, { ...ORGANISATION, inn: '', consent: true })),
  ).toBe('Enter the INN, the Russian taxpayer number');
  expect(
    inLanguage('en', () => firstRefusal(registrationSchema, { ...ORGANISATION, inn: '123', consent: true })),
  ).toBe('An INN has 10 digits for a company and 12 for a sole proprietor');
  expect(firstRefusal(registrationSchema, { ...ORGANISATION, inn: '', consent: true })).toBe('Укажите ИНН');
});

function parse(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return parseForm(registrationSchema, form, ['consent', 'agree_mailing']);
}

async function errorsOf(fields: Record<string, string>): Promise<Readonly<Record<string, string>>> {
  const parsed = await parse(fields);
  return !parsed.ok && parsed.state.status === 'invalid' ? parsed.state.errors : {};
}

async function registrationOf(fields: Record<string, string>) {
  const parsed = await parse(fields);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.state));
  return toRegistrationForm(parsed.values);
}
