import {
  accompanyDedicatedOrder,
  type DedicatedSummary,
  dedicatedOrder,
  type IntentId,
  newIntentId,
  offerDedicated,
} from '@vitrina/ordering';
import { describe, expect, test } from 'vitest';
import { object, string } from 'yup';
import { first, openProductShop } from './product-shop';

const OWN_DOMAIN = 'vitrina.example';

describe('what accompanies a dedicated order', () => {
  test('is a ticket with a summary in Russian, and a log call', async () => {
    const { shop, session, accompany } = await orderedServer();
    expect(await accompany()).toEqual({ ticket: 'sent', log: 'sent' });
    const [ticket, ...more] = (await shop.requests('createTicket')).map(({ forward }) => forward);
    expect(more).toEqual([]);
    expect(ticket).toMatchObject({
      path: `portal/v2/accounts/${session.user.id}/tickets`,
      data: {
        ...{ title: 'Заказ выделенного сервера «Proud Eagle»', abuse_incident: false, attachments: [] },
        ...{ service_default: 17, services: [17], source_type: 'cloud_site' },
      },
    });
    const { message } = withMessage.validateSync(ticket?.data, { strict: true });
    expect(message.split('\n')).toEqual([
      'Клиент заказал на сайте выделенный сервер «Proud Eagle», номер 17.',
      'Тариф: 3799',
      'Расположение: Санкт-Петербург',
      'Сервер: E3-1240 / 8 / 1',
      'Система: Ubuntu 24.04',
      'Администрирование: Базовый уровень администрирования',
      'Оплата за: 3 месяца',
      'Стоимость: 9\u00a0477\u00a0₽ в месяц',
    ]);
    expect((await shop.requests('sendLog')).map(({ body }) => body)).toEqual([
      { action: 'cloud_site_reg_dedic' },
    ]);
  });

  test('is one ticket however often the order is sent, also when the answer was lost', async () => {
    const { shop, accompany } = await orderedServer();
    await shop.fault({ endpoint: 'createTicket', kind: 'reset-after' });
    expect(await accompany()).toMatchObject({ ticket: { kind: 'no-answer' } });
    expect(await accompany()).toMatchObject({ ticket: 'sent-before' });
    expect(await shop.requests('createTicket')).toHaveLength(1);
  });

  test('is tried again when it was certainly not sent', async () => {
    const { shop, accompany } = await orderedServer();
    await shop.fault({
      endpoint: 'createTicket',
      kind: 'status',
      status: 429,
      errorCode: 'too_many_requests',
    });
    expect(await accompany()).toMatchObject({ ticket: { kind: 'refused', reason: 'other' } });
    expect(await accompany()).toMatchObject({ ticket: 'sent' });
  });

  test.each(['anna@vitrina.example', 'anna+test@VITRINA.example', 'anna@mail.vitrina.example'])(
    'is no ticket for %s, but the log call all the same',
    async (email) => {
      const { shop, accompany } = await orderedServer(email);
      expect(await accompany()).toEqual({ ticket: 'not-for-own-people', log: 'sent' });
      expect(await shop.requests('createTicket')).toEqual([]);
    },
  );

  test('fails without harm', async () => {
    const { shop, accompany } = await orderedServer();
    await shop.fault({ endpoint: 'createTicket', kind: 'status', status: 500 });
    await shop.fault({ endpoint: 'sendLog', kind: 'status', status: 500 });
    expect(await accompany()).toEqual({
      ticket: { kind: 'broken', isOver: true },
      log: { kind: 'broken', isOver: true },
    });
  });
});

const withMessage = object({ message: string().required() });

/** The smallest machine with Ubuntu and administration, for three months. */
async function orderedServer(email?: string) {
  const { shop, catalogue, monthly } = await openProductShop();
  const session = await shop.newCustomer(email);
  const { presetId, planId } = first(await catalogue.dedicatedTariffs());
  const services = await catalogue.dedicatedServices();
  const osId = first(services.filter(({ caption }) => caption === 'Ubuntu 24.04')).serviceId;
  const order = dedicatedOrder(
    { kind: 'preset', presetId, planId },
    { osId, isAdministered: true, period: 'P3M' },
  );
  const offer = await offerDedicated(order, catalogue);
  if (offer.kind !== 'offer') throw new Error(offer.kind);
  const summary: DedicatedSummary = {
    ...{ resource: { id: '17', name: 'Proud Eagle' }, order, offer, monthly: await monthly(order) },
    place: 'Санкт-Петербург',
  };
  const intent: IntentId = newIntentId();
  const customer = shop.customer(session);
  return {
    shop,
    session,
    accompany: () => accompanyDedicatedOrder(shop.intents, customer, intent, summary, OWN_DOMAIN),
  };
}
