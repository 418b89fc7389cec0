import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IMAGES, PLANS } from './price-list';

/** What may go wrong with the next call of a kind. `…-after`: the work is done all the same. */
export type Fault =
  | { kind: 'status' | 'status-after'; status: number }
  | { kind: 'reset' | 'reset-after' | 'hang' | 'hang-after' | 'garbage-after' | 'cut-short' | 'gap' }
  /** A gateway answers, and the work is done after that. */
  | { kind: 'late' };

export type Spoilable = 'list' | 'create' | 'plans';

export interface PlansOptions {
  /** 0 takes any free port. */
  port: number;
  now?: () => Date;
  /** The password of everybody who registers. */
  password?: string;
}

interface Account {
  uuid: string;
  name: string;
  email: string;
  tokens: Set<string>;
  instances: Instance[];
}

interface Instance {
  uuid: string;
  label: string;
  plan: string;
  image: string;
  made_at: number;
  ipv4: string | null;
}

interface Answer {
  status: number;
  body?: object | string;
  headers?: Record<string, string>;
}

const PAGE = 40;
const LATE_MS = 250;

/**
 * A provider of other shapes than the sandbox: plans by name, memory in GiB, prices in kopecks, lists by cursor, one token,
 * problems as RFC 9457 has them, servers and nothing else. It plays what an adapter is tried with, and keeps all in memory.
 */
export async function startPlans({ port, now = () => new Date(), password = 'demo-password' }: PlansOptions) {
  const accounts: Account[] = [];
  const soldOut = new Set<string>();
  const faults: { call: Spoilable; fault: Fault }[] = [];
  const requests: { call: string; body: unknown; requestId: string | undefined }[] = [];

  const byToken = (request: IncomingMessage): Account | undefined => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    return accounts.find(({ tokens }) => token !== undefined && tokens.has(token));
  };
  const session = (account: Account, status: number): Answer => {
    const token = randomUUID();
    account.tokens.add(token);
    return { status, body: { token, account: accountBody(account) } };
  };

  const calls: Record<string, (request: IncomingMessage, body: Record<string, unknown>) => Answer> = {
    'GET /v2/plans': () => ({
      status: 200,
      body: { plans: PLANS.map((plan) => ({ ...plan, in_stock: !soldOut.has(plan.slug) })) },
    }),
    'GET /v2/images': () => ({ status: 200, body: { images: IMAGES } }),
    'POST /v2/accounts': (_, { name, email }) => {
      if (typeof name !== 'string' || typeof email !== 'string' || !email.includes('@'))
        return problem(422, 'invalid-email');
      if (accounts.some((known) => known.email === email)) return problem(409, 'account-exists');
      const account = { uuid: randomUUID(), name, email, tokens: new Set<string>(), instances: [] };
      accounts.push(account);
      return session(account, 201);
    },
    'POST /v2/tokens': (_, { email, password: given }) => {
      const account = accounts.find((known) => known.email === email);
      return account && given === password ? session(account, 201) : problem(401, 'wrong-credentials');
    },
    'POST /v2/password-resets': () => ({ status: 202, body: {} }),
    'GET /v2/account': (request) => {
      const account = byToken(request);
      return account ? { status: 200, body: { account: accountBody(account) } } : problem(401, 'no-session');
    },
    'GET /v2/instances': (request) => {
      const account = byToken(request);
      if (!account) return problem(401, 'no-session');
      const after = new URL(request.url ?? '', 'http://plans').searchParams.get('after');
      const from = after === null ? 0 : account.instances.findIndex(({ uuid }) => uuid === after) + 1;
      const page = account.instances.slice(from, from + PAGE);
      const next = from + PAGE < account.instances.length ? page.at(-1)?.uuid : undefined;
      return { status: 200, body: { instances: page, next: next ?? null } };
    },
    'POST /v2/instances': (request, { label, plan, image, public_ip: hasIp }) => {
      const account = byToken(request);
      if (!account) return problem(401, 'no-session');
      if (account.email.startsWith('no-balance')) return problem(402, 'payment-required');
      if (!PLANS.some(({ slug }) => slug === plan) || !IMAGES.some(({ slug }) => slug === image))
        return problem(422, 'unknown-plan-or-image');
      if (soldOut.has(String(plan))) return problem(409, 'out-of-stock');
      const instance: Instance = {
        ...{ uuid: randomUUID(), label: String(label), plan: String(plan), image: String(image) },
        made_at: Math.floor(now().getTime() / 1000),
        ipv4: hasIp ? `192.0.2.${(account.instances.length % 250) + 1}` : null,
      };
      account.instances.push(instance);
      return { status: 202, body: { instance } };
    },
    // The panel, as far as the site leads there.
    'GET /panel/enter': (request) => {
      const { searchParams } = new URL(request.url ?? '', 'http://plans');
      const token = searchParams.get('token') ?? '';
      if (!accounts.some(({ tokens }) => tokens.has(token))) return problem(401, 'no-session');
      const cookie = `panel=${token}; Path=/panel; HttpOnly`;
      return {
        status: 302,
        headers: { location: `/panel${searchParams.get('next') ?? ''}`, 'set-cookie': cookie },
      };
    },
  };

  const answer = (request: IncomingMessage, call: string, body: Record<string, unknown>): Answer => {
    const known = calls[call];
    if (known) return known(request, body);
    const uuid = /^GET \/panel\/instances\/([\w-]+)$/.exec(call)?.[1];
    const token = /panel=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const account = accounts.find(({ tokens }) => tokens.has(token));
    const instance = account?.instances.find((one) => one.uuid === uuid);
    if (!instance) return problem(404, 'not-found');
    return {
      status: 200,
      body: `<!doctype html><title>${instance.label}</title><h1>${instance.label}</h1><p>${instance.plan}, ${instance.image}</p>`,
    };
  };

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://plans').pathname;
    const call = `${request.method} ${path}`;
    const body = await readJson(request);
    requests.push({ call, body, requestId: request.headers['x-request-id'] as string | undefined });
    const fault = takeFault(faults, call);
    if (!fault) {
      send(response, answer(request, call, body));
      return;
    }
    if (fault.kind === 'late') setTimeout(() => answer(request, call, body), LATE_MS);
    const isDone = fault.kind.endsWith('-after') || ['cut-short', 'gap'].includes(fault.kind);
    spoil(response, fault, isDone ? answer(request, call, body) : { status: 500 });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    /** Spoils the next call of a kind. */
    spoil: (call: Spoilable, fault: Fault) => void faults.push({ call, fault }),
    forgetFaults: () => void faults.splice(0),
    sellOut: (plan: string) => void soldOut.add(plan),
    /** No token of the account opens anything from now on. */
    endSessions: (uuid: string) => accountOf(uuid).tokens.clear(),
    /** The names of what an account has. */
    labelsOf: (uuid: string) => accountOf(uuid).instances.map(({ label }) => label),
    /** What the account of an e-mail has. */
    instancesOf: (email: string) => accounts.find((known) => known.email === email)?.instances ?? [],
    /** Instances that were made elsewhere, before everything else. */
    makeElsewhere: (uuid: string, count: number) => {
      const others = Array.from({ length: count }, (_, at) => ({
        ...{
          uuid: randomUUID(),
          label: `elsewhere-${at}`,
          plan: 'm1',
          image: 'debian-13',
          made_at: 0,
          ipv4: null,
        },
      }));
      accountOf(uuid).instances.unshift(...others);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function accountOf(uuid: string): Account {
    const account = accounts.find((known) => known.uuid === uuid);
    if (!account) throw new Error(`There is no account ${uuid}`);
    return account;
  }
}

