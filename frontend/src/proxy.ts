import { parseAuthMode, readWebmasterLink } from '@vitrina/ordering';
import { type NextFetchEvent, type NextRequest, NextResponse } from 'next/server';
import { followSuccessors } from './checkout/follow-successors';
import { isWithdrawn, redirectOf } from './content/redirects';
import { type SpokenLanguage, spokenLanguage } from './messages/language';
import { inLanguageOf } from './messages/language-of';
import { passPreview } from './preview/preview-gate';
import { openProvider } from './provider/open-provider';
import { ASKED_ADDRESS } from './runtime/asked-address';
import { env } from './runtime/env';
import { WITHDRAWN } from './runtime/gone-pages';
import { log } from './runtime/log';
import { NONCE_HEADER, newNonce } from './runtime/nonce';
import { parseRequestId, REQUEST_ID } from './runtime/request-id';
import { languageOfPage } from './runtime/shop-languages';
import { type FormRefusal, refusedForm } from './security/refused-form';
import { isReactPage, rootPaths } from './urls/paths';

const DAYS_KEPT = 90;
/** Where a request has an id, by which it is found in the logs of both sides. */
const CUSTOMER_PAGES: ReadonlySet<string> = new Set([
  rootPaths.registration,
  rootPaths.order,
  rootPaths.orderConfirmation,
  rootPaths.orderSheet,
  rootPaths.createCluster,
  '/request',
  '/hand-off',
  rootPaths.logOut,
  rootPaths.botCheck,
]);
/** No page has this address. */
const NOWHERE = '/not-found/nowhere';

/**
 * Runs for every page but the first, because an editor may lead away from any other address: for links of webmasters, for links of tariffs that may
 * be retired, where visitors become customers and order, and where editors publish pages; all pages but those of customers are
 * the same for everyone.
 */
export const config = {
  matcher: [
    { source: '/preview/:path*' },
    { source: '/:path*', has: [{ type: 'query', key: 'wmid' }] },
    {
      source: '/((?!_next/|api/|fonts/|islands/|assets/).+)',
      // Nothing below would change what it gets (documents/plain-visit.ts).
      missing: [{ type: 'header', key: 'x-vitrina-plain-visit' }],
    },
  ],
};

export async function proxy(request: NextRequest, event: NextFetchEvent): Promise<Response> {
  const requestId = parseRequestId(request.headers.get(REQUEST_ID)) ?? crypto.randomUUID();
  const { pathname, searchParams } = request.nextUrl;
  if (pathname.startsWith(rootPaths.preview)) return passPreview(request);
  if (searchParams.has('wmid')) return followWebmasterLink(request, event, requestId);
  // A form that ends the session is no action of a page, and minds by itself where it comes from.
  const refusal = pathname === rootPaths.logOut ? undefined : refusedForm(request);
  if (refusal) return refuseForm(request, refusal, requestId);
  if (isAskedForKey(pathname)) return new Response(env().INDEXNOW_KEY);
  const elsewhere = await leadElsewhere(request);
  if (elsewhere) return elsewhere;
  if (pathname === rootPaths.cloudServers && (searchParams.has('compare') || searchParams.has('preset')))
    return leadToSuccessors(request, requestId);
  // The page of all that is missing is answered in their place, and has none of its own.
  if (pathname === rootPaths.notFound && !isMadeAgain(request)) return rewriteTo(request, NOWHERE);
  const isRunByReact = isReactPage(pathname);
  if (!CUSTOMER_PAGES.has(pathname) && !isRunByReact) return showPage(request);
  const headers = new Headers(request.headers);
  headers.set(REQUEST_ID, requestId);
  if (isRunByReact) headers.set(NONCE_HEADER, newNonce());
  const response = isUnknownForm(request, requestId)
    ? rewriteTo(request, rootPaths.unknownForm, { request: { headers } })
    : NextResponse.next({ request: { headers } });
  response.headers.set(REQUEST_ID, requestId);
  return response;
}

/** The path that a visitor has asked for, with the language that Next.js takes from the front of it. */
function addressOf({ nextUrl }: Pick<NextRequest, 'nextUrl'>): string {
  return inLanguageOf(askedIn(nextUrl), nextUrl.pathname);
}

/** A page has it from its address; what is one for all languages, from who let the request in (runtime/admission.ts). */
function askedIn({ locale }: NextRequest['nextUrl']): SpokenLanguage {
  const ofPage = languageOfPage(locale);
  return ofPage.prefix === '' ? spokenLanguage() : ofPage;
}

