import { type DedicatedPlanId, type DedicatedPresetId, dedicatedOrder } from '@vitrina/ordering';
import { anyDedicatedOrder } from '@vitrina/ordering/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contract } from './contract';
import { deliveryOf } from './requests';

const MACHINE = dedicatedOrder(
  { kind: 'preset', presetId: '3799' as DedicatedPresetId, planId: '3801' as DedicatedPlanId },
  { isAdministered: true },
);
const ASKED = {
  kind: 'ticket' as const,
  email: ' visitor@example.ru ',
  message: 'Хочу',
  service: 'dedicated',
  dedicated: MACHINE,
};

test('of the form for a large server only digits of the phone, the cores and the name go out', () => {
  expect(
    deliveryOf({ kind: 'large-server', phone: '+7 (900) 123-45-67', cores: 24, username: undefined }),
  ).toStrictEqual({
    path: 'forms/submit',
    body: { type: 'CREATE_VDS_VPS', data: { phone: '79001234567', feature: 24, username: '' } },
  });
});

test('a contact goes out with the four fields of the contact form', () => {
  const contact = { name: 'Ольга', phone: '+7 900 123', email: ' a@example.ru ', message: 'Здравствуйте' };
  expect(deliveryOf({ kind: 'contact', form: 'CONTACT_AUTHOR', contact })).toStrictEqual({
    path: 'forms/submit',
    body: {
      type: 'CONTACT_AUTHOR',
      data: { name: 'Ольга', phone: '7900123', email: 'a@example.ru', msg: 'Здравствуйте' },
    },
  });
});

test('a ticket for a dedicated server names the tariff, and one for another product no machine', () => {
  expect(deliveryOf(ASKED)).toStrictEqual({
    path: 'tickets/create-dedicated',
    body: {
      ...{ email: 'visitor@example.ru', message: 'Хочу', source: 'cloud', service: 'dedicated' },
      server_ids: { plan_id: 3801, preset_id: 3799, is_admin: true },
    },
  });
  expect(deliveryOf({ ...ASKED, service: 's3', dedicated: undefined }).body).toMatchObject({
    service: 's3',
    server_ids: { plan_id: null, preset_id: null, is_admin: false },
  });
});

test('every ticket is one that the contract takes', () => {
  fc.assert(
    fc.property(anyDedicatedOrder, (dedicated) => {
      const ticket = deliveryOf({ ...ASKED, dedicated });
      expect(contract.createDedicatedTicket.request.isValidSync(ticket.body, { strict: true })).toBe(true);
    }),
  );
});
