import {
  balancerOrder,
  type DedicatedOrder,
  dedicatedOrder,
  type IntentId,
  newIntentId,
  type PaymentPeriod,
  type ProductOutcome,
} from '@vitrina/ordering';
import { describe, expect, test, vi } from 'vitest';
import { first, openProductShop } from './product-shop';

/** After this long a provider has finished or dropped what it was asked for. */
const SETTLED_MS = 120_000;

describe('a choice that is changed after an order without an answer', () => {
  test('is waited for while the first may still come to be, and then is the only thing that is made', async () => {
    const { shop, dedicated, place, made } = await openDedicatedShop();
    const intent = newIntentId();
    await shop.fault({ endpoint: 'createDedicatedServer', kind: 'timeout' });
    shop.waitAtMost(600);
    expect(await place(intent, dedicated('P1Y'))).toMatchObject({ status: 'unconfirmed' });
    shop.waitAtMost();
    expect(await place(intent, dedicated('P1M'))).toMatchObject({ status: 'unconfirmed' });
    expect(await made()).toEqual([]);
    shop.pass(SETTLED_MS);
    expect(await place(intent, dedicated('P1M'))).toMatchObject({ status: 'placed' });
    expect(await made()).toHaveLength(1);
    expect(await periodsSent(shop)).toEqual(['P1Y', 'P1M']);
  });

  test('is told apart from the first where that was made all the same, and is not made beside it', async () => {
    const { shop, dedicated, place, made } = await openDedicatedShop();
    const intent = newIntentId();
    // The provider goes on after we have stopped waiting, and is done when all looks for it are over.
    await shop.fault({ endpoint: 'createDedicatedServer', kind: 'late', delayMs: 4_000 });
    shop.waitAtMost(1_000);
    expect(await place(intent, dedicated('P1Y'))).toMatchObject({ status: 'unconfirmed' });
    shop.waitAtMost();
    await vi.waitFor(async () => expect(await made()).toHaveLength(1), { timeout: 20_000 });
    expect(await place(intent, dedicated('P1M'))).toMatchObject({
      ...{ status: 'refused', reason: { kind: 'other-wish' } },
    });
    expect(await made()).toHaveLength(1);
    expect(await place(intent, dedicated('P1Y'))).toMatchObject({ outcome: { adopted: true } });
  });

  test('is told apart from it also after nobody could look what became of it', async () => {
    const { shop, dedicated, place, made } = await openDedicatedShop();
    const intent = newIntentId();
    // The provider goes on after we have stopped waiting, and is done when all looks for it are over.
    await shop.fault({ endpoint: 'createDedicatedServer', kind: 'late', delayMs: 4_000 });
    shop.waitAtMost(1_000);
    expect(await place(intent, dedicated('P1Y'))).toMatchObject({ status: 'unconfirmed' });
    shop.waitAtMost();
    await vi.waitFor(async () => expect(await made()).toHaveLength(1), { timeout: 20_000 });
    shop.pass(SETTLED_MS + 1_000);
    await shop.fault({ endpoint: 'listDedicatedServers', kind: 'status', status: 503, times: 100 });
    expect(await place(intent, dedicated('P1Y'))).toMatchObject({ status: 'refused' });
    await shop.forgetFaults();
    expect(await place(intent, dedicated('P1M'))).toMatchObject({
      ...{ status: 'refused', reason: { kind: 'other-wish' } },
    });
    expect(await made()).toHaveLength(1);
  });

  test('of which the provider is not told is the same thing: it is found, and paid for as was chosen last', async () => {
    const { shop, catalogue, place, made } = await openProductShop();
    const session = await shop.newCustomer();
    const { presetId } = first(await catalogue.balancerTariffs());
    const intent = newIntentId();
    // The provider goes on after we have stopped waiting, and is done when all looks for it are over.
    await shop.fault({ endpoint: 'createBalancer', kind: 'late', delayMs: 4_000 });
    shop.waitAtMost(1_000);
    const monthly = balancerOrder(presetId, undefined, 'P1M');
    expect(await place(session, intent, balancerOrder(presetId, undefined, 'P1Y'))).toMatchObject({
      status: 'unconfirmed',
    });
    shop.waitAtMost();
    await vi.waitFor(async () => expect(await made(session, monthly)).toHaveLength(1), { timeout: 20_000 });
    expect(await place(session, intent, monthly)).toMatchObject({ outcome: { adopted: true } });
    expect(await made(session, monthly)).toHaveLength(1);
  });
});

test('two choices sent at once make one thing, and only who gets it is told so', async () => {
  const { shop, dedicated, place, made } = await openDedicatedShop();
  const intent = newIntentId();
  const outcomes = await Promise.all([place(intent, dedicated('P1Y')), place(intent, dedicated('P1M'))]);
  expect(await made()).toHaveLength(1);
  const [period, ...more] = await periodsSent(shop);
  expect(more).toEqual([]);
  const [yearly, monthly] = outcomes;
  const [lucky, other] = period === 'P1Y' ? [yearly, monthly] : [monthly, yearly];
  expect(lucky).toMatchObject({ status: 'placed' });
  expect(other).toMatchObject({ status: 'refused', reason: { kind: 'other-wish' } });
});

test('a choice that was refused leaves nothing behind that another would be told of', async () => {
  const { dedicated, place, made } = await openDedicatedShop();
  const intent = newIntentId();
  const refused = await place(intent, dedicated('P1Y'), async () => ({
    ok: false,
    reason: { kind: 'price-changed' },
  }));
  expect(refused).toMatchObject({ reason: { kind: 'price-changed' } });
  expect(await place(intent, dedicated('P3M'))).toMatchObject({ status: 'placed' });
  expect(await made()).toHaveLength(1);
});

/** A shop in which one customer orders one machine, whose period the provider is told of. */
async function openDedicatedShop() {
  const { shop, catalogue, place, made } = await openProductShop();
  const session = await shop.newCustomer();
  const { presetId, planId } = first(await catalogue.dedicatedTariffs());
  const dedicated = (period: PaymentPeriod) =>
    dedicatedOrder({ kind: 'preset', presetId, planId }, { period });
  return {
    shop,
    dedicated,
    place: (
      intent: IntentId,
      order: DedicatedOrder,
      confirm?: Parameters<typeof place>[3],
    ): Promise<ProductOutcome> => place(session, intent, order, confirm),
    made: () => made(session, dedicated('P1M')),
  };
}

async function periodsSent(shop: Awaited<ReturnType<typeof openProductShop>>['shop']): Promise<unknown[]> {
  const sent = await shop.requests('createDedicatedServer');
  return sent.map(({ forward }) => Object(forward?.data).payment_period);
}
