import { presetOrder } from '@vitrina/ordering';
import {
  type Bench,
  CONFORMANCE,
  type ListMischief,
  type Mischief,
  orderStorm,
} from '@vitrina/ordering/conformance';
import { describe, expect, test } from 'vitest';
import type { FaultOrder } from '../src/controls/fault';
import { demoSettings } from '../src/demo-settings';
import { openConnectedShop, opened } from './connected-shop';

/** A read is tried so often. */
const TRIES = 3;

// The adapter of this provider, with a product whose list comes in pages and says when what was made.
describe('servers', () => {
  test.each(CONFORMANCE)('$name', async ({ run }) => run(await openBench()));

  const STORM = Number(process.env.STORM_ORDERS ?? 60);

  test(`of ${STORM} orders under faults none is lost and none is doubled`, async () => {
    expect(await orderStorm(await openBench(), STORM, 20261126)).toEqual({
      ...{ orders: STORM, lost: 0, doubled: 0 },
    });
  }, 240_000);
});

async function openBench(): Promise<Bench<'vds'>> {
  const shop = await openConnectedShop();
  const tariff = await shop.cheapest();
  return {
    ...{ provider: shop.provider, product: 'vds', location: tariff.location },
    order: presetOrder(tariff.presetId),
    newCustomer: () => shop.newCustomer(),
    owned: async (session) => {
      const names: string[] = [];
      for (let page = 0; ; page += 1) {
        const answer = await shop.calls(session).call('listServers', { limit: 100, offset: page * 100 });
        if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
        names.push(...answer.value.servers.map(({ name }) => name));
        if (answer.value.servers.length < 100) return names;
      }
    },
    own: (session, count) => shop.makeServers(session, tariff, count),
    spoilCreation: async (mischief) =>
      void (await shop.fault({ endpoint: 'createServer', ...faultOf(mischief) })),
    spoilList: async (mischief) =>
      void (await shop.fault({ endpoint: 'listServers', times: TRIES, ...LIST_FAULTS[mischief] })),
    forgetMischief: async () => void (await shop.forgetFaults()),
    sellOut: async () => {
      const change = { product: 'servers', id: Number(tariff.presetId), available: false };
      await fetch(`${shop.url}/__sandbox/catalogue`, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify(change),
      });
    },
    endSession: async () => {
      const ended = { kind: 'status', status: 401, errorCode: 'unauthorized' } as const;
      await shop.fault({ endpoint: 'createServer', ...ended });
      await shop.fault({ endpoint: 'refreshToken', ...ended });
    },
    logInAgain: async ({ user }) =>
      opened(
        await shop.provider.accounts.logInWithPassword({
          ...{ username: user.email, password: demoSettings.demoPassword },
        }),
      ),
    waitAtMost: shop.waitAtMost,
  };
}

type Spoilt = Partial<FaultOrder> & Pick<FaultOrder, 'kind'>;

const LIST_FAULTS: Readonly<Record<ListMischief, Spoilt>> = {
  silence: { kind: 'timeout' },
  error: { kind: 'status', status: 500 },
  garbage: { kind: 'malformed' },
  'cut-short': { kind: 'truncated' },
};

function faultOf(mischief: Mischief): Spoilt {
  switch (mischief.kind) {
    case 'reset':
      return { kind: mischief.after ? 'reset-after' : 'reset' };
    case 'silence':
      return { kind: mischief.after ? 'timeout-after' : 'timeout' };
    case 'error':
      return { kind: mischief.after ? 'status-after' : 'status', status: 500 };
    case 'gateway':
      return { kind: mischief.after ? 'status-after' : 'status', status: 504 };
    case 'late':
      return { kind: 'late', delayMs: 250 };
    case 'garbage':
      return { kind: 'malformed' };
  }
}