const SPOILT: Record<string, Spoilable> = {
  'GET /v2/instances': 'list',
  'POST /v2/instances': 'create',
  'GET /v2/plans': 'plans',
};

function takeFault(faults: { call: Spoilable; fault: Fault }[], call: string): Fault | undefined {
  const at = faults.findIndex((one) => one.call === SPOILT[call]);
  return at === -1 ? undefined : faults.splice(at, 1)[0]?.fault;
}

function spoil(response: ServerResponse, fault: Fault, done: Answer): void {
  switch (fault.kind) {
    case 'status':
    case 'status-after':
      send(response, problem(fault.status, 'out-of-order'));
      return;
    case 'late':
      send(response, problem(504, 'gateway'));
      return;
    case 'garbage-after':
      send(response, { status: 200, body: '<h1>Soon</h1>' });
      return;
    case 'gap': {
      const body = done.body as { instances: object[] };
      send(response, { ...done, body: { ...body, instances: body.instances.slice(1) } });
      return;
    }
    case 'cut-short': {
      const body = done.body as { instances?: object[] } | undefined;
      const instances = body?.instances?.slice(0, 1);
      send(response, { ...done, body: { ...body, ...(instances && { instances, next: 'lost' }) } });
      return;
    }
    case 'reset':
    case 'reset-after':
      response.socket?.resetAndDestroy();
      return;
    // Whoever asks waits.
    case 'hang':
    case 'hang-after':
      return;
  }
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers });
  response.end(body === undefined ? '' : isText ? body : JSON.stringify(body));
}

function problem(status: number, type: string): Answer {
  return { status, body: { type: `https://plans.example/problems/${type}`, title: type } };
}

function accountBody({ uuid, name, email }: Account): object {
  return { uuid, name, email };
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString() || '{}');
    return value instanceof Object ? { ...value } : {};
  } catch {
    return {};
  }
}
