import { noteWebmasterVisit, parseAuthMode, readWebmasterLink } from '@vitrina/ordering';
import { type NextFetchEvent, type NextRequest, NextResponse } from 'next/server';
import { env } from './env';
import { log } from './log';
import { paths } from './paths';
import { providerHttp } from './provider/provider-http';

const DAYS_KEPT = 90;

/** Runs for links of webmasters and for forms of accounts only; all other pages are the same for everyone. */
export const config = {
  matcher: [
    { source: '/:path*', has: [{ type: 'query', key: 'wmid' }] },
    { source: '/registration', has: [{ type: 'query', key: 'auth' }] },
  ],
};

export function proxy(request: NextRequest, event: NextFetchEvent): Response {
  const { searchParams } = request.nextUrl;
  if (searchParams.has('wmid')) return followWebmasterLink(request, event);
  if (parseAuthMode(searchParams.get('auth'))) return NextResponse.next();
  // Specification 000, section 8: an unknown value raises an error; the visitor gets a page that leads on.
  log.error({ auth: searchParams.get('auth') }, 'unknown auth');
  return NextResponse.rewrite(new URL(paths.unknownForm, request.url));
}

/**
 * Keeps the webmaster in a cookie, reports the visit once, and goes on to the same page without these two keys, so that
 * it works on every page, with scripts or without (docs/decisions/0015).
 */
function followWebmasterLink(request: NextRequest, event: NextFetchEvent): Response {
  const { pathname, searchParams } = request.nextUrl;
  const link = readWebmasterLink(searchParams);
  const rest = new URLSearchParams(searchParams);
  rest.delete('wmid');
  rest.delete('bannerID');
  const headers = new Headers({
    location: `${env().SITE_URL}${pathname}${rest.size > 0 ? `?${rest}` : ''}`,
    'cache-control': 'no-store',
  });
  if (link && request.cookies.get('wmid')?.value !== link.wmid) {
    headers.append('set-cookie', wmidCookie(link.wmid));
    event.waitUntil(noteWebmasterVisit(providerHttp(), link));
  }
  return new Response(null, { status: 307, headers });
}

function wmidCookie(wmid: string): string {
  const secure = env().SITE_URL.startsWith('https://') ? '; Secure' : '';
  return `wmid=${wmid}; Path=/; Max-Age=${DAYS_KEPT * 86_400}; HttpOnly; SameSite=Lax${secure}`;
}
