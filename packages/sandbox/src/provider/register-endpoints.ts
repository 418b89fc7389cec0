import type { EndpointName, Service } from '@vitrina/provider-api/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from './caller';
import { ENDPOINT_NAMES, endpoints } from './endpoints';
import { forwardCall } from './forward-call';
import { matchPath } from './match-path';
import type { Provider } from './provider';
import { serveEndpoint } from './serve-endpoint';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint of the contract that a route answers. */
    endpoint?: EndpointName;
  }
}

/** Where the landing service's paths begin. */
export const LANDING_PREFIX = '/landing-api';

/** Below what each service of the contract is found; forwarded calls are those of the provider API. */
const PREFIXES: Readonly<Record<Service, string>> = {
  api: '',
  forwarded: '',
  landing: LANDING_PREFIX,
  enrichment: '/enrichment',
};

/** A route for every endpoint of the contract, and the landing service's `login/forward`. */
export function registerEndpoints(app: FastifyInstance, provider: Provider): void {
  for (const name of ENDPOINT_NAMES) {
    const { service, method, path } = endpoints[name];
    const pattern = `${PREFIXES[service]}${path}`;
    app.route({
      method,
      url: pattern.replace(/\{(\w+)\}/g, ':$1'),
      config: { endpoint: name },
      handler: (request, reply) => {
        const params = matchPath(pattern, request.url.split('?', 1)[0] ?? '') ?? {};
        // A read that is forwarded says what it is about in the call to forward.
        const body = method === 'GET' && service !== 'forwarded' ? request.query : request.body;
        const visit = { body, params, caller: callerOf(request, provider) };
        return serveEndpoint(name, visit, provider, request, reply);
      },
    });
  }
  app.post(`${LANDING_PREFIX}/login/forward`, (request, reply) => forwardCall(provider, request, reply));
}
