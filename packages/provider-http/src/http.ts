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
import type { HttpFailure } from './http-failure';

/** What one call was and how it went; the caller decides where it is logged. Holds no body, no header, no secret. */
export interface CallRecord {
  endpoint: string;
  attempt: number;
  milliseconds: number;
  outcome: 'success' | HttpFailure;
  requestId: string;
}

/** How all calls of one visit are made. */
export interface HttpSettings {
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
  beginTry?: (endpoint: string) => Try;
  onCall?: (record: CallRecord) => void;
}

export interface Try {
  headers: Readonly<Record<string, string>>;
  end: (outcome: CallRecord['outcome']) => void;
}

/** What tells whether an answer is one: a schema of yup, or anything that throws its `ValidationError`. */
export interface AnswerSchema<Body> {
  validate(value: unknown, options: { strict: true }): Promise<Body>;
}

export interface Call<Body> {
  /** What the log calls it. */
  endpoint: string;
  /** `undefined` where there is nobody to ask. */
  url: string | undefined;
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: object | undefined;
  /** Whether it changes nothing, and may be made again. A read may also have to be a `POST`. */
  isRead: boolean;
  response: AnswerSchema<Body>;
  /** For a call that others wait behind: it may take no longer than this, in milliseconds. */
  atMostMs?: number | undefined;
  /** The code that the body of a refusal gives, if it gives one. */
  codeOf?: (body: string) => string | undefined;
  /** For a provider that says no with a status of success: the code by which this answer does, if it does. */
  refusalIn?: (body: Body) => string | undefined;
}

export interface HttpAnswer<Body> {
  body: Body;
  headers: Headers;
}

export type Http = <Body>(call: Call<Body>) => Promise<Result<HttpAnswer<Body>, HttpFailure>>;

const DEFAULT_TIMEOUT_MS = 8_000;
const DEFAULT_READ_RETRIES = 2;
const FIRST_BACKOFF_MS = 120;
/** The longest list of all has some hundred kilobytes. */
const DEFAULT_MOST_BYTES = 8 * 1024 * 1024;
/** What would be cut off before an answer can come is not begun; a write would leave behind nothing but doubt. */
const LEAST_MS = { read: 50, write: 500 };

/**
 * The only place that talks to a provider, whichever adapter asks: bounded in time, in number and in size. A read is tried
 * again, a write never is. Never throws.
 */
export function createHttp(settings: HttpSettings): Http {
  return async (call) => {
    const attempts = 1 + (call.isRead ? (settings.readRetries ?? DEFAULT_READ_RETRIES) : 0);
    for (let attempt = 1; ; attempt += 1) {
      const startedAt = performance.now();
      const begun = settings.beginTry?.(call.endpoint);
      const result = await callOnce(settings, call, begun?.headers);
      const outcome = result.ok ? 'success' : result.failure;
      begun?.end(outcome);
      settings.onCall?.({
        endpoint: call.endpoint,
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

async function callOnce<Body>(
  settings: HttpSettings,
  call: Call<Body>,
  extra: Try['headers'] = {},
): Promise<Result<HttpAnswer<Body>, HttpFailure>> {
  if (call.url === undefined) return fail({ kind: 'unreachable' });
  const patience = patienceFor(settings, call);
  const leave = patience > 0 ? enter(settings) : undefined;
  if (!leave) return fail({ kind: 'unreachable' });
  let response: Response;
  let text: string;
  try {
    // Also while the body comes: an answer may begin at once and never end.
    response = await fetch(call.url, {
      ...requestOf(settings, call, extra),
      signal: AbortSignal.timeout(patience),
    });
    text = await readBounded(response, settings.mostBytes ?? DEFAULT_MOST_BYTES);
  } catch (error) {
    return fail(
      error instanceof TooLarge ? { kind: 'malformed', detail: error.message } : connectionFailure(error),
    );
  } finally {
    leave();
  }
  const { status, headers } = response;
  if (status >= 500) return fail({ kind: 'broken', status });
  if (!response.ok) return fail({ kind: 'refused', status, code: call.codeOf?.(text) });
  const body = await parseBody(call.response, text);
  if (!body.ok) return body;
  const code = call.refusalIn?.(body.value);
  return code === undefined
    ? succeed({ body: body.value, headers })
    : fail({ kind: 'refused', status, code });
}

function requestOf(
  { requestId, visitorAddress }: HttpSettings,
  { method, headers, body }: Pick<Call<unknown>, 'method' | 'headers' | 'body'>,
  extra: Try['headers'],
): RequestInit {
  return {
    method,
    headers: {
      ...extra,
      accept: 'application/json',
      'x-request-id': requestId,
      ...(visitorAddress && { 'x-forwarded-for': visitorAddress }),
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    cache: 'no-store',
  };
}

/** How long this try may take; 0 when it must not be begun. */
function patienceFor(
  settings: HttpSettings,
  { isRead, atMostMs }: Pick<Call<unknown>, 'isRead' | 'atMostMs'>,
): number {
  const left = timeLeft(settings) - (isRead ? 0 : (settings.keptFromWritesMs ?? 0));
  if (left < (isRead ? LEAST_MS.read : LEAST_MS.write)) return 0;
  return Math.ceil(Math.min(settings.timeoutMs ?? DEFAULT_TIMEOUT_MS, left, atMostMs ?? left));
}

function timeLeft({ deadline }: HttpSettings): number {
  return deadline?.left() ?? Number.POSITIVE_INFINITY;
}

function enter({ bulkhead }: HttpSettings): (() => void) | undefined {
  return bulkhead ? bulkhead.enter() : () => undefined;
}

async function parseBody<Body>(schema: AnswerSchema<Body>, text: string): Promise<Result<Body, HttpFailure>> {
  try {
    const json: unknown = text === '' ? {} : JSON.parse(text);
    return succeed(await schema.validate(json, { strict: true }));
  } catch (error) {
    // Their messages quote the body, which may hold tokens; a failure is logged.
    if (error instanceof SyntaxError) return fail({ kind: 'malformed', detail: 'not JSON' });
    if (error instanceof ValidationError)
      return fail({ kind: 'malformed', detail: `${error.path || 'body'}: ${error.type ?? 'invalid'}` });
    throw error;
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

/** Full jitter: many sites that lost the provider at once must not come back at once. */
function backoff(attempt: number, random: () => number): number {
  return random() * FIRST_BACKOFF_MS * 2 ** attempt;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
