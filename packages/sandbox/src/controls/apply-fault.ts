import type { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { errorWire, sendWire, type Wire } from '../provider/wire';
import type { Fault } from './fault';

const TRICKLE_PIECES = 10;

/** Spoils one answer. `work` does what the call asks for; kinds that end in `-after`, and those that only harm the answer, let it happen. */
export async function applyFault(
  fault: Fault,
  work: () => Promise<Wire>,
  reply: FastifyReply,
  responseId: string,
): Promise<FastifyReply> {
  switch (fault.kind) {
    case 'status-after':
      await work();
      return sendFailure(fault, reply, responseId);
    case 'status':
      return sendFailure(fault, reply, responseId);
    case 'timeout-after':
      await work();
      return reply.hijack();
    case 'timeout':
      // Nobody will answer; the socket ends when the client leaves.
      return reply.hijack();
    case 'reset-after':
      await work();
      return reset(reply);
    case 'reset':
      return reset(reply);
    case 'malformed':
      return sendWire(reply, broken(await work()));
    case 'truncated':
      return sendWire(reply, withoutRows(await work()));
    case 'slow':
      return trickle(reply, await work(), fault.delayMs);
    case 'delay':
      return (await staysOpen(reply.raw, fault.delayMs)) ? sendWire(reply, await work()) : reply.hijack();
    case 'late':
      reset(reply);
      // A closed sandbox has no database to work in.
      if (await staysOpen(reply.server.server, fault.delayMs)) await work();
      return reply;
  }
}

function sendFailure(fault: { status: number; errorCode: string }, reply: FastifyReply, responseId: string) {
  return sendWire(reply, errorWire(fault.status, fault.errorCode, 'Ordered by the sandbox', responseId));
}

function reset(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.socket?.resetAndDestroy();
  return reply;
}

/** The first half of the JSON. An answer without a body gets one, or there would be nothing to break. */
function broken(wire: Wire): Wire {
  if (wire.text === '') return { ...wire, status: 200, text: '{"' };
  return { ...wire, text: wire.text.slice(0, Math.ceil(wire.text.length / 2)) };
}

/** A list without its rows, which says all the same how many there are; what is no list is as it was. */
function withoutRows(wire: Wire): Wire {
  const body: unknown = wire.text === '' ? undefined : JSON.parse(wire.text);
  if (!(body instanceof Object) || !('meta' in body)) return wire;
  const entries = Object.entries(body).map(([key, value]) => [key, Array.isArray(value) ? [] : value]);
  return { ...wire, text: JSON.stringify(Object.fromEntries(entries)) };
}

async function trickle(reply: FastifyReply, wire: Wire, delayMs: number): Promise<FastifyReply> {
  reply.hijack();
  const body = Buffer.from(wire.text);
  const size = Math.max(1, Math.ceil(body.length / TRICKLE_PIECES));
  reply.raw.writeHead(wire.status, {
    'content-type': 'application/json; charset=utf-8',
    ...(wire.cookie && { 'set-cookie': wire.cookie }),
  });
  for (let start = 0; start < body.length; start += size) {
    if (!(await staysOpen(reply.raw, delayMs / TRICKLE_PIECES))) return reply;
    reply.raw.write(body.subarray(start, start + size));
  }
  reply.raw.end();
  return reply;
}

/** Waits; false as soon as the client is gone, or the server is closed, so that no timer outlives what it is for. */
async function staysOpen(connection: EventEmitter, milliseconds: number): Promise<boolean> {
  const left = new AbortController();
  const leave = () => left.abort();
  connection.once('close', leave);
  try {
    await pause(milliseconds, undefined, { signal: left.signal });
    return true;
  } catch {
    return false;
  } finally {
    connection.off('close', leave);
  }
}
