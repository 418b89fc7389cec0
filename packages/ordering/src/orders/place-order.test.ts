import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namesakes } from '../conformance/namesakes';
import type { MadeResource } from '../provider';
import type { ProviderFailure } from '../provider-failure';
import { fail, succeed } from '../result';
import { anyIntent, intentAt } from '../testing/intents';
import type { IntentId, IntentStore } from './intent';
import { IntentHeld, newIntentId } from './intent';
import { createMemoryIntents } from './memory-intents';
import type { OrderRefusal } from './order-outcome';
import { type OrderSteps, type PlaceOrderSettings, placeOrder } from './place-order';
import { resourceName } from './resource-name';

const TIMEOUT: ProviderFailure = { kind: 'no-answer', reason: 'timeout' };
const RESET: ProviderFailure = { kind: 'no-answer', reason: 'reset' };
const MALFORMED: ProviderFailure = { kind: 'malformed', detail: 'not JSON' };
const BROKEN: ProviderFailure = { kind: 'broken', isOver: true };
const GATEWAY: ProviderFailure = { kind: 'broken', isOver: false };
const UNREACHABLE: ProviderFailure = { kind: 'unreachable' };
const SIGNED_OUT: ProviderFailure = { kind: 'refused', reason: 'signed-out' };

describe('an order', () => {
  test('makes one resource under the name of its intent', async () => {
    const shop = openShop();
    const intent = newIntentId();
    const name = resourceName(intent);
    expect(await shop.order(intent)).toEqual({ status: 'created', id: '1', name, adopted: false });
    expect(shop.resources()).toMatchObject([{ id: '1', name }]);
  });

  test('sent again gets what it has already made', async () => {
    const shop = openShop();
    const intent = newIntentId();
    await shop.order(intent);
    expect(await shop.order(intent)).toMatchObject({ status: 'created', id: '1', adopted: true });
    expect(shop.creations()).toBe(1);
  });

  test('sent twice at once makes one resource and tells both', async () => {
    const shop = openShop();
    const intent = newIntentId();
    expect(await Promise.all([shop.order(intent), shop.order(intent)])).toMatchObject([
      { status: 'created', id: '1', adopted: false },
      { status: 'created', id: '1', adopted: true },
    ]);
    expect(shop.creations()).toBe(1);
  });

  test('whose intent is held without an end says so, and touches nothing', async () => {
    const shop = openShop();
    const intents = { ...shop.settings.intents, exclusively: () => Promise.reject(new IntentHeld()) };
    const held = placeOrder({ ...shop.settings, intents }, newIntentId(), shop.steps);
    await expect(held).rejects.toThrow(IntentHeld);
    expect([shop.looks(), shop.creations()]).toEqual([0, 0]);
  });
});

describe('an instance that cannot know whether another is at work', () => {
  /** It is certain as often as the answers say, and then no longer. */
  const withoutCertainty = (answers: boolean[] = [], script: Script = {}) => {
    const shop = openShop(script);
    const intents: IntentStore = {
      ...shop.settings.intents,
      exclusively: (_, work) => work({ mayMake: async () => answers.shift() ?? false }),
    };
    return {
      shop,
      order: (intent: IntentId) => placeOrder({ ...shop.settings, intents }, intent, shop.steps),
    };
  };

  test('sends nothing, objects to nothing and says that it is not known', async () => {
    const { shop, order } = withoutCertainty();
    expect(await order(newIntentId())).toEqual({ status: 'unconfirmed' });
    expect([shop.creations(), shop.objectionsAsked()]).toEqual([0, 0]);
  });

  test('adopts what the other makes meanwhile', async () => {
    const { shop, order } = withoutCertainty();
    const intent = newIntentId();
    const other = shop.order(intent);
    expect(await order(intent)).toMatchObject({ status: 'created', id: '1', adopted: true });
    expect(await other).toMatchObject({ id: '1', adopted: false });
    expect(shop.creations()).toBe(1);
  });

  test('is asked again right before the creation, whose note then stands', async () => {
    const { shop, order } = withoutCertainty([true]);
    const intent = newIntentId();
    expect(await order(intent)).toEqual({ status: 'unconfirmed' });
    expect([shop.creations(), shop.objectionsAsked()]).toEqual([0, 1]);
    expect(await shop.settings.intents.recall(`sent:${intent}`)).toBeDefined();
  });

  test('is asked again before a second creation, too', async () => {
    const broken = { creations: [{ answer: BROKEN, makes: false }] };
    const { shop, order } = withoutCertainty([true, true], broken);
    expect(await order(newIntentId())).toEqual({ status: 'unconfirmed' });
    expect(shop.creations()).toBe(1);
  });
});

