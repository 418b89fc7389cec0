import type { EndpointName, RequestOf, ResponseOf } from '@vitrina/provider-api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ValidationError } from 'yup';
import { applyFault } from '../controls/apply-fault';
import { sentinelFault } from '../controls/sentinel-fault';
import { endpoints } from './endpoints';
import { handlers } from './handlers';
import type { Provider } from './provider';
import { badRequest, type Refused, type Reply } from './reply';
import type { Visit } from './visit';
import { sendWire, toWire } from './wire';

/** Answers one call, directly or for a forwarded one: an ordered fault first, otherwise check, handle, answer. */
export async function serveEndpoint(
  name: EndpointName,
  visit: Visit,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const work = async () => toWire(name, await handle(name, visit, provider, request.id), request.id);
  const fault = provider.faults.take(name) ?? sentinelFault(name, visit);
  if (!fault) return sendWire(reply, await work());

  provider.journal.noteFault(request.journalId, fault.kind);
  return applyFault(fault, work, reply, request.id);
}

async function handle<Name extends EndpointName>(
  name: Name,
  { body, params, caller }: Visit,
  provider: Provider,
  responseId: string,
): Promise<Reply<ResponseOf<Name>>> {
  const parsed = await parseRequest(name, body);
  if ('kind' in parsed) return parsed;
  return handlers[name]({ request: parsed.request, params, caller, responseId }, provider);
}

async function parseRequest<Name extends EndpointName>(
  name: Name,
  body: unknown,
): Promise<{ request: RequestOf<Name> } | Refused> {
  const schema = endpoints[name].request;
  try {
    // Strict first, or '5' would pass for a number; the cast then only fills in defaults.
    return { request: schema.cast(await schema.validate(body ?? {}, { strict: true })) };
  } catch (error) {
    if (error instanceof ValidationError) return badRequest(error.message);
    throw error;
  }
}
