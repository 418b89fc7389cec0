import { createHash } from 'node:crypto';
import type { EndpointName } from '@vitrina/provider-api/contract';
import { array, type InferType, number, object, string } from 'yup';
import { ENDPOINT_NAMES } from '../provider/endpoints';
import { FAULT_KINDS, type Fault, faultOf } from './fault';

/** The body of `POST /__sandbox/storms`. */
export const stormOrder = object({
  seed: number().integer().required(),
  endpoints: array(string().oneOf(ENDPOINT_NAMES).required()).min(1).required(),
  /** Of all calls of these endpoints, from 0 to 1. */
  share: number().min(0).max(1).required(),
  kinds: array(string().oneOf(FAULT_KINDS).required())
    .min(1)
    .default([...FAULT_KINDS]),
  /** The longest that a fault which waits may take. */
  delayMs: number().integer().min(1).max(600_000).default(1000),
});

export type StormOrder = InferType<typeof stormOrder>;

export type Storm = ReturnType<typeof storm>;

const STATUSES = [500, 502, 503, 504] as const;

/**
 * Spoils a share of all calls, each in a way that only the seed, the endpoint and the number of the call decide: the n-th
 * call of an endpoint meets the same fate in every run, in whatever order the endpoints are called.
 */
export function storm(order: StormOrder) {
  const calls = new Map<EndpointName, number>();
  let spoilt = 0;

  return {
    /** The fault for the next call of this endpoint, if it meets one. */
    take(endpoint: EndpointName): Fault | undefined {
      if (!order.endpoints.includes(endpoint)) return undefined;
      const call = (calls.get(endpoint) ?? 0) + 1;
      calls.set(endpoint, call);
      const draw = drawsOf(`${order.seed}/${endpoint}/${call}`);
      if (draw() >= order.share) return undefined;
      spoilt += 1;
      return faultOf({
        endpoint,
        kind: oneOf(order.kinds, draw()),
        status: oneOf(STATUSES, draw()),
        errorCode: 'internal_server_error',
        delayMs: Math.ceil(draw() * order.delayMs),
        times: 1,
      });
    },

    tell: () => ({ ...order, calls: [...calls.values()].reduce((sum, count) => sum + count, 0), spoilt }),
  };
}

/** Numbers from 0 to 1 that follow from a text. */
function drawsOf(text: string): () => number {
  const bytes = createHash('sha256').update(text).digest();
  let position = 0;
  return () => {
    const value = bytes.readUInt32BE(position) / 2 ** 32;
    position += 4;
    return value;
  };
}

function oneOf<Value>(values: readonly Value[], draw: number): Value {
  const value = values[Math.floor(draw * values.length)];
  if (value === undefined) throw new RangeError('Nothing to draw from');
  return value;
}
