import type { RegistrationDetails, RegistrationForm } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { toRegistrationRequest } from './registration-request';

const COMMON = {
  ...{ token: 'proof', tags: ['spring'], email: 'anna@example.ru', agree_mailing: true },
  ...{ oauth_provider: null, oauth_key: null, ym_client_id: null, roistat_visit: null },
};

test('an organisation registers with its own block, the phone as digits and the address without spaces', () => {
  const customer = {
    kind: 'organisation',
    inn: '7707083893',
    name: 'ООО «Ромашка»',
    address: 'Москва',
  } as const;
  expect(toRegistrationRequest({ ...form, customer }, details)).toStrictEqual({
    ...COMMON,
    org: {
      ...{ inn: '7707083893', name: 'ООО «Ромашка»', address: 'Москва' },
      ...{ contact_fio: 'Анна Демидова', phone: '79001234567' },
    },
  });
});

test('a person registers with a name and a phone, and nothing of an organisation', () => {
  const enriched = { kpp: '770701001' };
  const person = { ...form, customer: { kind: 'person' } } as const;
  expect(toRegistrationRequest(person, { ...details, enriched })).toStrictEqual({
    ...COMMON,
    user: { name: 'Анна Демидова', phone: '79001234567' },
  });
});

test('what a register knows goes into the block of the organisation, what was typed stays as typed', () => {
  const customer = { kind: 'organisation', inn: '7707083893', name: 'Ромашка', address: '' } as const;
  const enriched = {
    kpp: '770701001',
    finance: { year: 2025, revenue: 12_000_000 },
    phones: ['74950000000'],
  };
  expect(toRegistrationRequest({ ...form, customer }, { ...details, enriched }).org).toStrictEqual({
    ...enriched,
    ...{
      inn: '7707083893',
      name: 'Ромашка',
      address: '',
      contact_fio: 'Анна Демидова',
      phone: '79001234567',
    },
  });
});

test('counters, partner, vouching service and parent account go along when there are any', () => {
  const origin = { ...details.origin, ymClientId: '1690000000123', roistatVisit: '77', gaClientId: '1.2' };
  expect(
    toRegistrationRequest(
      { ...form, customer: { kind: 'person' } },
      {
        ...details,
        origin,
        partner: { partner_code: 501, partner_type: 'webmaster' },
        oauth: { provider: 'vk', key: 'k' },
        accountId: '9',
      },
    ),
  ).toStrictEqual({
    ...COMMON,
    ...{ oauth_provider: 'vk', oauth_key: 'k', ym_client_id: '1690000000123', roistat_visit: '77' },
    ...{ account_id: '9', partner_code: 501, partner_type: 'webmaster' },
    user: { name: 'Анна Демидова', phone: '79001234567' },
  });
});

const form: Omit<RegistrationForm, 'customer'> = {
  fullName: 'Анна Демидова',
  email: ' anna@example.ru ',
  phone: '+7 (900) 123-45-67',
  agreeMailing: true,
};

const details: RegistrationDetails = {
  ...{ token: 'proof', tags: ['spring'], partner: {} },
  origin: { referer: { firstVisit: '', lastVisit: '' }, utm: {} },
};
