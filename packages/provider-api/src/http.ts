import {
  type Bulkhead,
  type Deadline,
  fail,
  type Result,
  readBounded,
  succeed,
  TooLarge,
} from '@vitrina/ordering';
import { ValidationError } from 'yup';
import {
  contract,
  type EndpointName,
  type ErrorCode,
  errorResponse,
  type RequestOf,
  type ResponseOf,
} from './contract';
import type { HttpFailure } from './http-failure';

export interface ProviderAddresses {
  /** Base address of the provider API, without a slash at the end. */
  api: string;
  /** Base address of the landing service, without a slash at the end. */
  landing: string;
  /** Base address of a register of organisations, without a slash at the end; calls to a missing one are `unreachable`. */
  enrichment?: string | undefined;
}

/** What one call was and how it went; the caller decides where it is logged. Holds no body, no header, no secret. */
export interface CallRecord {
  endpoint: EndpointName;
  attempt: number;
  milliseconds: number;
  outcome: 'success' | HttpFailure;
  requestId: string;
}

export interface HttpSettings {
  addresses: ProviderAddresses;
  /** Sent as `x-request-id`, so that a visitor's action can be followed from the site to the provider. */
  requestId: string;
  /**
   * The address of the visitor it is done for, sent as `x-forwarded-for`: a provider that counts registrations by address
   * would otherwise take all visitors for the site's server.
   */
  visitorAddress?: string | undefined;
  /** How long one try may take. A call may take as long as all its tries together: only `deadline` bounds those. */
  timeoutMs?: number;
  /** No call outlives it, and none is begun after it; tries of a read are repeated only while there is time. */
  deadline?: Deadline | undefined;
  /**
   * So much of the deadline is kept from a write, in milliseconds: when its answer does not come, there is time left to
   * look what became of it.
   */
  keptFromWritesMs?: number | undefined;
  /** How often a read is tried again after an outage. Writes are never repeated here. */
  readRetries?: number;
  /** Shared by all who ask; a call that finds no place in it is not made. */
  bulkhead?: Bulkhead | undefined;
  /** The most bytes of an answer that are read. */
  mostBytes?: number;
  random?: () => number;
  /** Called before each try; the headers go with it, and `end` hears what has become of it. */
  beginTry?: (endpoint: EndpointName) => Try;
  onCall?: (record: CallRecord) => void;
}

export interface Try {
  headers: Readonly<Record<string, string>>;
  end: (outcome: CallRecord['outcome']) => void;
}

/** Whom a call is made for. */
export type Credentials =
  | { kind: 'anonymous' }
  | { kind: 'basic'; username: string; password: string }
  | { kind: 'cookie'; cookie: string }
  | { kind: 'customer'; accessToken: string; userId: string };

export interface CallOptions {
  credentials?: Credentials;
  /** Values for the `{name}` parts of the path. */
  params?: Readonly<Record<string, string | number>>;
  /** For a call that others wait behind: it may take no longer than this, in milliseconds. */
  atMostMs?: number;
  /**
   * Sent as `Idempotency-Key`: a provider that knows it answers a repeat with what the first call has made. To one that does
   * not it is a header like any other.
   */
  once?: string | undefined;
}

export interface Answer<Name extends EndpointName> {
  body: ResponseOf<Name>;
  /** The `Cookie` header that the answer's `Set-Cookie` headers ask for, or an empty string. */
  cookie: string;
}

export type ProviderHttp = <Name extends EndpointName>(
  name: Name,
  request: RequestOf<Name>,
  options?: CallOptions,
) => Promise<Result<Answer<Name>, HttpFailure>>;

const DEFAULT_TIMEOUT_MS = 8_000;
const DEFAULT_READ_RETRIES = 2;
const FIRST_BACKOFF_MS = 120;
/** The longest list of all has some hundred kilobytes. */
const DEFAULT_MOST_BYTES = 8 * 1024 * 1024;
/** What would be cut off before an answer can come is not begun; a write would leave behind nothing but doubt. */
const LEAST_MS = { read: 50, write: 500 };

/** The only place that talks to the provider: one typed function for every endpoint of the contract. Never throws. */
export function createProviderHttp(settings: HttpSettings): ProviderHttp {
  return async (name, request, options = {}) => {
    const attempts = 1 + (isRead(name) ? (settings.readRetries ?? DEFAULT_READ_RETRIES) : 0);
    for (let attempt = 1; ; attempt += 1) {
      const startedAt = performance.now();
      const begun = settings.beginTry?.(name);
      const result = await callOnce(settings, name, request, options, begun?.headers);
      const outcome = result.ok ? 'success' : result.failure;
      begun?.end(outcome);
      settings.onCall?.({
        endpoint: name,
        attempt,
        milliseconds: Math.round(performance.now() - startedAt),
        outcome,
        requestId: settings.requestId,
      });
      if (result.ok || result.failure.kind === 'refused' || attempt >= attempts) return result;
      const wait = backoff(attempt, settings.random ?? Math.random);
      if (wait + LEAST_MS.read > timeLeft(settings)) return result;
      await pause(wait);
    }
  };
}

async function callOnce<Name extends EndpointName>(
  settings: HttpSettings,
  name: Name,
  request: RequestOf<Name>,
  options: CallOptions,
  extra: Try['headers'] = {},
): Promise<Result<Answer<Name>, HttpFailure>> {
  if (contract[name].service === 'enrichment' && !settings.addresses.enrichment)
    return fail({ kind: 'unreachable' });
  const patience = patienceFor(settings, name, options);
  const leave = patience > 0 ? enter(settings) : undefined;
  if (!leave) return fail({ kind: 'unreachable' });
  let response: Response;
  let text: string;
  try {
    const [url, init] = fetchArguments(settings, name, request, options, extra);
    // Also while the body comes: an answer may begin at once and never end.
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
    text = await readBounded(response, settings.mostBytes ?? DEFAULT_MOST_BYTES);
  } catch (error) {
    return fail(
      error instanceof TooLarge ? { kind: 'malformed', detail: error.message } : connectionFailure(error),
    );
  } finally {
    leave();
  }
  if (response.status >= 500) return fail({ kind: 'broken', status: response.status });
  if (!response.ok) return fail({ kind: 'refused', status: response.status, code: errorCode(text) });
  const body = await parseBody(name, text);
  return body.ok ? succeed({ body: body.value, cookie: cookieHeader(response.headers) }) : body;
}

