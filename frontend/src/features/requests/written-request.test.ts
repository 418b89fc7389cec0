import {
  type ConfiguratorId,
  type DedicatedPlanId,
  type DedicatedPresetId,
  dedicatedOrder,
  serverOrder,
} from '@vitrina/ordering';
import { createProvider } from '@vitrina/provider-api';
import { describe, expect, test } from 'vitest';
import { REQUEST_KINDS, type RequestKind } from '~/content/requests/visitor-request';
import { inLanguage } from '~/testing/in-language';
import { readAskedRequest, writeAskedOrder } from './asked-order';
import { writtenRequest } from './written-request';

const LARGE = serverOrder({
  kind: 'configuration',
  configuratorId: '11' as ConfiguratorId,
  cpu: 24,
  ramGb: 48,
  diskGb: 500,
});
const MACHINE = dedicatedOrder(
  { kind: 'preset', presetId: '3799' as DedicatedPresetId, planId: '3801' as DedicatedPlanId },
  { isAdministered: true },
);
const ASKED = {
  id: 'id',
  number: '4F7K-29QX',
  name: 'Ольга',
  phone: '79001234567',
  email: 'olga@example.ru',
};
const MATTER = { subject: '', from: '/services/s3', lines: [] };
const ASKER = {
  order: undefined,
  matter: MATTER,
  username: undefined,
  ownDomain: 'vitrina.example',
  cpuLimit: 16,
};

describe('an order that is asked about', () => {
  test.each<[RequestKind, typeof LARGE | typeof MACHINE]>([
    ['large-server', LARGE],
    ['dedicated', MACHINE],
  ])('«%s» comes through a form and an address as it was', (kind, order) => {
    expect(readAskedRequest(kind, writeAskedOrder(order))).toEqual({ kind, order });
  });

  test('of another kind is none, and a large server without its server is a question', () => {
    expect(readAskedRequest('dedicated', writeAskedOrder(LARGE))).toEqual({
      kind: 'dedicated',
      order: undefined,
    });
    for (const broken of ['', 'auth=registrationVds', 'x'.repeat(5_000), null])
      expect(readAskedRequest('large-server', broken)).toEqual({ kind: 'product', order: undefined });
  });
});

describe('the landing service', () => {
  test.each<[RequestKind, string]>([
    ['become-author', 'TUTORIAL_WRITE'],
    ['technical-writer', 'DOCUMENTATION_WRITE'],
    ['ask-tutorial', 'TUTORIAL_ASK'],
    ['contact-author', 'CONTACT_AUTHOR'],
    ['story', 'STORY_TRY'],
  ])('hears of «%s» by its own form', (kind, type) => {
    expect(tell(kind)).toEqual({
      path: 'forms/submit',
      body: {
        type,
        data: { name: 'Ольга', phone: '79001234567', email: 'olga@example.ru', msg: 'Здравствуйте' },
      },
    });
  });

  test('hears which author is meant, for whom the form has no field', () => {
    const matter = { ...MATTER, subject: 'Иван Кузнецов' };
    expect(tell('contact-author', { matter })?.body).toMatchObject({
      data: { msg: 'Иван Кузнецов\n\nЗдравствуйте' },
    });
  });

  test('hears of a large server its cores and who is logged in', () => {
    expect(tell('large-server', { order: LARGE, username: 'demo' })?.body).toEqual({
      type: 'CREATE_VDS_VPS',
      data: { phone: '79001234567', feature: 24, username: 'demo' },
    });
  });

  test('hears nothing of a server that is sold without talking, however an address calls it', () => {
    expect(tell('large-server', { order: LARGE, cpuLimit: 24 })).toBeUndefined();
  });

  test('gets a ticket with the whole request in Russian, in whatever language it was written', () => {
    const lines = [['Процессор', 'AMD EPYC 7702']] as const;
    const matter = { ...MATTER, from: '', lines };
    expect(inLanguage('en', () => tell('dedicated', { order: MACHINE, matter }))).toEqual({
      path: 'tickets/create-dedicated',
      body: {
        ...{ email: 'olga@example.ru', source: 'cloud', service: 'dedicated' },
        server_ids: { plan_id: 3801, preset_id: 3799, is_admin: true },
        message: [
          'Заявка на выделенный сервер, № 4F7K-29QX',
          'Имя: Ольга',
          'Телефон: 79001234567',
          'Почта: olga@example.ru',
          'Процессор: AMD EPYC 7702',
          '',
          'Здравствуйте',
        ].join('\n'),
      },
    });
  });

  test.each([
    ['/services/s3', 's3'],
    ['/solutions/for-business', 'for-business'],
    ['/blog/news', 'cloud'],
  ])('learns of a question from %s which product it is about: %s', (from, service) => {
    expect(tell('product', { matter: { ...MATTER, from } })?.body).toMatchObject({ service });
  });

  test('hears no ticket of our own people, and of everything else something', () => {
    for (const email of ['', '  ', 'boss@vitrina.example', 'boss+test@VITRINA.example'])
      expect(tell('product', {}, email)).toBeUndefined();
    for (const kind of REQUEST_KINDS)
      expect([kind, tell(kind, { order: kind === 'large-server' ? LARGE : undefined })]).toEqual([
        kind,
        expect.objectContaining({ path: expect.any(String) }),
      ]);
  });
});

const { requests } = createProvider(() => Promise.reject(new Error('nothing is asked')));

function tell(
  kind: RequestKind,
  asker: Partial<Parameters<typeof writtenRequest>[1]> = {},
  email = ASKED.email,
) {
  const request = writtenRequest({ ...ASKED, kind, email, message: 'Здравствуйте' }, { ...ASKER, ...asker });
  return request && requests.deliveryOf(request);
}