describe('what is adopted', () => {
  const startedAt = Date.parse('2026-03-01T10:00:00Z');
  const intent = intentAt(startedAt);
  const name = resourceName(intent);

  test.each([
    ['made since the intent began', { name, createdAt: startedAt + 1 }, true],
    ['made at a clock two minutes behind', { name, createdAt: startedAt - 120_000 }, true],
    ['older than the intent', { name, createdAt: startedAt - 120_001 }, false],
    ['a year older', { name, createdAt: startedAt - 365 * 86_400_000 }, false],
    ['of another name', { name: `${name} 2`, createdAt: startedAt + 1 }, false],
    ['of the same name in small letters', { name: name.toLowerCase(), createdAt: startedAt + 1 }, false],
  ])('a resource %s: %o is adopted: %s', async (_, { name, createdAt }, isAdopted) => {
    const shop = openShop({ made: [{ id: '77', name, createdAt: new Date(createdAt) }] });
    const outcome = await shop.order(intent);
    expect(outcome).toMatchObject({ status: 'created', adopted: isAdopted, id: isAdopted ? '77' : '1' });
    expect(shop.creations()).toBe(isAdopted ? 0 : 1);
  });
});

describe('a kind whose provider does not say when something was made', () => {
  test('has names of its own, and what bears such a name is adopted whenever it was made', async () => {
    const intent = newIntentId();
    const name = `only-${intent}`;
    const shop = openShop({ made: [{ id: '77', name, createdAt: undefined }] });
    const steps = { ...shop.steps, nameOf: (of: IntentId) => `only-${of}` };
    expect(await placeOrder(shop.settings, intent, steps)).toEqual({
      ...{ status: 'created', id: '77', name, adopted: true },
    });
    expect(await placeOrder(shop.settings, newIntentId(), steps)).toMatchObject({ id: '1', adopted: false });
    expect(shop.creations()).toBe(1);
  });
});

describe('two intents of one name', () => {
  test('make a resource each, and a repeat of either gets its own', async () => {
    const shop = openShop();
    const [one, other] = namesakes();
    expect(resourceName(one)).toBe(resourceName(other));
    expect(await shop.order(one)).toMatchObject({ id: '1', adopted: false });
    expect(await shop.order(other)).toMatchObject({ id: '2', adopted: false });
    expect(await shop.order(one)).toMatchObject({ id: '1', adopted: true });
    expect(await shop.order(other)).toMatchObject({ id: '2', adopted: true });
  });

  test('do so even when the answer of the second is lost', async () => {
    const shop = openShop({ creations: [{ makes: true }, { answer: TIMEOUT, makes: true }] });
    const [one, other] = namesakes();
    await shop.order(one);
    expect(await shop.order(other)).toMatchObject({ id: '2', adopted: true });
    expect(await shop.order(one)).toMatchObject({ id: '1', adopted: true });
  });

  test('do so even when the answer of the first is lost and both were under way', async () => {
    const shop = openShop({ creations: [{ answer: TIMEOUT, makes: true, lateSeconds: 30 }] });
    const [one, other] = namesakes();
    expect(await shop.order(one)).toEqual({ status: 'unconfirmed' });
    expect(await shop.order(other)).toMatchObject({ id: '2', adopted: false });
    shop.pass(30);
    expect(await shop.order(other)).toMatchObject({ id: '2', adopted: true });
    expect(await shop.order(one)).toMatchObject({ id: '1', adopted: true });
  });

  test('and of different kinds do not stand in each other’s way, though numbers repeat', async () => {
    const servers = openShop();
    const databases = openShop({ creations: [{ answer: TIMEOUT, makes: true }] });
    const [one, other] = namesakes();
    const settings = servers.settings;
    expect(await placeOrder(settings, one, servers.steps)).toMatchObject({ id: '1' });
    expect(await placeOrder(settings, other, { ...databases.steps, kind: 'database' })).toMatchObject({
      ...{ status: 'created', id: '1', adopted: true },
    });
  });
});

