import type { Core } from '@strapi/strapi';
import { parseRequestId } from '@vitrina/telemetry';
import { metrics } from '../observability/metrics';
import { inRequest } from '../observability/present-request';
import { tracing } from '../observability/tracing';

interface Context {
  method: string;
  path: string;
  status: number;
  /** The pattern of the route, once the router has found one. */
  _matchedRoute?: unknown;
  get(header: string): string;
  set(header: string, value: string): void;
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
const LONGEST_PATH = 200;
/** Probes ask many times a minute, and whoever watches knows their answer. */
const PROBES: ReadonlySet<string> = new Set(['/_health', '/_live']);

/**
 * Stands before whatever can be read: gives a request the id that the site has given it, or one of its own, and writes one line and one figure
 * once it is answered. The query of an address is left out, for it may hold what somebody has typed.
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (context: Context, next: () => Promise<void>): Promise<void> => {
    const startedAt = performance.now();
    const id = parseRequestId(context.get('X-Request-Id')) ?? crypto.randomUUID();
    const method = METHODS.has(context.method) ? context.method : 'other';
    const span = tracing().begin(`${method} cms`, {
      kind: 'server',
      parent: context.get('traceparent') || undefined,
      attributes: { 'http.request.method': method, 'vitrina.request_id': id },
    });
    context.set('X-Request-Id', id);
    await inRequest({ id, traceId: span.traceId }, async () => {
      let isBroken = false;
      try {
        await next();
      } catch (error) {
        isBroken = true;
        throw error;
      } finally {
        const status = isBroken ? 500 : context.status;
        const route = routeOf(context);
        const seconds = (performance.now() - startedAt) / 1_000;
        metrics().requests.observe({ route, method, status }, seconds);
        span.end(
          { 'http.route': route, 'http.response.status_code': status },
          status >= 500 ? `status ${status}` : undefined,
        );
        strapi.log.log(PROBES.has(route) ? 'debug' : 'http', 'request', {
          ...{ method, route, status, milliseconds: Math.round(seconds * 1_000) },
          path: context.path.slice(0, LONGEST_PATH),
        });
      }
    });
  };

/** Of what is answered before the router there are a few kinds; what only a catch-all finds is what strangers look for. */
function routeOf({ path, _matchedRoute: matched }: Context): string {
  if (path.startsWith('/uploads/')) return '/uploads/:file';
  if (path === '/graphql' || PROBES.has(path)) return path;
  return typeof matched === 'string' && matched.startsWith('/') ? matched : 'other';
}
