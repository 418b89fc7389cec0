import {
  type Catalogue,
  type CustomerSession,
  createMemoryIntents,
  newIntentId,
  registerOnce,
} from '@vitrina/ordering';
import { createProvider, createProviderHttp } from '@vitrina/provider-api';
import { startSandbox } from '@vitrina/sandbox';

const PATIENCE_MS = 30_000;

/** A real provider, with the catalogue it sells. Each part of it is asked for once. Whoever opens it closes it. */
export async function connectedSandbox() {
  const sandbox = await startSandbox({
    ...{ port: 0, databaseFile: ':memory:', registrationsPerMinute: 10_000, now: () => new Date() },
  });
  const http = createProviderHttp({
    addresses: {
      api: sandbox.url,
      landing: `${sandbox.url}/landing-api`,
      enrichment: `${sandbox.url}/enrichment`,
    },
    requestId: 'request-of-a-test',
    timeoutMs: PATIENCE_MS,
    random: () => 0,
    onCall: () => undefined,
  });
  const provider = createProvider(http);
  const intents = createMemoryIntents();
  return {
    ...{ provider, intents, url: sandbox.url, close: () => sandbox.close() },
    catalogue: askedOnce(provider.catalogue),
    newCustomer: async (): Promise<CustomerSession> => {
      const form = {
        ...{ fullName: 'Анна Демидова', email: `${newIntentId()}@example.ru`, phone: '+7 900 123-45-67' },
        ...{ agreeMailing: true, customer: { kind: 'person' as const } },
      };
      const details = {
        ...{ token: 'proof', tags: [], partner: {} },
        origin: { referer: { firstVisit: '', lastVisit: '' }, utm: {} },
      };
      const account = await registerOnce(provider.accounts, intents, newIntentId(), form, details);
      if (!account.ok) throw new Error(JSON.stringify(account.failure));
      const session = await provider.accounts.logInInPlace(account.value.portalToken);
      if (!session.ok) throw new Error(JSON.stringify(session.failure));
      return session.value;
    },
    /** What a customer's page in the panel says, whom the site has handed over. */
    panelPage: async (session: CustomerSession, page: string, period: string): Promise<string> => {
      const query = new URLSearchParams({
        ...{ token: session.portalToken, redirect: page, paymentPeriod: period, reg: 'cloud_site' },
      });
      const arrived = await fetch(`${sandbox.url}/panel/auto-login?${query}`, { redirect: 'manual' });
      const cookie = arrived.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
      const target = new URL(arrived.headers.get('location') ?? '', sandbox.url);
      return (await fetch(target, { headers: { cookie } })).text();
    },
    /** The bodies that an endpoint was sent, oldest first. */
    requests: async (endpoint: string): Promise<unknown[]> => {
      const answer = await fetch(`${sandbox.url}/__sandbox/requests?endpoint=${endpoint}`);
      const { requests }: { requests: { forward: { data: unknown } | null }[] } = await answer.json();
      return requests.map(({ forward }) => forward?.data);
    },
  };
}

function askedOnce(live: Catalogue): Catalogue {
  const entries = Object.entries(live).map(([part, ask]) => {
    let answer: ReturnType<typeof ask> | undefined;
    return [part, () => (answer ??= ask())];
  });
  return Object.fromEntries(entries) as Catalogue;
}