describe('an answer that may hide a success', () => {
  test.each([
    ['a timeout', TIMEOUT],
    ['a reset', RESET],
    ['a malformed answer', MALFORMED],
    ['a 500', BROKEN],
    ['an answer of a gateway', GATEWAY],
  ] satisfies [string, ProviderFailure][])('%s that hid one: it is found and adopted', async (_, answer) => {
    const shop = openShop({ creations: [{ answer, makes: true }] });
    expect(await shop.order()).toMatchObject({ status: 'created', id: '1', adopted: true });
    expect(shop.creations()).toBe(1);
  });

  test.each([1, 2])('is looked behind again when the resource shows only after %i looks', async (looks) => {
    const shop = openShop({ creations: [{ answer: TIMEOUT, makes: true, hiddenForLooks: looks }] });
    expect(await shop.order()).toMatchObject({ status: 'created', id: '1', adopted: true });
    expect(shop.creations()).toBe(1);
  });

  test('a 500 and nothing to be seen: it is made once more', async () => {
    const shop = openShop({ creations: [{ answer: BROKEN, makes: false }] });
    expect(await shop.order()).toMatchObject({ status: 'created', id: '1', adopted: false });
    expect(shop.creations()).toBe(2);
  });

  test('two 500s: certainly nothing is made, there is no third try, and the order can be sent again at once', async () => {
    const shop = openShop({ creations: Array(2).fill({ answer: BROKEN, makes: false }) });
    const intent = newIntentId();
    expect(await shop.order(intent)).toEqual({ status: 'refused', reason: { kind: 'unavailable' } });
    expect(shop.creations()).toBe(2);
    expect(await shop.order(intent)).toMatchObject({ status: 'created', adopted: false });
  });

  test('a 500, then a timeout that hid a success: it is found and adopted', async () => {
    const shop = openShop({
      creations: [
        { answer: BROKEN, makes: false },
        { answer: TIMEOUT, makes: true },
      ],
    });
    expect(await shop.order()).toMatchObject({ status: 'created', id: '1', adopted: true });
    expect(shop.resources()).toHaveLength(1);
  });
});

describe('a creation whose end nobody knows', () => {
  describe.each([
    ['a timeout', TIMEOUT],
    ['a reset', RESET],
    ['a malformed answer', MALFORMED],
    ['an answer of a gateway', GATEWAY],
  ] satisfies [string, ProviderFailure][])('after %s', (_, answer) => {
    test('is unconfirmed, and not sent again by the same turn', async () => {
      const shop = openShop({ creations: [{ answer, makes: false }] });
      expect(await shop.order()).toEqual({ status: 'unconfirmed' });
      expect(shop.creations()).toBe(1);
      expect(shop.waits).toEqual([400, 1200]);
    });

    test('is only looked for by repeats, until two minutes after it was sent', async () => {
      const shop = openShop({ creations: [{ answer, makes: false }] });
      const intent = newIntentId();
      await shop.order(intent);
      for (const seconds of [0, 10, 100]) {
        shop.pass(seconds);
        expect(await shop.order(intent)).toEqual({ status: 'unconfirmed' });
      }
      expect(shop.creations()).toBe(1);
      shop.pass(10);
      expect(await shop.order(intent)).toMatchObject({ status: 'created', id: '1', adopted: false });
      expect(shop.creations()).toBe(2);
    });

    test.each([2, 45, 119])('is adopted when it ends %i s later', async (lateSeconds) => {
      const shop = openShop({ creations: [{ answer, makes: true, lateSeconds }] });
      const intent = newIntentId();
      const turns: string[] = [];
      for (let second = 0; second < 180; second += 20) {
        const outcome = await shop.order(intent);
        turns.push(outcome.status);
        expect(outcome.status).toBe(shop.time() >= lateSeconds ? 'created' : 'unconfirmed');
        shop.pass(20);
      }
      expect(turns[0]).toBe('unconfirmed');
      expect(shop.creations()).toBe(1);
    });
  });

  test('is not sent again though its note runs out while a slow list, read before its end, is on its way', async () => {
    const shop = openShop({ creations: [{ answer: TIMEOUT, makes: true, lateSeconds: 119 }] });
    const intent = newIntentId();
    await shop.order(intent);
    shop.pass(118 - shop.time());
    shop.slowDown(5);
    expect(await shop.order(intent)).toMatchObject({ status: 'created', adopted: true });
    expect(shop.creations()).toBe(1);
  });

  test.each([BROKEN, TIMEOUT])(
    'is one after %o when there is no list to look into, and is not sent again for two minutes',
    async (answer) => {
      const shop = openShop({
        creations: [{ answer, makes: false }],
        listings: [undefined, UNREACHABLE],
      });
      const intent = newIntentId();
      expect(await shop.order(intent)).toEqual({ status: 'unconfirmed' });
      shop.pass(110);
      expect(await shop.order(intent)).toEqual({ status: 'unconfirmed' });
      expect(shop.creations()).toBe(1);
      shop.pass(10);
      expect(await shop.order(intent)).toMatchObject({ status: 'created', adopted: false });
    },
  );

  test.each([UNREACHABLE, TIMEOUT, BROKEN, MALFORMED, SIGNED_OUT])(
    'stays unconfirmed when the repeat’s first look ends in %o',
    async (failure) => {
      const shop = openShop({
        creations: [{ answer: RESET, makes: true }],
        listings: [undefined, UNREACHABLE, failure],
      });
      const intent = newIntentId();
      expect(await shop.order(intent)).toEqual({ status: 'unconfirmed' });
      expect(await shop.order(intent)).toEqual({ status: 'unconfirmed' });
      expect(await shop.order(intent)).toMatchObject({ status: 'created', adopted: true });
      expect(shop.creations()).toBe(1);
    },
  );

  test('is not sent again when the keeper that noted it has gone and the one that was away is back', async () => {
    const shop = openShop({ creations: [{ answer: TIMEOUT, makes: true, lateSeconds: 119 }] });
    const { intents } = shop.settings;
    const intent = newIntentId();
    const create = async (name: string) => {
      // From now on the keeper is asked that was not there a moment ago.
      await intents.forget(`sent:${intent}`);
      return shop.steps.create(name);
    };
    expect(await placeOrder(shop.settings, intent, { ...shop.steps, create })).toEqual({
      status: 'unconfirmed',
    });
    expect(await shop.order(intent)).toEqual({ status: 'unconfirmed' });
    expect(shop.creations()).toBe(1);
  });

  test('does not hold up another intent', async () => {
    const shop = openShop({ creations: [{ answer: TIMEOUT, makes: false }] });
    expect(await shop.order()).toEqual({ status: 'unconfirmed' });
    expect(await shop.order()).toMatchObject({ status: 'created', adopted: false });
  });

  test('is not repeated either when the program breaks down in the middle of it', async () => {
    const shop = openShop();
    const intent = newIntentId();
    const create = () => Promise.reject(new Error('broken down'));
    await expect(placeOrder(shop.settings, intent, { ...shop.steps, create })).rejects.toThrow('broken down');
    expect(await shop.order(intent)).toEqual({ status: 'unconfirmed' });
    expect(shop.creations()).toBe(0);
  });
});

