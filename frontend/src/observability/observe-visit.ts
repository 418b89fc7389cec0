import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseRequestId, REQUEST_ID } from '@vitrina/telemetry';
import { env } from '~/runtime/env';
import { log } from '~/runtime/log';
import type { PresentRequest } from '~/runtime/present-request';
import { routeOf } from '~/urls/route-of';
import { noteHealth } from './health';
import { metrics } from './metrics';
import { beginTrace } from './tracing';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
/** As nginx has it: who asked has gone. */
const LEFT = 499;
/** A visit that takes longer is worth a line, whatever came of it. */
const SLOW_SECONDS = 1;
const LONGEST_PATH = 200;
/** What browsers tell of each page they open. */
const FROM_EVERY_PAGE: ReadonlySet<string> = new Set(['/api/counts', '/api/article-views', '/api/errors']);

/**
 * Gives a request its id and its span, and once it is answered counts it. A page that everybody gets from a copy is no line of
 * the log, for there are thousands of them a second; forms, failures and what is slow are (docs/decisions/0073).
 */
export function observeVisit(request: IncomingMessage, response: ServerResponse): PresentRequest {
  const startedAt = performance.now();
  const { url = '' } = request;
  const route = routeOf(url);
  const method = METHODS.has(request.method ?? '') ? (request.method as string) : 'other';
  const id = parseRequestId(textOf(request.headers[REQUEST_ID])) ?? crypto.randomUUID();
  request.headers[REQUEST_ID] = id;
  const span = beginTrace(`${method} ${route}`, {
    kind: 'server',
    // A stranger's would let them choose what is kept.
    parent: env().TRUSTED_PROXIES > 0 ? textOf(request.headers.traceparent) : undefined,
    attributes: { 'http.request.method': method, 'http.route': route, 'vitrina.request_id': id },
  });
  response.once('close', () => {
    const seconds = (performance.now() - startedAt) / 1_000;
    const status = response.writableFinished ? response.statusCode : LEFT;
    metrics().requests.observe({ route, method, status }, seconds);
    if (status !== LEFT && status !== 404 && isPage(route)) noteHealth('site', status < 500);
    span.end({ 'http.response.status_code': status }, status >= 500 ? `status ${status}` : undefined);
    const isVisit = method === 'GET' || method === 'HEAD' || FROM_EVERY_PAGE.has(route);
    const isUsual = isVisit && status < 400 && seconds < SLOW_SECONDS;
    log[isUsual ? 'debug' : 'info'](
      {
        ...{ requestId: id, method, route, status, milliseconds: Math.round(seconds * 1_000) },
        // The query may hold what a visitor has typed.
        path: url.split('?', 1)[0]?.slice(0, LONGEST_PATH),
        ...(span.traceId && { traceId: span.traceId }),
      },
      'request',
    );
  });
  return { id, span };
}

/** Each page brings ten files, and whoever looks for holes a thousand addresses of nothing: among those no failed page would be seen. */
function isPage(route: string): boolean {
  return !/^\/(?:api|_next|assets|fonts|islands)\//.test(route);
}

function textOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
