import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Arrival } from '../controls/journal';
import { redactedQuery } from '../controls/redact';
import type { Provider } from '../provider/provider';
import { LANDING_PREFIX } from '../provider/register-endpoints';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's line in the journal; 0 for the test instruments, which leave none. */
    journalId: number;
  }
}

const UNRECORDED = '/__sandbox';

/** Writes every request into the journal and into the log, both without secrets. */
export function recordRequests(app: FastifyInstance, { journal, now }: Provider): void {
  app.decorateRequest('journalId', 0);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const path = pathOf(request);
    if (path.startsWith(UNRECORDED)) return;

    const query = redactedQuery(request.url);
    const { endpoint } = request.routeOptions.config;
    const requestId = request.headers['x-request-id'] === undefined ? undefined : request.id;
    const { method } = request;
    request.journalId = journal.arrive({
      at: now(),
      service: serviceOf(path),
      endpoint,
      method,
      path,
      query,
      requestId,
    });

    // 'close' also comes when a fault destroys the socket; Fastify's own onResponse does not.
    reply.raw.once('close', () => {
      const status = reply.raw.writableFinished ? reply.raw.statusCode : null;
      journal.leave(request.journalId, status);
      const ms = Math.round(reply.elapsedTime);
      request.log.info({ service: serviceOf(path), endpoint, method, path, query, status, ms }, 'request');
    });
  });

  app.addHook('preValidation', async (request) => {
    if (request.journalId && request.body !== undefined) journal.noteBody(request.journalId, request.body);
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

function serviceOf(path: string): Arrival['service'] {
  if (path.startsWith(`${LANDING_PREFIX}/`)) return 'landing';
  return path === '/panel' || path.startsWith('/panel/') ? 'panel' : 'api';
}