/** Answers with another page, in the language that was asked for. */
function rewriteTo(request: NextRequest, address: string, init?: Parameters<typeof NextResponse.rewrite>[1]) {
  const asked = askedIn(request.nextUrl);
  return NextResponse.rewrite(new URL(inLanguageOf(asked, address), request.url), init);
}

/** Search engines look at the root for the key with which the CMS tells them of changed pages (indexnow.org). */
function isAskedForKey(pathname: string): boolean {
  const { INDEXNOW_KEY } = env();
  return INDEXNOW_KEY !== undefined && pathname === `/${INDEXNOW_KEY}.txt`;
}

function showPage(request: NextRequest): Response {
  const isGone = !isMadeAgain(request) && isWithdrawn(addressOf(request));
  return NextResponse.next({ headers: isGone ? { [WITHDRAWN]: '1' } : {} });
}

function refuseForm(request: NextRequest, refusal: FormRefusal, requestId: string): Response {
  log.warn({ requestId, refusal, page: request.nextUrl.pathname }, 'a form is refused');
  return rewriteTo(request, rootPaths.refusedForm(refusal), { headers: { [REQUEST_ID]: requestId } });
}

/**
 * After a change the site itself asks for the page that is kept, which has to become a 404 of its own. Nobody else can: the
 * header is taken from every request that comes over the network (runtime/trusted-headers.ts).
 */
function isMadeAgain({ headers }: NextRequest): boolean {
  return headers.has('x-prerender-revalidate');
}

/**
 * An address an editor leads away from. Nobody keeps the answer: a browser that kept one for ever would go round in a circle
 * as soon as the editor has changed their mind and leads back.
 */
async function leadElsewhere(request: NextRequest): Promise<Response | undefined> {
  const { method, nextUrl, headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || isMadeAgain(request)) return undefined;
  const asked = headers.get(ASKED_ADDRESS) ?? `${addressOf({ nextUrl })}${nextUrl.search}`;
  const [path = ''] = asked.split('?', 1);
  const destination = await redirectOf(path, asked.slice(path.length));
  if (!destination) return undefined;
  const { location, isTemporary } = destination;
  return new Response(null, {
    status: isTemporary ? 307 : 308,
    headers: { location, 'cache-control': 'no-store' },
  });
}

/** Rule R2: an unknown value raises an error; the visitor gets a page that leads on. */
function isUnknownForm({ nextUrl: { pathname, searchParams } }: NextRequest, requestId: string): boolean {
  const auth = searchParams.get('auth');
  if (pathname !== rootPaths.registration || auth === null || parseAuthMode(auth)) return false;
  log.error({ requestId, auth }, 'unknown auth');
  return true;
}

/** Links of retired tariffs lead to what took their place; all others to the page, which is the same for everyone. */
async function leadToSuccessors({ nextUrl }: NextRequest, requestId: string): Promise<Response> {
  const changed = await followSuccessors(nextUrl.searchParams);
  if (!changed) return NextResponse.next({ headers: { [REQUEST_ID]: requestId } });
  const location = `${env().SITE_URL}${addressOf({ nextUrl })}?${changed}`;
  return new Response(null, {
    status: 307,
    headers: { location, 'cache-control': 'no-store', [REQUEST_ID]: requestId },
  });
}

/**
 * Keeps the webmaster in a cookie, reports the visit once, and goes on to the same page without these two keys, so that
 * it works on every page, with scripts or without (docs/decisions/0015).
 */
function followWebmasterLink(request: NextRequest, event: NextFetchEvent, requestId: string): Response {
  const { searchParams } = request.nextUrl;
  const link = readWebmasterLink(searchParams);
  const rest = new URLSearchParams(searchParams);
  rest.delete('wmid');
  rest.delete('bannerID');
  const headers = new Headers({
    location: `${env().SITE_URL}${addressOf(request)}${rest.size > 0 ? `?${rest}` : ''}`,
    'cache-control': 'no-store',
    [REQUEST_ID]: requestId,
  });
  if (link && request.cookies.get('wmid')?.value !== link.wmid) {
    headers.append('set-cookie', wmidCookie(link.wmid));
    event.waitUntil(openProvider(requestId).accounts.noteWebmasterVisit(link));
  }
  return new Response(null, { status: 307, headers });
}

function wmidCookie(wmid: string): string {
  const secure = env().SITE_URL.startsWith('https://') ? '; Secure' : '';
  return `wmid=${wmid}; Path=/; Max-Age=${DAYS_KEPT * 86_400}; HttpOnly; SameSite=Lax${secure}`;
}
