import { expect, test } from 'vitest';
import { readPortalChoice, toPortalRequest } from './portal-registration';
import type { RegistrationDetails } from './registration';

test('a preset is a registration for servers', () => {
  const query = new URLSearchParams('type=preset&id=1201&os=99&cp=4&ip=7&term=3&admin=true');
  expect(readPortalChoice(query)).toStrictEqual({
    method: 'servers',
    additional_services: [99, 4, 7],
    adm_base: true,
    payment_period: 'P3M',
    plan_id: 1201,
  });
});

test('a configuration names its parts, and the configurator’s tariff where the query does not', () => {
  const query = new URLSearchParams(
    'type=config&os=99&term=1&cpu=11&memory=12&primaryStorage=13&secondaryStorage=14&secondaryStorage=15',
  );
  expect(readPortalChoice(query)).toStrictEqual({
    method: 'dedicated-configuration',
    additional_services: [99],
    adm_base: false,
    payment_period: 'P1M',
    plan_id: 2191,
    configuration: {
      ...{ cpu_id: 11, memory_id: 12, primary_storage_id: 13, secondary_storage_id: 14, service_id: 2191 },
    },
  });
});

test.each([
  ['1', 'P1M'],
  ['3', 'P3M'],
  ['6', 'P6M'],
  ['12', 'P1Y'],
  ['', 'P1Y'],
  ['constructor', 'P1Y'],
])('a term of "%s" is %s', (term, period) => {
  expect(readPortalChoice(new URLSearchParams({ term })).payment_period).toBe(period);
});

test.each(['[14,15]', '["14"]', '14'])('secondaries written as %s begin with 14', (secondaryStorage) => {
  const query = new URLSearchParams({
    type: 'config',
    cpu: '1',
    memory: '2',
    primaryStorage: '3',
    secondaryStorage,
  });
  expect(readPortalChoice(query).configuration?.secondary_storage_id).toBe(14);
});

test('what cannot be read is left out, and so is a configuration without its parts', () => {
  expect(readPortalChoice(new URLSearchParams('type=config&os=ubuntu&cpu=1&term=1'))).toStrictEqual({
    ...{ method: 'dedicated-configuration', additional_services: [], adm_base: false },
    ...{ payment_period: 'P1M', plan_id: 2191 },
  });
});

test('the payload is that of the specification', () => {
  const choice = readPortalChoice(new URLSearchParams('type=preset&id=1201&term=1'));
  const form = {
    ...{
      fullName: 'Анна Демидова',
      email: ' anna@example.ru ',
      phone: '+7 900 123-45-67',
      agreeMailing: false,
    },
    customer: { kind: 'person' },
  } as const;
  const details: RegistrationDetails = {
    ...{ token: 'proof', tags: ['dedicated'] },
    partner: { partner_code: 5, partner_type: 'hosting_friend' },
    origin: {
      referer: { firstVisit: 'https://first.example/', lastVisit: 'https://last.example/' },
      ...{ utm: { utm_source: '5' }, ymClientId: 'y', roistatVisit: 'r', gaClientId: 'g' },
    },
  };
  expect(toPortalRequest(form, details, choice)).toStrictEqual({
    ...{
      method: 'servers',
      tags: ['dedicated'],
      additional_services: [],
      adm_base: false,
      agree_terms: true,
    },
    ...{ customer_type: 'person', email: 'anna@example.ru', full_name: 'Анна Демидова', newsletter: false },
    ...{ payment_period: 'P1M', phone_number: '79001234567', plan_id: 1201 },
    ...{ ym_client_id: 'y', roistat_visit: 'r', ga_client_id: 'g', utm_user: { utm_source: '5' } },
    referer: { firstVisit: 'https://first.example/', lastVisit: 'https://last.example/' },
    ...{ partner_code: 5, partner_type: 'hosting_friend' },
  });
});
