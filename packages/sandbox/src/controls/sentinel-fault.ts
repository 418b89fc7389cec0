import type { EndpointName } from '@vitrina/provider-api/contract';
import { PRODUCTS } from '../products/products';
import type { Visit } from '../provider/visit';
import type { Fault } from './fault';

/** E-mail addresses that order a fault by themselves, by the part before '@' (and before '+'). See the README. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'rate-limited': { kind: 'status', status: 429, errorCode: 'too_many_requests' },
  'server-error': { kind: 'status', status: 500, errorCode: 'internal_server_error' },
  'account-exists': { kind: 'status', status: 409, errorCode: 'account_exists' },
  slow: { kind: 'delay', delayMs: 3000 },
  malformed: { kind: 'malformed' },
  timeout: { kind: 'timeout' },
  reset: { kind: 'reset' },
  'reset-after': { kind: 'reset-after' },
};

const ORDER_PREFIX = 'order-';

/** The fault that the input of a call asks for: the address that registers or logs in, or the customer who orders. */
export function sentinelFault(name: EndpointName, { body, caller }: Visit): Fault | undefined {
  switch (name) {
    case 'register':
    case 'registerPortal':
    case 'registerWebmaster':
      return faultNamed(localPart(emailIn(body)));
    case 'authenticate':
      return faultNamed(localPart(caller.basic?.username));
    default:
      return isOrder(name) ? faultOfOrder(localPart(caller.customer?.email)) : undefined;
  }
}

function isOrder(name: EndpointName): boolean {
  return PRODUCTS.some(({ orders }) => orders.includes(name));
}

function faultOfOrder(local: string | undefined): Fault | undefined {
  return local?.startsWith(ORDER_PREFIX) ? faultNamed(local.slice(ORDER_PREFIX.length)) : undefined;
}

function faultNamed(name: string | undefined): Fault | undefined {
  return name !== undefined && Object.hasOwn(FAULTS, name) ? FAULTS[name] : undefined;
}

function localPart(email: string | undefined): string | undefined {
  return /^([^@+]+)(\+[^@]*)?@/.exec(email?.toLowerCase() ?? '')?.[1];
}

function emailIn(body: unknown): string | undefined {
  const isRecord = typeof body === 'object' && body !== null;
  return isRecord && 'email' in body && typeof body.email === 'string' ? body.email : undefined;
}
