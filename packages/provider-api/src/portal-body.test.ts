import { type RegistrationDetails, type RegistrationForm, readOrder } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { toPortalRequest } from './portal-request';

const FORM: RegistrationForm = {
  ...{
    fullName: 'Анна Демидова',
    email: ' anna@example.ru ',
    phone: '+7 900 123-45-67',
    agreeMailing: false,
  },
  customer: { kind: 'person' },
};

const DETAILS: RegistrationDetails = {
  ...{ token: 'proof', tags: ['dedicated'] },
  partner: { partner_code: 5, partner_type: 'hosting_friend' },
  origin: {
    referer: { firstVisit: 'https://first.example/', lastVisit: 'https://last.example/' },
    ...{ utm: { utm_source: '5' }, ymClientId: 'y', roistatVisit: 'r', gaClientId: 'g' },
  },
};

function bodyFor(query: string) {
  const order = readOrder('dedicated', new URLSearchParams(query));
  const wanted = { product: 'dedicated' as const, order: order.ok ? order.value : undefined };
  return toPortalRequest(FORM, { ...DETAILS, wanted });
}

/** What of the body tells of the order. */
function choose(query: string) {
  const { method, additional_services, adm_base, payment_period, plan_id, configuration } = bodyFor(query);
  return {
    ...{ method, additional_services, adm_base, payment_period },
    ...(plan_id !== undefined && { plan_id }),
    ...(configuration && { configuration }),
  };
}

test('a preset is a registration for servers, under the tariff that the portal keeps it by', () => {
  expect(choose('type=preset&id=3799&aid=3801&os=99&cp=4&ip=7&term=3&admin=true')).toStrictEqual({
    method: 'servers',
    additional_services: [99, 4, 7],
    adm_base: true,
    payment_period: 'P3M',
    plan_id: 3801,
  });
});

test('the number of a preset is not taken for that of a tariff', () => {
  expect(choose('type=preset&id=3799&term=1')).not.toHaveProperty('plan_id');
});

test('a configuration names its parts, and the configurator’s tariff where the query does not', () => {
  expect(
    choose(
      'type=config&os=99&term=1&cpu=11&memory=12&primaryStorage=13&secondaryStorage=14&secondaryStorage=15',
    ),
  ).toStrictEqual({
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

test('without an order it is for an account alone', () => {
  expect(choose('type=config&os=ubuntu&cpu=1&term=1')).toStrictEqual({
    ...{ method: 'servers', additional_services: [], adm_base: false, payment_period: 'P1M' },
  });
});

// Rule R80.
test('the payload says who registers and what was chosen', () => {
  expect(bodyFor('type=preset&id=3799&aid=1201&term=1')).toStrictEqual({
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
