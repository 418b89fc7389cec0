import { expect, test } from 'vitest';
import type { MadeResource } from '../provider';
import type { ProviderFailure } from '../provider-failure';
import { fail, type Result, succeed } from '../result';
import { IntentHeld, newIntentId } from './intent';
import { createMemoryIntents } from './memory-intents';
import type { OrderEntry } from './order-journal';
import type { OrderRefusal } from './order-outcome';
import { type OrderSteps, placeOrder } from './place-order';
import { resourceName } from './resource-name';

const TIMEOUT: ProviderFailure = { kind: 'no-answer', reason: 'timeout' };
const BROKEN: ProviderFailure = { kind: 'broken', isOver: true };
const REFUSED: ProviderFailure = { kind: 'refused', reason: 'no-balance' };

test('an order that goes well is told from its beginning to its end', async () => {
  const shop = openShop();
  await shop.order();
  expect(shop.told()).toEqual(['begun', 'looked: nothing', 'sent: 1', 'answered: 1', 'created: 1']);
});

test('every entry says which intent, kind and name it belongs to', async () => {
  const shop = openShop();
  await shop.order();
  for (const entry of shop.entries)
    expect(entry).toMatchObject({ intent: shop.intent, kind: 'server', name: resourceName(shop.intent) });
});

test('an order sent again says that it was resumed and what it adopted', async () => {
  const shop = openShop();
  await shop.order();
  shop.entries.length = 0;
  await shop.order();
  expect(shop.told()).toEqual(['begun', 'resumed', 'looked: 1', 'adopted: 1']);
});

test('a lost answer is told with what went wrong, and each look behind it', async () => {
  const shop = openShop({ answers: [TIMEOUT] });
  await shop.order();
  const looks = Array(3).fill('looked: nothing');
  expect(shop.told()).toEqual([
    ...['begun', 'looked: nothing', 'sent: 1', 'failed: no-answer', ...looks, 'unconfirmed'],
  ]);
});

test('a creation that certainly came to nothing is told as settled before the next is sent', async () => {
  const shop = openShop({ answers: [BROKEN] });
  await shop.order();
  expect(shop.told().slice(3)).toEqual([
    ...['failed: broken', 'looked: nothing', 'looked: nothing', 'looked: nothing', 'settled'],
    ...['sent: 2', 'answered: 1', 'created: 1'],
  ]);
});

test('a refusal is told with its reason, whoever refuses', async () => {
  const byProvider = openShop({ answers: [REFUSED] });
  await byProvider.order();
  expect(byProvider.told().slice(3)).toEqual(['failed: refused', 'settled', 'refused: no-balance']);
  const byUs = openShop({ objection: { kind: 'price-changed' } });
  await byUs.order();
  expect(byUs.told()).toEqual(['begun', 'looked: nothing', 'refused: price-changed']);
});

test('a list that does not come is told with its failure', async () => {
  const shop = openShop({ listing: BROKEN });
  await shop.order();
  expect(shop.entries[1]).toMatchObject({ step: 'looked', found: 'unknown', failure: BROKEN });
  expect(shop.told().at(-1)).toBe('refused: unavailable');
});

test('an intent that somebody else holds is told as held, and nothing has begun', async () => {
  const shop = openShop();
  const intents = { ...createMemoryIntents(), exclusively: () => Promise.reject(new IntentHeld()) };
  await expect(shop.order({ intents })).rejects.toThrow(IntentHeld);
  expect(shop.told()).toEqual(['held']);
});

test('a creation is looked for, and not sent again, for as long as the provider is given to finish', async () => {
  let now = 0;
  const intents = createMemoryIntents({ now: () => now });
  const shop = openShop({ answers: [TIMEOUT] });
  await shop.order({ intents, settledSeconds: 5 });
  now = 4_999;
  expect(await shop.order({ intents, settledSeconds: 5 })).toEqual({ status: 'unconfirmed' });
  now = 5_000;
  expect(await shop.order({ intents, settledSeconds: 5 })).toMatchObject({ status: 'created' });
});

interface Script {
  answers?: ProviderFailure[];
  listing?: ProviderFailure;
  objection?: OrderRefusal;
}

/** One intent, a provider that fails as the script says and then works, and all that was told of the intent. */
function openShop({ answers = [], listing, objection }: Script = {}) {
  const made: MadeResource[] = [];
  const entries: OrderEntry[] = [];
  const intent = newIntentId();
  const intents = createMemoryIntents();
  const steps: OrderSteps = {
    kind: 'server',
    list: async () => (listing ? fail(listing) : succeed([...made])),
    objection: async () => objection,
    create: async (name): Promise<Result<MadeResource, ProviderFailure>> => {
      const failure = answers.shift();
      if (failure) return fail(failure);
      const resource = { id: String(made.length + 1), name, createdAt: new Date() };
      made.push(resource);
      return succeed(resource);
    },
  };
  return {
    intent,
    entries,
    order: (settings: Partial<Parameters<typeof placeOrder>[0]> = {}) =>
      placeOrder(
        { intents, pause: async () => undefined, onEvent: (entry) => entries.push(entry), ...settings },
        intent,
        steps,
      ),
    told: () => entries.map(inShort),
  };
}

/** The step, and what tells it from the same step of another order. */
function inShort(entry: OrderEntry): string {
  switch (entry.step) {
    case 'looked':
      return `looked: ${typeof entry.found === 'string' ? entry.found : entry.found.id}`;
    case 'sent':
      return `sent: ${entry.creation}`;
    case 'answered':
    case 'created':
    case 'adopted':
      return `${entry.step}: ${entry.id}`;
    case 'failed':
      return `failed: ${entry.failure.kind}`;
    case 'refused':
      return `refused: ${entry.reason.kind}`;
    default:
      return entry.step;
  }
}
