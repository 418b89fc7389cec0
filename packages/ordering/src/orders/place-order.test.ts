import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProviderFailure } from '../provider/failures';
import { fail, succeed } from '../result';
import { anyIntent, intentAt } from '../testing/intents';
import type { IntentId } from './intent';
import { newIntentId } from './intent';
import { createMemoryIntents } from './memory-intents';
import { type MadeResource, type OrderSteps, placeOrder } from './place-order';
import { resourceName } from './resource-name';

const TIMEOUT: ProviderFailure = { kind: 'no-answer', reason: 'timeout' };
const RESET: ProviderFailure = { kind: 'no-answer', reason: 'reset' };
const MALFORMED: ProviderFailure = { kind: 'malformed', detail: 'not JSON' };
const BROKEN: ProviderFailure = { kind: 'broken', status: 500 };
const UNREACHABLE: ProviderFailure = { kind: 'unreachable' };

describe('an order', () => {
  test('makes one resource under the name of its intent', async () => {
    const provider = simulateProvider();
    const intent = newIntentId();
    const name = resourceName(intent);
    expect(await order(provider, intent)).toEqual({ status: 'created', id: 1, name, adopted: false });
    expect(provider.resources()).toMatchObject([{ id: 1, name }]);
  });

  test('sent again gets what it has already made', async () => {
    const provider = simulateProvider();
    const intent = newIntentId();
    await order(provider, intent);
    expect(await order(provider, intent)).toMatchObject({ status: 'created', id: 1, adopted: true });
    expect(provider.creations()).toBe(1);
  });

  test('sent twice at once makes one resource and tells both', async () => {
    const provider = simulateProvider();
    const settings = instantly();
    const intent = newIntentId();
    const outcomes = await Promise.all([
      placeOrder(settings, intent, provider.steps),
      placeOrder(settings, intent, provider.steps),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'created', id: 1, adopted: false },
      { status: 'created', id: 1, adopted: true },
    ]);
    expect(provider.creations()).toBe(1);
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
    const provider = simulateProvider({ made: [{ id: 77, name, createdAt: new Date(createdAt) }] });
    const outcome = await order(provider, intent);
    expect(outcome).toMatchObject({ status: 'created', adopted: isAdopted, id: isAdopted ? 77 : 1 });
    expect(provider.creations()).toBe(isAdopted ? 0 : 1);
  });
});

