import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { controlRoutes } from '../controls/control-routes';
import { panelRoutes } from '../panel/panel-routes';
import type { Provider } from '../provider/provider';
import { registerEndpoints } from '../provider/register-endpoints';
import { errorWire, sendWire } from '../provider/wire';
import { recordRequests } from './record-requests';
import { tolerateEmptyJson } from './tolerate-empty-json';

export interface AppOptions {
  /** Lines of JSON on stdout, one a request. */
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Whether `/__sandbox` and the outbox in the panel are served. */
  controls: boolean;
}

/** The sandbox's HTTP server, not yet listening: provider API, landing service, panel and test instruments. */
export function buildApp(provider: Provider, { logLevel, controls }: AppOptions): FastifyInstance {
  const app = Fastify({
    logger:
      logLevel === 'silent' ? false : { level: logLevel, serializers: { req: ({ method }) => ({ method }) } },
    // Fastify's own line holds the whole address, tokens and all: `recordRequests` writes another.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    // Only a plain id is taken over: it goes into answers and logs.
    genReqId: ({ headers }) => {
      const given = String(headers['x-request-id'] ?? '');
      return /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();
    },
  });

  app.setNotFoundHandler((request, reply) =>
    sendWire(reply, errorWire(404, 'not_found', 'There is no such address', request.id)),
  );
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendWire(reply, errorWire(status, 'bad_request', error.message, request.id));
    request.log.error(error);
    return sendWire(reply, errorWire(500, 'internal_server_error', 'Internal server error', request.id));
  });

  tolerateEmptyJson(app);
  recordRequests(app, provider);
  registerEndpoints(app, provider);
  app.register(async (panel) => panelRoutes(panel, provider, controls), { prefix: '/panel' });
  if (controls) app.register(async (routes) => controlRoutes(routes, provider), { prefix: '/__sandbox' });
  return app;
}