/** How long this try may take; 0 when it must not be begun. */
function patienceFor(settings: HttpSettings, name: EndpointName, { atMostMs }: CallOptions): number {
  const left = timeLeft(settings) - (isRead(name) ? 0 : (settings.keptFromWritesMs ?? 0));
  if (left < (isRead(name) ? LEAST_MS.read : LEAST_MS.write)) return 0;
  return Math.ceil(Math.min(settings.timeoutMs ?? DEFAULT_TIMEOUT_MS, left, atMostMs ?? left));
}

function isRead(name: EndpointName): boolean {
  return contract[name].method === 'GET';
}

function timeLeft({ deadline }: HttpSettings): number {
  return deadline?.left() ?? Number.POSITIVE_INFINITY;
}

function enter({ bulkhead }: HttpSettings): (() => void) | undefined {
  return bulkhead ? bulkhead.enter() : () => undefined;
}

function fetchArguments<Name extends EndpointName>(
  settings: HttpSettings,
  name: Name,
  request: RequestOf<Name>,
  { credentials = { kind: 'anonymous' }, params = {}, once }: CallOptions,
  extra: Try['headers'],
): [string, RequestInit] {
  const endpoint = contract[name];
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => stepOf(params[key] ?? ''));
  const headers: Record<string, string> = {
    ...extra,
    accept: 'application/json',
    'x-request-id': settings.requestId,
    ...(settings.visitorAddress && { 'x-forwarded-for': settings.visitorAddress }),
    ...(once && { 'idempotency-key': once }),
    ...authorization(credentials),
  };
  const init: RequestInit = {
    headers,
    method: endpoint.method,
    redirect: 'error',
    cache: 'no-store',
  };
  if (endpoint.service === 'forwarded') {
    const identity =
      credentials.kind === 'customer'
        ? { access_token: credentials.accessToken, user: { id: credentials.userId } }
        : {};
    const body = { method: endpoint.method, path: path.slice(1), data: request, ...identity };
    return [
      `${settings.addresses.landing}/login/forward`,
      withBody({ ...init, method: 'POST' }, headers, body),
    ];
  }
  const url = `${settings.addresses[endpoint.service]}${path}`;
  return endpoint.method === 'GET'
    ? [`${url}${queryOf(request)}`, init]
    : [url, withBody(init, headers, request)];
}

/** One step of a path. Nothing encodes dots, and two of them would lead out of the call that is meant. */
function stepOf(value: string | number): string {
  if (/^\.{0,2}$/.test(String(value))) throw new TypeError(`"${value}" is no step of a path`);
  return encodeURIComponent(value);
}

/** What a read is about: the few that say more than their path have texts only. */
function queryOf(request: object): string {
  const query = new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]));
  return query.size > 0 ? `?${query}` : '';
}

function withBody(init: RequestInit, headers: Record<string, string>, body: object): RequestInit {
  return { ...init, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function authorization(credentials: Credentials): Record<string, string> {
  if (credentials.kind === 'cookie') return { cookie: credentials.cookie };
  if (credentials.kind !== 'basic') return {};
  const bytes = new TextEncoder().encode(`${credentials.username}:${credentials.password}`);
  return { authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}

async function parseBody<Name extends EndpointName>(
  name: Name,
  text: string,
): Promise<Result<ResponseOf<Name>, HttpFailure>> {
  try {
    const json: unknown = text === '' ? {} : JSON.parse(text);
    // The union of all schemas loses which one belongs to `Name`; this is the one place that says so.
    const schema = contract[name].response as { validate(value: unknown, options: object): Promise<unknown> };
    return succeed((await schema.validate(json, { strict: true })) as ResponseOf<Name>);
  } catch (error) {
    // Their messages quote the body, which may hold tokens; a failure is logged.
    if (error instanceof SyntaxError) return fail({ kind: 'malformed', detail: 'not JSON' });
    if (error instanceof ValidationError)
      return fail({ kind: 'malformed', detail: `${error.path || 'body'}: ${error.type ?? 'invalid'}` });
    throw error;
  }
}

function errorCode(text: string): ErrorCode | undefined {
  try {
    const body = errorResponse.validateSync(JSON.parse(text), { strict: true });
    // An unknown code is as good as none: every `switch` over codes has a last branch for it.
    return (body.error_code ?? body.error?.error_code) as ErrorCode | undefined;
  } catch {
    return undefined;
  }
}

/** Only a refused or unresolved connection proves that the provider received nothing. */
function connectionFailure(error: unknown): HttpFailure {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { kind: 'no-answer', reason: 'timeout' };
  const code = causeCode(error);
  const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(code);
  return neverSent ? { kind: 'unreachable' } : { kind: 'no-answer', reason: 'reset' };
}

function causeCode(error: unknown): string {
  if (!(error instanceof Error) || !(error.cause instanceof Error)) return '';
  return 'code' in error.cause ? String(error.cause.code) : '';
}

function cookieHeader(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Full jitter: many sites that lost the provider at once must not come back at once. */
function backoff(attempt: number, random: () => number): number {
  return random() * FIRST_BACKOFF_MS * 2 ** attempt;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