describe('an objection', () => {
  const PRICE_CHANGED: OrderRefusal = { kind: 'price-changed' };

  test('refuses the order before anything is made, and is asked for again at the next try', async () => {
    const shop = openShop({ objections: [PRICE_CHANGED] });
    const intent = newIntentId();
    expect(await shop.order(intent)).toEqual({ status: 'refused', reason: PRICE_CHANGED });
    expect(shop.creations()).toBe(0);
    expect(await shop.order(intent)).toMatchObject({ status: 'created', adopted: false });
  });

  test('is not asked for when the resource is there already: prices may have changed since', async () => {
    const shop = openShop({ objections: [undefined, PRICE_CHANGED] });
    const intent = newIntentId();
    await shop.order(intent);
    expect(await shop.order(intent)).toMatchObject({ status: 'created', id: '1', adopted: true });
    expect(shop.objectionsAsked()).toBe(1);
  });

  test('is not asked for while a creation may be under way, and is once it no longer can be', async () => {
    const shop = openShop({
      creations: [{ answer: TIMEOUT, makes: false }],
      objections: [undefined, PRICE_CHANGED],
    });
    const intent = newIntentId();
    await shop.order(intent);
    expect(await shop.order(intent)).toEqual({ status: 'unconfirmed' });
    expect(shop.objectionsAsked()).toBe(1);
    shop.pass(120);
    expect(await shop.order(intent)).toEqual({ status: 'refused', reason: PRICE_CHANGED });
    expect(shop.creations()).toBe(1);
  });

  test('is not asked for when it is not known what the intent has made', async () => {
    const shop = openShop({ listings: [BROKEN], objections: [PRICE_CHANGED] });
    expect(await shop.order()).toEqual({ status: 'refused', reason: { kind: 'unavailable' } });
    expect(shop.objectionsAsked()).toBe(0);
  });

  test('is asked for once a turn, even if the turn makes two tries', async () => {
    const shop = openShop({
      creations: [{ answer: BROKEN, makes: false }],
      objections: [undefined, PRICE_CHANGED],
    });
    expect(await shop.order()).toMatchObject({ status: 'created', adopted: false });
    expect(shop.objectionsAsked()).toBe(1);
  });
});

