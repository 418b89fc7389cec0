import {
  createMemoryIntents,
  type IntentStore,
  newIntentId,
  type Provider,
  type RegistrationDetails,
  type RegistrationForm,
  registerOnce,
} from '@vitrina/ordering';
import { createProvider, type ProviderHttp } from '@vitrina/provider-api';
import type { EndpointName } from '@vitrina/provider-api/contract';
import { describe, expect, test } from 'vitest';
import { type ConnectedShop, DETAILS, openConnectedShop, person } from './connected-shop';

/** Where a site is killed: around a call to the provider, or around the note of the account. */
type Point = `${'before' | 'after'} ${EndpointName | 'the account is noted'}`;

const WAYS: Record<Way, { endpoint: EndpointName; details: RegistrationDetails }> = {
  general: { endpoint: 'register', details: DETAILS },
  portal: {
    endpoint: 'registerPortal',
    details: { ...DETAILS, wanted: { product: 'dedicated', order: undefined } },
  },
};

type Way = 'general' | 'portal';

// Twenty kills: at each of ten moments, on both ways to an account.
describe.each(Object.keys(WAYS) as Way[])('a site that is killed during a %s registration', (way) => {
  const { endpoint } = WAYS[way];
  const points: Point[] = [
    `before ${endpoint}`,
    `after ${endpoint}`,
    'before the account is noted',
    'after the account is noted',
    ...(['sendStatistics', 'autoLogIn', 'checkLogin'] as const).flatMap((call): Point[] => [
      `before ${call}`,
      `after ${call}`,
    ]),
  ];

  test.each(points)('%s: the same form, sent again, ends logged in to the one account', async (point) => {
    const shop = await openConnectedShop();
    const form = person('anna@example.ru');
    const intent = newIntentId();
    // Notes outlive a process, and its locks do not.
    const notes = createMemoryIntents({ now: () => Date.now() });

    const killed = startSite(shop, notes, point);
    const first = finish(killed, way, form, intent);
    await Promise.race([killed.death, first]);
    expect(killed.isDead()).toBe(true);

    const session = await finish(startSite(shop, notes), way, form, intent);
    expect(session).toMatchObject({ ok: true, value: { user: { email: 'anna@example.ru' } } });
    const calls = await shop.requests(endpoint);
    expect(calls.every(({ status }) => status === 201)).toBe(true);
    expect(await shop.outbox('anna@example.ru')).toHaveLength(1);
  });
});

describe('a provider that has made an account', () => {
  test('gives it to nobody who sends another form to the same address', async () => {
    const shop = await openConnectedShop();
    const form = person('anna@example.ru');
    expect((await finish(startSite(shop, shop.intents), 'general', form, newIntentId())).ok).toBe(true);
    const stranger = await finish(startSite(shop, shop.intents), 'general', form, newIntentId());
    expect(stranger).toEqual({ ok: false, failure: { kind: 'account-exists' } });
  });

  test('has forgotten the try after a quarter of an hour', async () => {
    const shop = await openConnectedShop();
    const form = person('anna@example.ru');
    const intent = newIntentId();
    const clock = { now: () => Date.now() };
    const [first, later] = [createMemoryIntents(clock), createMemoryIntents(clock)];
    expect((await finish(startSite(shop, first), 'general', form, intent)).ok).toBe(true);
    shop.pass(15 * 60_000 + 1);
    expect(await finish(startSite(shop, later), 'general', form, intent)).toEqual({
      ok: false,
      failure: { kind: 'account-exists' },
    });
  });
});

interface RunningSite {
  provider: Provider;
  intents: IntentStore;
  /** Comes when the site has reached its point; from then on nothing goes on in it. */
  death: Promise<void>;
  isDead: () => boolean;
}

/** One life of the site. At `point` it stops for good: what it waits for never comes. */
function startSite(shop: ConnectedShop, notes: IntentStore, point?: Point): RunningSite {
  let die = () => {};
  const death = new Promise<void>((resolve) => {
    die = resolve;
  });
  let isDead = false;
  const liveThrough = (moment: Point): Promise<void> => {
    if (moment !== point) return Promise.resolve();
    isDead = true;
    die();
    return new Promise(() => undefined);
  };
  const http: ProviderHttp = async (name, request, options) => {
    await liveThrough(`before ${name}`);
    const answer = await shop.http(name, request, options);
    await liveThrough(`after ${name}`);
    return answer;
  };
  const intents: IntentStore = {
    ...notes,
    exclusively: (_, work) => work({ mayMake: async () => true }),
    remember: async (key, value, seconds) => {
      const isAccount = value.includes('portalToken');
      if (isAccount) await liveThrough('before the account is noted');
      await notes.remember(key, value, seconds);
      if (isAccount) await liveThrough('after the account is noted');
    },
  };
  return { provider: createProvider(http), intents, death, isDead: () => isDead };
}

async function finish(
  { provider: { accounts }, intents }: RunningSite,
  way: Way,
  form: RegistrationForm,
  intent: Parameters<typeof registerOnce>[2],
) {
  const account = await registerOnce(accounts, intents, intent, form, WAYS[way].details);
  return account.ok ? accounts.logInInPlace(account.value.portalToken) : account;
}
