import { multiplier, type PricingRules, quoteOrder, roubles, toQuery } from '@vitrina/ordering';
import { type ReplayedAttempt, replayOrder } from '@vitrina/ordering/replay';
import { createProvider, createProviderHttp } from '@vitrina/provider-api';
import { demoSettings } from '../demo-settings';
import { startSandbox } from '../start-sandbox';
import type { OrderRecord } from './read-record';
import { standInFor } from './stand-in';

/** A replay asks where a thing is made, and not for its price: what was refused then is refused by the record. */
const RULES: PricingRules = {
  multipliers: { P1M: multiplier(1), P3M: multiplier(1), P6M: multiplier(1), P1Y: multiplier(1) },
  floatingIp: roubles(0),
  cpuLimit: 16,
  ramPerCoreGb: () => 1,
};

/** Replays an order in the name of a demo customer at a sandbox of its own, through the adapter of the site. */
export async function replayAtSandbox(record: OrderRecord): Promise<ReplayedAttempt[]> {
  const sandbox = await startSandbox({ port: 0, databaseFile: ':memory:', controls: false });
  try {
    const provider = createProvider(
      createProviderHttp({
        addresses: {
          api: sandbox.url,
          landing: `${sandbox.url}/landing-api`,
          enrichment: `${sandbox.url}/enrichment`,
        },
        requestId: 'replay',
      }),
      new Map(),
    );
    const login = { username: 'demo', password: demoSettings.demoPassword };
    const session = await provider.accounts.logInWithPassword(login);
    if (!session.ok) throw new Error('the sandbox lets its demo customer not in');
    return await replayOrder({
      ...record,
      customer: provider.as(session.value),
      standIn: (part) => standInFor(part, provider.catalogue, RULES),
      async confirm(part) {
        const quote = await quoteOrder(part, provider.catalogue, RULES);
        if (quote.kind !== 'offer' || !quote.location)
          throw new Error(`the sandbox does not sell its own: ${quote.kind}, ${toQuery(part)}`);
        return { ok: true, location: quote.location, bandwidthMbit: quote.bandwidthMbit };
      },
    });
  } finally {
    await sandbox.close();
  }
}
