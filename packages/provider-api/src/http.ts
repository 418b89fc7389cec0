import { fail, type Result, succeed } from '@vitrina/ordering';
import {
  type Call,
  createHttp,
  type Http,
  type HttpFailure,
  type HttpSettings,
} from '@vitrina/provider-http';
import { contract, type EndpointName, errorResponse, type RequestOf, type ResponseOf } from './contract';

export interface ProviderAddresses {
  /** Base address of the provider API, without a slash at the end. */
  api: string;
  /** Base address of the landing service, without a slash at the end. */
  landing: string;
  /** Base address of a register of organisations, without a slash at the end; calls to a missing one are `unreachable`. */
  enrichment?: string | undefined;
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

/** One typed function for every endpoint of the contract. Never throws. */
export function createProviderHttp(settings: HttpSettings & { addresses: ProviderAddresses }): ProviderHttp {
  return callsOf(createHttp(settings), settings.addresses);
}

/** The same over calls that are made elsewhere. */
export function callsOf(http: Http, addresses: ProviderAddresses): ProviderHttp {
  return async (name, request, options = {}) => {
    const answer = await http({
      ...callOf(addresses, name, request, options),
      endpoint: name,
      isRead: contract[name].method === 'GET',
      // The union of all schemas loses which one belongs to `Name`; this is the one place that says so.
      response: contract[name].response as Call<ResponseOf<typeof name>>['response'],
      atMostMs: options.atMostMs,
      codeOf: errorCode,
    });
    if (!answer.ok) return fail(answer.failure);
    const { body, headers } = answer.value;
    return succeed({ body, cookie: cookieHeader(headers) });
  };
}

type Target = Pick<Call<object>, 'url' | 'method' | 'headers' | 'body'>;

function callOf(
  addresses: ProviderAddresses,
  name: EndpointName,
  request: object,
  { credentials = { kind: 'anonymous' }, params = {}, once }: CallOptions,
): Target {
  const { service, method, path: template } = contract[name];
  const path = pathOf(template, params);
  const headers = { ...(once && { 'idempotency-key': once }), ...authorization(credentials) };
  if (service === 'forwarded') {
    const identity =
      credentials.kind === 'customer'
        ? { access_token: credentials.accessToken, user: { id: credentials.userId } }
        : {};
    return {
      url: path && `${addresses.landing}/login/forward`,
      ...{ method: 'POST', headers, body: { method, path: path?.slice(1), data: request, ...identity } },
    };
  }
  const base = addresses[service];
  const url = base && path ? `${base}${path}` : undefined;
  return method === 'GET'
    ? { url: url && `${url}${queryOf(request)}`, method, headers }
    : { url, method, headers, body: request };
}

/** The path with its parameters, or `undefined` where one of them would lead out of the call that is meant. */
function pathOf(template: string, params: NonNullable<CallOptions['params']>): string | undefined {
  let isPath = true;
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const step = String(params[key] ?? '');
    // Nothing encodes dots.
    if (/^\.{0,2}$/.test(step)) isPath = false;
    return encodeURIComponent(step);
  });
  return isPath ? path : undefined;
}

/** What a read is about: the few that say more than their path have texts only. */
function queryOf(request: object): string {
  const query = new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]));
  return query.size > 0 ? `?${query}` : '';
}

function authorization(credentials: Credentials): Record<string, string> {
  if (credentials.kind === 'cookie') return { cookie: credentials.cookie };
  if (credentials.kind !== 'basic') return {};
  const bytes = new TextEncoder().encode(`${credentials.username}:${credentials.password}`);
  return { authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}

function errorCode(text: string): string | undefined {
  try {
    const body = errorResponse.validateSync(JSON.parse(text), { strict: true });
    return body.error_code ?? body.error?.error_code;
  } catch {
    return undefined;
  }
}

function cookieHeader(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
