import {
  confirmPrice,
  type IntentId,
  newIntentId,
  type Order,
  type OrderEntry,
  type PresetId,
  placeProductOrder,
  presetOrder,
  recordStep,
  toQuery,
} from '@vitrina/ordering';
import type { RecordedAttempt } from '@vitrina/ordering/replay';
import { describe, expect, test } from 'vitest';
import type { FaultOrder } from '../src/controls/fault';
import { readRecord } from '../src/replay/read-record';
import { replayAtSandbox } from '../src/replay/replay-at-sandbox';
import { replayInWords } from '../src/replay/replay-in-words';
import { bundleOf, openProductShop, RULES } from './product-shop';

type Faults = readonly (Partial<FaultOrder> & Pick<FaultOrder, 'endpoint' | 'kind'>)[];

/** What goes wrong in each attempt of an order of a server, and how the order must end. */
const STORIES: readonly [what: string, attempts: readonly Faults[], end: string][] = [
  ['nothing', [[]], 'created'],
  ['the answer of the creation', [[{ endpoint: 'createServer', kind: 'reset-after' }]], 'adopted'],
  ['the creation, with an error', [[{ endpoint: 'createServer', kind: 'status' }]], 'created'],
  [
    'the connection, before anything was made',
    [[{ endpoint: 'createServer', kind: 'reset' }]],
    'unconfirmed',
  ],
  ['an answer that cannot be read', [[{ endpoint: 'createServer', kind: 'malformed' }]], 'adopted'],
  ['every list', [Array(3).fill({ endpoint: 'listServers', kind: 'status' }), []], 'created'],
];

describe('an order that is replayed', () => {
  test.each(STORIES)('does the same again where %s went wrong', async (_, attempts, end) => {
    const { record, shop } = await openRecorder();
    const order = presetOrder((await shop.cheapest()).presetId);
    const intent = newIntentId();
    const made = [];
    for (const faults of attempts) made.push(await record(intent, order, faults));
    expect(made.at(-1)?.steps.at(-1)?.step).toBe(end);
    expect(made[0]?.steps.length).toBeGreaterThan(2);
    expect(await differences(intent, order, made)).toEqual([]);
  });

  test('finds a creation that comes late only where it was found', async () => {
    const { record, shop, servers } = await openRecorder();
    const order = presetOrder((await shop.cheapest()).presetId);
    const intent = newIntentId();
    const lost = await record(intent, order, [{ endpoint: 'createServer', kind: 'late', delayMs: 300 }]);
    expect(lost.steps.at(-1)?.step).toBe('unconfirmed');
    await expect.poll(() => servers()).toHaveLength(1);
    const repeated = await record(intent, order, []);
    expect(repeated.steps.at(-1)?.step).toBe('adopted');
    expect(await differences(intent, order, [lost, repeated])).toEqual([]);
  });

  test('does the same with each part of a bundle', async () => {
    const { record, catalogue } = await openRecorder();
    const order = await bundleOf(catalogue);
    const intent = newIntentId();
    const made = await record(intent, order, [{ endpoint: 'createServer', kind: 'reset-after' }]);
    const replayed = await replayAtSandbox(kept(intent, order, [made]));
    expect(new Set(replayed.map(({ name }) => name)).size).toBe(5);
    expect(replayed.filter(({ isSame }) => !isSame)).toEqual([]);
  });

  test('ends where its process was killed, and is adopted by the attempt after it', async () => {
    const { record, shop } = await openRecorder();
    const order = presetOrder((await shop.cheapest()).presetId);
    const intent = newIntentId();
    const whole = await record(intent, order, [{ endpoint: 'createServer', kind: 'reset-after' }]);
    const sent = whole.steps.findIndex(({ step }) => step === 'sent');
    const killed = { ...whole, steps: whole.steps.slice(0, sent + 1) };
    const repeated = await record(intent, order, []);
    expect(repeated.steps.map(({ step }) => step)).toEqual(['begun', 'resumed', 'looked', 'adopted']);
    expect(await differences(intent, order, [killed, repeated])).toEqual([]);
  });

  test('does the same where the sandbox does not sell what another shop had sold', async () => {
    const { record, shop } = await openRecorder();
    const intent = newIntentId();
    const made = await record(intent, presetOrder((await shop.cheapest()).presetId), []);
    const foreign = presetOrder('cpx-31' as PresetId);
    expect(await differences(intent, foreign, [made])).toEqual([]);
  });

  test('is told as different where the shop would do otherwise now', async () => {
    const { record, shop } = await openRecorder();
    const order = presetOrder((await shop.cheapest()).presetId);
    const intent = newIntentId();
    const made = await record(intent, order, [{ endpoint: 'createServer', kind: 'reset-after' }]);
    // As an earlier shop might have done it: without a look after the lost answer.
    const careless = { ...made, steps: made.steps.filter(({ step }, at) => step !== 'looked' || at < 2) };
    const replayed = await replayAtSandbox(kept(intent, order, [careless]));
    expect(replayed.map(({ isSame }) => isSame)).toEqual([false]);
    expect(replayInWords(replayed)).toContain('  ! then adopted, now nothing');
  });

  test.each([
    ['no JSON', '{', /JSON/],
    ['no record', '{}', /is a required field/],
    ['no intent', '{"intent":"7","product":"vds","order":"","attempts":[]}', /no order of this shop/],
    ['an order nobody can read', recordOf('vds', 'preset=.'), /cannot be read/],
    [
      'an app',
      recordOf('apps', 'type=backend&framework=express&preset=1&location=ru-1'),
      /made in the panel/,
    ],
  ])('is refused with a sentence when it is %s', (_, text, sentence) => {
    expect(() => readRecord(text)).toThrow(sentence);
  });
});

function recordOf(product: string, order: string): string {
  return JSON.stringify({ intent: newIntentId(), product, order, attempts: [] });
}

/** The record as it is downloaded and read. */
function kept(intent: IntentId, order: Order, attempts: readonly RecordedAttempt[]) {
  const { product } = order;
  return readRecord(JSON.stringify({ intent, product, order: toQuery(order).toString(), attempts }));
}

async function differences(intent: IntentId, order: Order, attempts: readonly RecordedAttempt[]) {
  return replayInWords(await replayAtSandbox(kept(intent, order, attempts))).filter((line) =>
    line.startsWith('  !'),
  );
}

/** A shop of which each attempt is recorded as its journal tells it. */
async function openRecorder() {
  const { shop, catalogue, price } = await openProductShop();
  const session = await shop.newCustomer();
  return {
    shop,
    catalogue,
    servers: () => shop.servers(session),
    async record(intent: IntentId, order: Order, faults: Faults): Promise<RecordedAttempt> {
      const confirm = confirmPrice(order, await price(order), catalogue, RULES);
      for (const fault of faults) await shop.fault(fault);
      const entries: OrderEntry[] = [];
      const startedAt = Date.now();
      await placeProductOrder(
        { intents: shop.intents, pause: async () => undefined, onEvent: (entry) => entries.push(entry) },
        ...([shop.customer(session), intent, order, confirm] as const),
      );
      await shop.forgetFaults();
      return { startedAt, settledSeconds: 120, steps: entries.map(recordStep) };
    },
  };
}
