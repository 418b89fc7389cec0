import { type NextRequest, NextResponse } from 'next/server';
import { parseRequestId, REQUEST_ID } from './request-id';

/** Where visitors become customers and order; every other page is the same for everyone and goes without. */
export const config = {
  matcher: [
    ...['/order', '/registration', '/kubernetes/create-cluster'],
    ...['/hand-off', '/forget', '/log-out', '/anti-bot'],
  ],
};

/** Gives each request one id, that of the edge in front if it sent one, and names it in the answer. */
export default function proxy(request: NextRequest): NextResponse {
  const id = parseRequestId(request.headers.get(REQUEST_ID)) ?? crypto.randomUUID();
  const headers = new Headers(request.headers);
  headers.set(REQUEST_ID, id);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(REQUEST_ID, id);
  return response;
}
