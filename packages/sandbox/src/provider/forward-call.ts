import { type EndpointName, forwardRequest } from '@vitrina/provider-api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type InferType, ValidationError } from 'yup';
import type { Customer } from '../account/customer-table';
import { ENDPOINT_NAMES, endpoints } from './endpoints';
import { matchPath } from './match-path';
import type { Provider } from './provider';
import { serveEndpoint } from './serve-endpoint';
import { errorWire, sendWire } from './wire';

type Forward = InferType<typeof forwardRequest>;

/** `POST {landing}/login/forward`: makes a call of the provider API for the customer whom the access token belongs to. */
export async function forwardCall(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const forward = await parseForward(request.body);
  if (typeof forward === 'string') {
    return sendWire(reply, errorWire(400, 'bad_request', forward, request.id));
  }

  const target = findTarget(forward);
  const inner = { method: forward.method, path: forward.path, data: forward.data };
  provider.journal.noteForward(request.journalId, target?.name, inner);

  const customer = customerOf(forward, provider);
  if (!customer) {
    return sendWire(
      reply,
      errorWire(401, 'unauthorized', 'The access token is not valid for this user', request.id),
    );
  }
  if (!target) {
    const message = `Nothing to forward to at ${forward.method} ${forward.path}`;
    return sendWire(reply, errorWire(404, 'not_found', message, request.id));
  }
  const visit = { body: forward.data, params: target.params, caller: { ip: request.ip, customer } };
  return serveEndpoint(target.name, visit, provider, request, reply);
}

async function parseForward(body: unknown): Promise<Forward | string> {
  try {
    const forward = forwardRequest.cast(await forwardRequest.validate(body ?? {}, { strict: true }));
    return forward.path.startsWith('/') ? 'path must be given without a leading slash' : forward;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

function findTarget({
  method,
  path,
}: Forward): { name: EndpointName; params: Record<string, string> } | undefined {
  const wanted = `/${path.split('?', 1)[0]}`;
  for (const name of ENDPOINT_NAMES) {
    const endpoint = endpoints[name];
    if (endpoint.service !== 'forwarded' || endpoint.method !== method) continue;
    const params = matchPath(endpoint.path, wanted);
    if (params) return { name, params };
  }
  return undefined;
}

function customerOf({ access_token, user }: Forward, { tokens, customers }: Provider): Customer | undefined {
  const id = tokens.customerOf('access', access_token);
  return id !== undefined && String(id) === user.id ? customers.find(id) : undefined;
}