describe('a refusal', () => {
  test.each([
    [{ kind: 'refused', reason: 'no-balance' }, { kind: 'no-balance' }],
    [{ kind: 'refused', reason: 'sold-out' }, { kind: 'sold-out' }],
    [SIGNED_OUT, { kind: 'signed-out' }],
    [{ kind: 'refused', reason: 'other' }, { kind: 'rejected' }],
    [UNREACHABLE, { kind: 'unavailable' }],
  ] satisfies [ProviderFailure, object][])(
    '%o at the creation means %o, and the order can be sent again at once',
    async (answer, reason) => {
      const shop = openShop({ creations: [{ answer, makes: false }] });
      const intent = newIntentId();
      expect(await shop.order(intent)).toEqual({ status: 'refused', reason });
      expect(shop.creations()).toBe(1);
      expect(await shop.order(intent)).toMatchObject({ status: 'created', adopted: false });
    },
  );

  test.each([
    [UNREACHABLE, { kind: 'unavailable' }],
    [TIMEOUT, { kind: 'unavailable' }],
    [BROKEN, { kind: 'unavailable' }],
    [MALFORMED, { kind: 'unavailable' }],
    [SIGNED_OUT, { kind: 'signed-out' }],
  ] satisfies [ProviderFailure, object][])(
    '%o at the first look means %o, and nothing is made',
    async (failure, reason) => {
      const shop = openShop({ listings: [failure] });
      expect(await shop.order()).toEqual({ status: 'refused', reason });
      expect(shop.creations()).toBe(0);
    },
  );
});

test('whatever goes wrong, however late and however often it is sent, an intent makes one resource at most, and one at last', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyCreation, { maxLength: 12 }),
      fc.array(fc.option(anyFailure, { nil: undefined, freq: 3 }), { maxLength: 20 }),
      fc.array(fc.record({ atOnce: fc.integer({ min: 1, max: 4 }), pass: anyLateness }), {
        minLength: 1,
        maxLength: 6,
      }),
      fc.uniqueArray(anyIntent, { minLength: 1, maxLength: 3, selector: resourceName }),
      fc.scheduler(),
      async (creations, listings, rounds, intents, scheduler) => {
        const shop = openShop({ creations, listings });
        // Turns that meet would add up their pauses: here time passes between the rounds only.
        const settings = { ...shop.settings, pause: async () => undefined };
        const steps: OrderSteps = {
          kind: 'server',
          list: scheduler.scheduleFunction(shop.steps.list),
          objection: scheduler.scheduleFunction(shop.steps.objection),
          create: scheduler.scheduleFunction(shop.steps.create),
        };
        for (const { atOnce, pass } of rounds) {
          const sent = intents.flatMap((intent) =>
            Array.from({ length: atOnce }, async () => ({
              intent,
              outcome: await placeOrder(settings, intent, steps),
            })),
          );
          for (const { intent, outcome } of await scheduler.waitFor(Promise.all(sent))) {
            const made = shop.resources().filter(({ name }) => name === resourceName(intent));
            expect(made.length).toBeLessThanOrEqual(1);
            if (outcome.status === 'created') expect(outcome.id).toBe(made[0]?.id);
          }
          shop.pass(pass);
        }
        shop.recover();
        shop.pass(120);
        for (const intent of intents)
          expect(await shop.order(intent)).toMatchObject({ status: 'created', name: resourceName(intent) });
        expect(shop.resources()).toHaveLength(intents.length);
      },
    ),
    { numRuns: 300 },
  );
});

test('however slow the looks are and however late the creations end, turns one after another make one resource', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyCreation, { maxLength: 6 }),
      fc.array(fc.record({ lookSeconds: fc.integer({ min: 0, max: 30 }), pass: anyLateness }), {
        minLength: 2,
        maxLength: 8,
      }),
      async (creations, turns) => {
        const shop = openShop({ creations });
        const intent = newIntentId();
        for (const { lookSeconds, pass } of turns) {
          shop.slowDown(lookSeconds);
          const outcome = await shop.order(intent);
          expect(shop.resources().length).toBeLessThanOrEqual(1);
          if (outcome.status === 'created') expect(outcome.id).toBe(shop.resources()[0]?.id);
          shop.pass(pass);
        }
        shop.recover();
        shop.pass(120);
        expect(await shop.order(intent)).toMatchObject({ status: 'created' });
        expect(shop.resources()).toHaveLength(1);
      },
    ),
    { numRuns: 1_000 },
  );
});

