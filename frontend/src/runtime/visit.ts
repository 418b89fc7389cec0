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

/**
 * Answers one request of a visitor. `setCookie` takes each line that the answer has to set, also where the work fails: a session that has
 * begun is this browser's, whatever becomes of the page.
 */
export async function inVisit<Value>(
  request: Headers,
  setCookie: (line: string) => void,
  work: () => Promise<Value>,
): Promise<Value> {
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
  try {
    return await scopes.run({ headers: request, jar }, work);
  } finally {
    for (const line of answered.headers.getSetCookie()) setCookie(line);
  }
}

/** The answer of a route, with the cookies that were set on the way to it. */
export async function answerVisit(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const lines: string[] = [];
  const response = await inVisit(request.headers, (line) => lines.push(line), answer);
  for (const line of lines) response.headers.append('set-cookie', line);
  return response;
}

function presentVisit(): Visit {
  const visit = scopes.getStore();
  if (!visit) throw new Error('No visitor is being answered');
  return visit;
}
