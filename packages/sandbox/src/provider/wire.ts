import type { EndpointName } from '@vitrina/provider-api/contract';
import type { FastifyReply } from 'fastify';
import { CREDENTIALS_COOKIE } from './caller';
import { endpoints } from './endpoints';
import type { Reply } from './reply';

/** An answer as it goes over the network. An empty text is no body at all. */
export interface Wire {
  status: number;
  text: string;
  cookie?: string;
}

/** Turns a handler's reply into the contract's status and JSON. */
export function toWire(name: EndpointName, reply: Reply<unknown>, responseId: string): Wire {
  if (reply.kind === 'refused') return errorWire(reply.status, reply.errorCode, reply.message, responseId);
  const { status } = endpoints[name];
  const text = status === 204 ? '' : JSON.stringify(reply.body);
  if (reply.credentials === undefined) return { status, text };
  return {
    status,
    text,
    cookie: `${CREDENTIALS_COOKIE}=${reply.credentials}; Path=/; HttpOnly; SameSite=Lax`,
  };
}

/** The one shape of every answer that is not a success. */
export function errorWire(status: number, errorCode: string, message: string, responseId: string): Wire {
  const body = { status_code: status, error_code: errorCode, message, response_id: responseId };
  return { status, text: JSON.stringify(body) };
}

export function sendWire(reply: FastifyReply, wire: Wire): FastifyReply {
  reply.code(wire.status);
  if (wire.cookie) reply.header('set-cookie', wire.cookie);
  return wire.text === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(wire.text);
}