/** What happens at one creation: with an `answer` it fails, `makes` says whether the work is done all the same. */
interface Creation {
  answer?: ProviderFailure | undefined;
  makes: boolean;
  /** How many looks do not show the new resource yet. */
  hiddenForLooks?: number;
  /** How long the provider is still at work after the creation was sent. */
  lateSeconds?: number;
}

const anyFailure: fc.Arbitrary<ProviderFailure> = fc.oneof(
  fc.constantFrom(TIMEOUT, RESET, MALFORMED, UNREACHABLE),
  fc.record({ kind: fc.constant('broken' as const), isOver: fc.boolean() }),
  fc.constant<ProviderFailure>({ kind: 'refused', reason: 'other' }),
);

/** Less than what a provider is given to finish in. */
const anyLateness = fc.oneof(fc.constantFrom(0, 119), fc.integer({ min: 0, max: 119 }));

const anyCreation: fc.Arbitrary<Creation> = fc.oneof(
  fc.constant({ makes: true }),
  fc
    .record({ answer: anyFailure, makes: fc.boolean(), lateSeconds: anyLateness })
    .map(({ answer, makes, lateSeconds }) => ({
      answer,
      // A refusal and a connection that never was prove that nothing was made.
      makes: makes && answer.kind !== 'refused' && answer.kind !== 'unreachable',
      lateSeconds: answer.kind === 'broken' && answer.isOver ? 0 : lateSeconds,
    })),
);

interface Script {
  creations?: Creation[];
  /** Failures of the list, in order; `undefined` is a success. */
  listings?: (ProviderFailure | undefined)[];
  /** What is objected, in order; `undefined` is nothing. */
  objections?: (OrderRefusal | undefined)[];
  made?: MadeResource[];
}

/** A provider that follows a script and works once the script has ended, a store of intents, and the clock of both. */
function openShop({ creations = [], listings = [], objections = [], made = [] }: Script = {}) {
  const resources = made.map((resource) => ({ resource, afterLook: 0, from: 0 }));
  const [nextCreations, nextListings, nextObjections] = [[...creations], [...listings], [...objections]];
  const waits: number[] = [];
  let now = 0;
  let lookSeconds = 0;
  let ids = 0;
  let looks = 0;
  let asked = 0;
  let objectionsAsked = 0;
  const pass = (seconds: number) => {
    now += seconds * 1000;
  };
  const steps: OrderSteps = {
    kind: 'server',
    list: async () => {
      looks += 1;
      const failure = nextListings.shift();
      const seen = resources.filter(({ afterLook, from }) => afterLook < looks && from <= now);
      // The list is read first and arrives later.
      pass(lookSeconds);
      return failure ? fail(failure) : succeed(seen.map(({ resource }) => resource));
    },
    objection: async () => {
      objectionsAsked += 1;
      return nextObjections.shift();
    },
    create: async (name) => {
      asked += 1;
      const { answer, makes, hiddenForLooks = 0, lateSeconds = 0 } = nextCreations.shift() ?? { makes: true };
      // Long after any intent, as the clock of a test's intent may be anywhere.
      const resource = { id: String(ids + 1), name, createdAt: new Date(8.64e15) };
      if (makes) {
        ids += 1;
        resources.push({ resource, afterLook: looks + hiddenForLooks, from: now + lateSeconds * 1000 });
      }
      return answer ? fail(answer) : succeed(resource);
    },
  };
  const settings: PlaceOrderSettings = {
    intents: createMemoryIntents({ now: () => now }),
    pause: async (milliseconds) => {
      waits.push(milliseconds);
      pass(milliseconds / 1000);
    },
  };
  return {
    settings,
    steps,
    order: (intent: IntentId = newIntentId()) => placeOrder(settings, intent, steps),
    /** Moves the clock by seconds. */
    pass,
    /** Seconds since the beginning. */
    time: () => now / 1000,
    /** How long every look takes from now on. */
    slowDown: (seconds: number) => {
      lookSeconds = seconds;
    },
    /** The pauses that were made, in milliseconds. */
    waits,
    /** All that is made, or still will be. */
    resources: () => resources.map(({ resource }) => resource),
    looks: () => looks,
    /** How often a creation was asked for. */
    creations: () => asked,
    objectionsAsked: () => objectionsAsked,
    recover: () => {
      nextCreations.length = 0;
      nextListings.length = 0;
      lookSeconds = 0;
    },
  };
}
