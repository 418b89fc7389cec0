import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOnly, type RegistrationForm, toRegistrationRequest } from './registration';

test('an organisation registers with its own block, the phone as digits and the address without spaces', () => {
  expect(
    toRegistrationRequest({
      ...form,
      customer: { kind: 'organisation', inn: '7707083893', name: 'ООО «Ромашка»', address: 'Москва' },
    }),
  ).toStrictEqual({
    ...{ token: '', tags: [], email: 'anna@example.ru', agree_mailing: true },
    org: {
      ...{ inn: '7707083893', name: 'ООО «Ромашка»', address: 'Москва' },
      ...{ contact_fio: 'Анна Демидова', phone: '79001234567' },
    },
  });
});

test('a person registers with a name and a phone, and nothing of an organisation', () => {
  expect(toRegistrationRequest({ ...form, customer: { kind: 'person' } })).toStrictEqual({
    ...{ token: '', tags: [], email: 'anna@example.ru', agree_mailing: true },
    user: { name: 'Анна Демидова', phone: '79001234567' },
  });
});

test('only digits of a phone are sent, all of them and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), notDigits)), (parts) => {
      const written = parts.map(([digit, between]) => `${between}${digit}`).join('');
      expect(digitsOnly(written)).toBe(parts.map(([digit]) => digit).join(''));
    }),
  );
});

const notDigits = fc.string().map((text) => text.replace(/\d/g, ''));

const form: Omit<RegistrationForm, 'customer'> = {
  fullName: 'Анна Демидова',
  email: ' anna@example.ru ',
  phone: '+7 (900) 123-45-67',
  agreeMailing: true,
};