describe('an answer that may hide a success', () => {
  test.each([
    ['a timeout', TIMEOUT],
    ['a reset', RESET],
    ['a malformed answer', MALFORMED],
    ['a 500', BROKEN],
    ['a 502', { kind: 'broken', status: 502 }],
    ['a 504', { kind: 'broken', status: 504 }],
  ] satisfies [string, ProviderFailure][])('%s that hid one: it is found and adopted', async (_, answer) => {
    const provider = simulateProvider({ creations: [{ answer, makes: true }] });
    expect(await order(provider)).toMatchObject({ status: 'created', id: 1, adopted: true });
    expect(provider.creations()).toBe(1);
  });

  test.each([1, 2])('is looked behind again when the resource shows only after %i looks', async (looks) => {
    const provider = simulateProvider({
      creations: [{ answer: TIMEOUT, makes: true, hiddenForLooks: looks }],
    });
    expect(await order(provider)).toMatchObject({ status: 'created', id: 1, adopted: true });
    expect(provider.creations()).toBe(1);
  });

  test.each([
    ['a timeout', TIMEOUT],
    ['a reset', RESET],
    ['a malformed answer', MALFORMED],
    ['a gateway that lost the provider', { kind: 'broken', status: 502 }],
    ['a gateway that waited too long', { kind: 'broken', status: 504 }],
  ] satisfies [string, ProviderFailure][])(
    '%s and nothing to be seen: unconfirmed, and not made again, for the provider may still be at work',
    async (_, answer) => {
      const provider = simulateProvider({ creations: [{ answer, makes: false }] });
      const waits: number[] = [];
      expect(await order(provider, newIntentId(), waits)).toEqual({ status: 'unconfirmed', failure: answer });
      expect(provider.creations()).toBe(1);
      expect(waits).toEqual([400, 1200]);
    },
  );

  test('an unconfirmed order becomes a created one when it is sent again', async () => {
    const provider = simulateProvider({ creations: [{ answer: TIMEOUT, makes: false }] });
    const intent = newIntentId();
    expect(await order(provider, intent)).toMatchObject({ status: 'unconfirmed' });
    expect(await order(provider, intent)).toMatchObject({ status: 'created', id: 1, adopted: false });
    expect(provider.resources()).toHaveLength(1);
  });

  test('a 500 and nothing to be seen: it is made once more', async () => {
    const provider = simulateProvider({ creations: [{ answer: BROKEN, makes: false }] });
    expect(await order(provider)).toMatchObject({ status: 'created', id: 1, adopted: false });
    expect(provider.creations()).toBe(2);
  });

  test('two 500s: unconfirmed, without a third try', async () => {
    const provider = simulateProvider({ creations: Array(9).fill({ answer: BROKEN, makes: false }) });
    expect(await order(provider)).toEqual({ status: 'unconfirmed', failure: BROKEN });
    expect(provider.creations()).toBe(2);
  });

  test('a 500, then a timeout that hid a success: it is found and adopted', async () => {
    const provider = simulateProvider({
      creations: [
        { answer: BROKEN, makes: false },
        { answer: TIMEOUT, makes: true },
      ],
    });
    expect(await order(provider)).toMatchObject({ status: 'created', id: 1, adopted: true });
    expect(provider.resources()).toHaveLength(1);
  });

  test.each([BROKEN, TIMEOUT])(
    '%o and no list to look into: unconfirmed, and not made again',
    async (answer) => {
      const provider = simulateProvider({
        creations: [{ answer, makes: false }],
        listings: [undefined, UNREACHABLE],
      });
      expect(await order(provider)).toEqual({ status: 'unconfirmed', failure: answer });
      expect(provider.creations()).toBe(1);
    },
  );
});

describe('a refusal', () => {
  test.each([
    [{ kind: 'refused', status: 403, code: 'no_balance_for_hour' }, { kind: 'no-balance' }],
    [{ kind: 'refused', status: 401, code: 'unauthorized' }, { kind: 'signed-out' }],
    [{ kind: 'refused', status: 403, code: 'forbidden' }, { kind: 'signed-out' }],
    [
      { kind: 'refused', status: 400, code: 'bad_request' },
      { kind: 'rejected', status: 400 },
    ],
    [
      { kind: 'refused', status: 404, code: undefined },
      { kind: 'rejected', status: 404 },
    ],
    [
      { kind: 'refused', status: 429, code: 'too_many_requests' },
      { kind: 'rejected', status: 429 },
    ],
    [UNREACHABLE, { kind: 'unavailable' }],
  ] satisfies [ProviderFailure, object][])('%o at the creation means %o', async (answer, reason) => {
    const provider = simulateProvider({ creations: [{ answer, makes: false }] });
    expect(await order(provider)).toEqual({ status: 'refused', reason });
    expect(provider.creations()).toBe(1);
  });

  test.each([
    [UNREACHABLE, { kind: 'unavailable' }],
    [TIMEOUT, { kind: 'unavailable' }],
    [BROKEN, { kind: 'unavailable' }],
    [MALFORMED, { kind: 'unavailable' }],
    [{ kind: 'refused', status: 401, code: 'unauthorized' }, { kind: 'signed-out' }],
  ] satisfies [ProviderFailure, object][])(
    '%o at the first look means %o, and nothing is made',
    async (failure, reason) => {
      const provider = simulateProvider({ listings: [failure] });
      expect(await order(provider)).toEqual({ status: 'refused', reason });
      expect(provider.creations()).toBe(0);
    },
  );
});

