import { AsyncLocalStorage } from 'node:async_hooks';
import { NextRequest, NextResponse } from 'next/server';
import { processWide } from './process-wide';

/** The cookies of a visitor, with what the answer changes of them. */
export interface CookieJar {
  get: (name: string) => { value: string } | undefined;
  has: (name: string) => boolean;
  set: (name: string, value: string, attributes?: CookieAttributes) => void;
  delete: (name: string) => void;
}

interface CookieAttributes {
  path?: string;
  /** Seconds. */
  maxAge?: number;
  httpOnly?: boolean;
  secure?: boolean;
  sameSite?: 'lax' | 'strict';
}

interface Visit {
  headers: Headers;
  jar: CookieJar;
}

/** Nowhere to be resolved: only cookies are read. */
const ANY = 'http://site.invalid';

const scopes = processWide('visits', () => new AsyncLocalStorage<Visit>());

/** The headers of the request that is being answered. Throws outside of `inVisit`. */
export async function headers(): Promise<Headers> {
  return presentVisit().headers;
}

/** The cookies of the request that is being answered; what is set goes out with the answer. Throws outside of `inVisit`. */
export async function cookies(): Promise<CookieJar> {
  return presentVisit().jar;
}

/** Answers one request of a visitor. `setCookies`: the lines that the answer has to set. */
export async function inVisit<Value>(
  request: Headers,
  work: () => Promise<Value>,
): Promise<{ value: Value; setCookies: string[] }> {
  const [asked, answered] = [new NextRequest(ANY, { headers: request }), new NextResponse()];
  const jar: CookieJar = {
    get: (name) => asked.cookies.get(name),
    has: (name) => asked.cookies.has(name),
    set(name, value, attributes) {
      if (attributes?.maxAge === 0) asked.cookies.delete(name);
      else asked.cookies.set(name, value);
      answered.cookies.set(name, value, { ...attributes });
    },
    delete(name) {
      asked.cookies.delete(name);
      answered.cookies.delete(name);
    },
  };
  const value = await scopes.run({ headers: request, jar }, work);
  return { value, setCookies: answered.headers.getSetCookie() };
}

/** The answer of a route, with the cookies that were set on the way to it. */
export async function answerVisit(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const { value: response, setCookies } = await inVisit(request.headers, answer);
  for (const line of setCookies) response.headers.append('set-cookie', line);
  return response;
}

function presentVisit(): Visit {
  const visit = scopes.getStore();
  if (!visit) throw new Error('No visitor is being answered');
  return visit;
}
