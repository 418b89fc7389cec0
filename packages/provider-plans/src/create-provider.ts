import {
  type Customer,
  type CustomerSession,
  DEFAULT_OS,
  digitsOnly,
  fail,
  isLocationCode,
  kopecks,
  type LoginRefusal,
  type MadeResource,
  MB_IN_GB,
  NOTHING_SOLD,
  type OsId,
  type PresetId,
  type Product,
  type Provider,
  type ProviderFailure,
  ProviderOutage,
  parseId,
  type Resources,
  type Result,
  type ServerOrder,
  type ServerTariff,
  succeed,
} from '@vitrina/ordering';
import { type AnswerSchema, type Http, type HttpFailure, type Refusal, told } from '@vitrina/provider-http';
import { object } from 'yup';
import {
  accountResponse,
  imagesResponse,
  instanceResponse,
  instancesResponse,
  plansResponse,
  problemResponse,
  sessionResponse,
} from './contract';

/** What this provider sells. */
export const SELLS: readonly Product[] = ['vds'];

/** What a server starts with when nobody has chosen: the shop's addresses name it by `DEFAULT_OS`. */
const USUAL_IMAGE = 'ubuntu-24-04';

function systemOf(slug: string): OsId | undefined {
  if (slug === USUAL_IMAGE) return DEFAULT_OS;
  const system = parseId<OsId>(slug);
  // What has that name would be taken for the usual one.
  return system === DEFAULT_OS ? undefined : system;
}

function slugOf(system: OsId): string {
  return system === DEFAULT_OS ? USUAL_IMAGE : system;
}

/** So many servers are on a page of its lists. */
const PAGE = 40;

/**
 * A provider of plans: servers by name, one token, lists by cursor. It is the second adapter, to be read beside
 * docs/adapters.md: what it does not do is not there, and the shop goes on without.
 */
export function createProvider(http: Http, { api }: { api: string }): Provider {
  const ask = asker(http, api);
  return {
    catalogue: {
      ...NOTHING_SOLD,
      serverTariffs: async () => {
        const { plans } = orThrow('plans', await ask.get('plans', '/v2/plans', plansResponse));
        return plans.flatMap(toTariff).sort((one, other) => one.price - other.price);
      },
      osImages: async () => {
        const { images } = orThrow('images', await ask.get('images', '/v2/images', imagesResponse));
        return images.flatMap(({ slug, distribution, release, kind }) => {
          const osId = systemOf(slug);
          return osId ? [{ osId, family: kind, caption: `${distribution} ${release}` }] : [];
        });
      },
    },
    accounts: {
      register: async (form) => {
        const name = form.customer.kind === 'person' ? form.fullName : form.customer.name;
        const body = { name, email: form.email.trim(), phone: digitsOnly(form.phone) };
        const answer = await ask.post('register', '/v2/accounts', sessionResponse, body);
        if (answer.ok)
          return succeed({ username: answer.value.account.uuid, portalToken: answer.value.token });
        const { failure } = answer;
        if (failure.kind === 'refused') {
          if (failure.code === 'account-exists') return fail({ kind: 'account-exists' });
          if (failure.code === 'invalid-email') return fail({ kind: 'invalid-email' });
          if (failure.status === 429) return fail({ kind: 'rate-limited' });
        }
        return fail({ kind: 'outage', failure: toldOf(failure) });
      },
      logInInPlace: async (token) => {
        const answer = await ask.get('account', '/v2/account', accountResponse, token);
        return answer.ok
          ? succeed(toSession(token, answer.value.account))
          : fail(toLoginRefusal(answer.failure));
      },
      logInWithPassword: async ({ username, password }) => {
        const body = { email: username, password };
        const answer = await ask.post('log-in', '/v2/tokens', sessionResponse, body);
        if (!answer.ok) return fail(toLoginRefusal(answer.failure));
        return succeed(toSession(answer.value.token, answer.value.account));
      },
      recoverAccess: async (email) => {
        const answer = await ask.post('recover', '/v2/password-resets', object({}), { email: email.trim() });
        if (answer.ok || answer.failure.kind === 'refused') return succeed(undefined);
        return fail({ kind: 'outage', failure: toldOf(answer.failure) });
      },
      noteOrigin: async () => undefined,
      noteConsent: async () => undefined,
      noteWebmasterVisit: async () => undefined,
    },
    requests: {
      countComments: async () => ({ kind: 'unknown' }),
      deliveryOf: () => undefined,
    },
    as: (session): Customer => ({
      session: () => session,
      resources: { vds: servers(ask, session.accessToken) },
      openTicket: async () => succeed(undefined),
      noteDedicatedOrder: async () => succeed(undefined),
    }),
  };
}

type Asker = ReturnType<typeof asker>;

