import {
  type CustomerSession,
  createMemoryIntents,
  DEFAULT_OS,
  type IntentId,
  type LocationCode,
  type LoginRefusal,
  newIntentId,
  type PriceConfirmation,
  placeResource,
  type RegistrationDetails,
  type RegistrationForm,
  type Result,
  registerOnce,
  type ServerOrder,
  type ServerTariff,
} from '@vitrina/ordering';
import {
  createCustomerCalls,
  createProvider,
  createProviderHttp,
  type PendingRefreshes,
} from '@vitrina/provider-api';
import type { EndpointName } from '@vitrina/provider-api/contract';
import type { CallRecord } from '@vitrina/provider-http';
import { onTestFinished } from 'vitest';
import { array, mixed, number, object, string } from 'yup';
import type { FaultOrder } from '../src/controls/fault';
import { startSandbox } from '../src/start-sandbox';

/** Longer than any busy machine needs; a test that waits for an answer that never comes shortens it. */
const PATIENCE_MS = 30_000;

/** What goes with a registration of these tests. */
export const DETAILS: RegistrationDetails = {
  ...{ token: 'proof', tags: [], partner: {} },
  origin: {
    referer: { firstVisit: 'https://search.example/', lastVisit: 'https://forum.example/' },
    utm: { utm_source: 'newsletter' },
  },
};

export type ConnectedShop = Awaited<ReturnType<typeof openConnectedShop>>;

/** A real sandbox and the site's own client, talking over HTTP. `pass` moves the clocks of both. */
export async function openConnectedShop() {
  let ahead = 0;
  let patienceMs = PATIENCE_MS;
  const sandbox = await startSandbox({
    port: 0,
    databaseFile: ':memory:',
    registrationsPerMinute: 10_000,
    now: () => new Date(Date.now() + ahead),
  });
  onTestFinished(() => sandbox.close());
  const records: CallRecord[] = [];
  const http = createProviderHttp({
    addresses: {
      api: sandbox.url,
      landing: `${sandbox.url}/landing-api`,
      enrichment: `${sandbox.url}/enrichment`,
    },
    requestId: 'request-of-a-test',
    get timeoutMs() {
      return patienceMs;
    },
    random: () => 0,
    onCall: (record) => records.push(record),
  });
  const control = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${sandbox.url}/__sandbox${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const intents = createMemoryIntents({ now: () => Date.now() + ahead });
  const pendingRefreshes: PendingRefreshes = new Map();
  const provider = createProvider(http, pendingRefreshes);

  const register = (email: string, intent = newIntentId(), details: Partial<RegistrationDetails> = {}) => {
    const form = person(email);
    return registerOnce(provider.accounts, intents, intent, form, { ...DETAILS, ...details });
  };

  const outbox = async (recipient: string) => {
    const body: unknown = await (await control(`/outbox?recipient=${encodeURIComponent(recipient)}`)).json();
    return (await letters.validate(body, { strict: true })).messages;
  };

  return {
    http,
    provider,
    intents,
    records,
    pass: (milliseconds: number) => {
      ahead += milliseconds;
    },
    /** How long the client waits for an answer from now on. */
    waitAtMost: (milliseconds: number = PATIENCE_MS) => {
      patienceMs = milliseconds;
    },
    fault: (fault: Partial<FaultOrder> & Pick<FaultOrder, 'endpoint' | 'kind'>) =>
      control('/faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      }),
    /** Messages to one phone or address, newest first. */
    outbox,
    url: sandbox.url,
    forgetFaults: () => control('/faults', { method: 'DELETE' }),
    requests: async (endpoint: EndpointName) => {
      const body: unknown = await (await control(`/requests?endpoint=${endpoint}`)).json();
      return (await journal.validate(body, { strict: true })).requests;
    },
    /** The customer's calls as they are, and as the shop makes them. */
    calls: (session: CustomerSession) => createCustomerCalls(http, session, pendingRefreshes),
    customer: provider.as,
    register,
    newCustomer: async (email = `${newIntentId()}@example.ru`) => {
      const account = await register(email);
      if (!account.ok) throw new Error(JSON.stringify(account.failure));
      return opened(await provider.accounts.logInInPlace(account.value.portalToken));
    },
    order: (
      session: CustomerSession,
      intent: IntentId,
      order: ServerOrder,
      location: LocationCode,
      confirm: () => Promise<PriceConfirmation> = async () => ({ ok: true, location }),
    ) =>
      placeResource({ intents, pause: async () => undefined }, provider.as(session), intent, order, confirm),
    /** The cheapest tariff of the live catalogue, as a visitor would order it. */
    cheapest: async () => {
      const [tariff] = await provider.catalogue.serverTariffs();
      if (!tariff) throw new Error('The catalogue is empty');
      return tariff;
    },
    /** Servers that the customer has made elsewhere. */
    makeServers: async (session: CustomerSession, { presetId }: ServerTariff, count: number) => {
      const { call } = createCustomerCalls(http, session, pendingRefreshes);
      for (let made = 0; made < count; made += 1) {
        const answer = await call('createServer', {
          ...{
            name: `Elsewhere ${made}`,
            bandwidth: 200,
            os_id: Number(DEFAULT_OS),
            preset_id: Number(presetId),
          },
          ...{ is_ddos_guard: false },
        });
        if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
      }
    },
    /** The newest hundred. */
    servers: async (session: CustomerSession) => {
      const listed = await createCustomerCalls(http, session, pendingRefreshes).call('listServers', {});
      if (!listed.ok) throw new Error(JSON.stringify(listed.failure));
      return listed.value.servers;
    },
  };
}

export function person(email: string): RegistrationForm {
  return {
    fullName: 'Анна Демидова',
    email,
    phone: '+7 900 123-45-67',
    agreeMailing: true,
    customer: { kind: 'person' },
  };
}

/** The session of a login that must have worked. */
export function opened(login: Result<CustomerSession, LoginRefusal>): CustomerSession {
  if (!login.ok) throw new Error(JSON.stringify(login.failure));
  return login.value;
}

const letters = object({
  messages: array(
    object({
      channel: string().required(),
      subject: string().defined(),
      text: string().required(),
      link: string().defined(),
    }).required(),
  ).required(),
});

const journal = object({
  requests: array(
    object({
      id: number().required(),
      status: number().nullable().defined(),
      fault: string().nullable().defined(),
      requestId: string().nullable().defined(),
      body: mixed().nullable(),
      forward: object({ method: string(), path: string(), data: mixed() }).nullable().defined(),
    }).required(),
  ).required(),
});