test('whatever goes wrong and however often it is sent, an intent makes one resource at most, and one at last', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyCreation, { maxLength: 12 }),
      fc.array(fc.option(anyFailure, { nil: undefined, freq: 3 }), { maxLength: 20 }),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
      fc.uniqueArray(anyIntent, { minLength: 1, maxLength: 3, selector: resourceName }),
      fc.scheduler(),
      async (creations, listings, rounds, intents, scheduler) => {
        const provider = simulateProvider({ creations, listings });
        const settings = instantly();
        const steps: OrderSteps = {
          list: scheduler.scheduleFunction(provider.steps.list),
          create: scheduler.scheduleFunction(provider.steps.create),
        };
        for (const atOnce of rounds) {
          const sent = intents.flatMap((intent) =>
            Array.from({ length: atOnce }, async () => ({
              intent,
              outcome: await placeOrder(settings, intent, steps),
            })),
          );
          for (const { intent, outcome } of await scheduler.waitFor(Promise.all(sent))) {
            const made = provider.resources().filter(({ name }) => name === resourceName(intent));
            expect(made.length).toBeLessThanOrEqual(1);
            if (outcome.status === 'created') expect(outcome.id).toBe(made[0]?.id);
          }
        }
        provider.recover();
        for (const intent of intents) {
          const outcome = await placeOrder(settings, intent, provider.steps);
          expect(outcome).toMatchObject({ status: 'created', name: resourceName(intent) });
        }
        expect(provider.resources()).toHaveLength(intents.length);
      },
    ),
    { numRuns: 300 },
  );
});

/** What happens at one creation: with an `answer` it fails, `makes` says whether the work was done all the same. */
interface Creation {
  answer?: ProviderFailure | undefined;
  makes: boolean;
  /** How many looks do not show the new resource yet. */
  hiddenForLooks?: number;
}

const anyFailure: fc.Arbitrary<ProviderFailure> = fc.oneof(
  fc.constantFrom(TIMEOUT, RESET, MALFORMED, UNREACHABLE),
  fc.record({ kind: fc.constant('broken' as const), status: fc.integer({ min: 500, max: 599 }) }),
  fc.record({
    kind: fc.constant('refused' as const),
    status: fc.integer({ min: 400, max: 499 }),
    code: fc.constant(undefined),
  }),
);

const anyCreation: fc.Arbitrary<Creation> = fc.oneof(
  fc.constant({ makes: true }),
  fc.record({ answer: anyFailure, makes: fc.boolean() }).map(({ answer, makes }) => ({
    answer,
    // A refusal and a connection that never was prove that nothing was made.
    makes: makes && answer.kind !== 'refused' && answer.kind !== 'unreachable',
  })),
);

interface Script {
  creations?: Creation[];
  /** Failures of the list, in order; `undefined` is a success. */
  listings?: (ProviderFailure | undefined)[];
  made?: MadeResource[];
}

/** A provider that follows a script and works once the script has ended. */
function simulateProvider({ creations = [], listings = [], made = [] }: Script = {}) {
  const resources = made.map((resource) => ({ resource, visibleAtLook: 0 }));
  const [nextCreations, nextListings] = [[...creations], [...listings]];
  let ids = 0;
  let looks = 0;
  let asked = 0;
  const steps: OrderSteps = {
    list: async () => {
      looks += 1;
      const failure = nextListings.shift();
      if (failure) return fail(failure);
      return succeed(
        resources.filter(({ visibleAtLook }) => visibleAtLook < looks).map(({ resource }) => resource),
      );
    },
    create: async (name) => {
      asked += 1;
      const { answer, makes, hiddenForLooks = 0 } = nextCreations.shift() ?? { makes: true };
      // Long after any intent, as the clock of a test's intent may be anywhere.
      const resource = { id: ids + 1, name, createdAt: new Date(8.64e15) };
      if (makes) {
        ids += 1;
        resources.push({ resource, visibleAtLook: looks + hiddenForLooks });
      }
      return answer ? fail(answer) : succeed(resource);
    },
  };
  return {
    steps,
    resources: () => resources.map(({ resource }) => resource),
    /** How often a creation was asked for. */
    creations: () => asked,
    recover: () => {
      nextCreations.length = 0;
      nextListings.length = 0;
    },
  };
}

function order(
  { steps }: ReturnType<typeof simulateProvider>,
  intent: IntentId = newIntentId(),
  waits: number[] = [],
) {
  return placeOrder(instantly(waits), intent, steps);
}

/** Waits for nothing, and notes how long it would have. */
function instantly(waits: number[] = []) {
  return {
    intents: createMemoryIntents(),
    pause: async (milliseconds: number) => void waits.push(milliseconds),
  };
}