/** A call of this provider by its path; `token` is a customer's. */
function asker(http: Http, api: string) {
  const send = async <Body>(
    call: { endpoint: string; path: string; method: 'GET' | 'POST'; body?: object },
    response: AnswerSchema<Body>,
    token: string | undefined,
  ): Promise<Result<Body, HttpFailure>> => {
    const { endpoint, path, method, body } = call;
    const answer = await http({
      ...{ endpoint, url: `${api}${path}`, method, body, response, isRead: method === 'GET' },
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
      codeOf: problemType,
    });
    return answer.ok ? succeed(answer.value.body) : answer;
  };
  return {
    get: <Body>(endpoint: string, path: string, response: AnswerSchema<Body>, token?: string) =>
      send({ endpoint, path, method: 'GET' }, response, token),
    post: <Body>(
      endpoint: string,
      path: string,
      response: AnswerSchema<Body>,
      body: object,
      token?: string,
    ) => send({ endpoint, path, method: 'POST', body }, response, token),
  };
}

/** The servers of a customer. */
function servers(ask: Asker, token: string): Resources<ServerOrder> {
  return {
    list: async () => {
      const all: MadeResource[] = [];
      const seen = new Set<string>();
      for (let after = ''; ; ) {
        const path = `/v2/instances${after && `?${new URLSearchParams({ after })}`}`;
        const answer = await ask.get('list-instances', path, instancesResponse, token);
        if (!answer.ok) return fail(toldOf(answer.failure));
        const { instances, next } = answer.value;
        all.push(...instances.map(toMade));
        if (next === null) return succeed(all);
        // A cursor leads on to what it stands behind, and every page but the last is full: else a part would be missed.
        if (instances.length !== PAGE || instances.at(-1)?.uuid !== next || seen.has(next))
          return fail({ kind: 'malformed', detail: `a list that goes on after ${next}` });
        seen.add(next);
        after = next;
      }
    },
    create: async ({ order, name }) => {
      if (order.server.kind !== 'preset') return fail({ kind: 'refused', reason: 'other' });
      const body = {
        ...{
          label: name,
          plan: order.server.presetId,
          image: slugOf(order.osId),
          public_ip: order.hasFloatingIp,
        },
      };
      const answer = await ask.post('create-instance', '/v2/instances', instanceResponse, body, token);
      return answer.ok ? succeed(toMade(answer.value.instance)) : fail(toldOf(answer.failure));
    },
  };
}

function toTariff(wire: {
  slug: string;
  label: string;
  region: string;
  vcpu: number;
  ghz: number;
  memory_gib: number;
  disk_gib: number;
  bandwidth_mbit: number;
  price_minor: number;
  in_stock: boolean;
}): ServerTariff[] {
  const location = wire.region;
  const presetId = parseId<PresetId>(wire.slug);
  if (!isLocationCode(location) || !presetId) return [];
  return [
    {
      ...{ presetId, title: wire.label, location, family: 'premium', cpu: wire.vcpu },
      ...{ cpuFrequency: wire.ghz, ramMb: wire.memory_gib * MB_IN_GB, diskMb: wire.disk_gib * MB_IN_GB },
      ...{ diskType: 'nvme', bandwidthMbit: wire.bandwidth_mbit, price: kopecks(wire.price_minor) },
      ...{ isPopular: false, isSoldOut: !wire.in_stock },
    },
  ];
}

function toMade(wire: { uuid: string; label: string; made_at: number; ipv4: string | null }): MadeResource {
  const { uuid: id, label: name, made_at, ipv4 } = wire;
  return { id, name, createdAt: new Date(made_at * 1000), address: ipv4 ?? undefined };
}

function toSession(token: string, account: { uuid: string; name: string; email: string }): CustomerSession {
  const { uuid, name, email } = account;
  return {
    ...{ accessToken: token, credentialsCookie: '', portalToken: token },
    user: { id: uuid, username: uuid, fullName: name, email },
  };
}

function toLoginRefusal(failure: HttpFailure): LoginRefusal {
  if (failure.kind === 'refused' && failure.status === 401) return { kind: 'wrong-credentials' };
  if (failure.kind === 'refused' && failure.status === 429) return { kind: 'rate-limited' };
  return { kind: 'outage', failure: toldOf(failure) };
}

function toldOf(failure: HttpFailure): ProviderFailure {
  return told(failure, ({ code, status }: Refusal) => {
    if (code === 'payment-required') return 'no-balance';
    if (code === 'out-of-stock') return 'sold-out';
    return status === 401 ? 'signed-out' : 'other';
  });
}

function orThrow<Body>(part: string, answer: Result<Body, HttpFailure>): Body {
  if (!answer.ok) throw new ProviderOutage(part, toldOf(answer.failure));
  return answer.value;
}

/** The last word of the address that a problem has for a type. */
function problemType(text: string): string | undefined {
  try {
    return problemResponse.validateSync(JSON.parse(text), { strict: true }).type.split('/').at(-1);
  } catch {
    return undefined;
  }
}
