import type { FastifyRequest } from 'fastify';
import type { Customer } from '../account/customer-table';
import { readCookie } from '../http/read-cookie';
import type { Provider } from './provider';

/** The cookie that `grantAccess` and `autoLogIn` set and that access tokens are asked with. */
export const CREDENTIALS_COOKIE = 'vitrina_credentials';

/** Who is calling, as far as the call says. Nothing here has been granted yet but `customer`. */
export interface Caller {
  ip: string;
  /** Name and password of Basic authentication. */
  basic?: { username: string; password: string };
  /** The credentials cookie. */
  credentials?: string;
  /** The `Idempotency-Key` of a registration or of a visitor's request: its repeat makes nothing new. */
  once?: string;
  /** Known by a valid access token: a bearer's, or the one in a forwarded call. */
  customer?: Customer;
}

/** Reads the caller from the headers of a direct call. */
export function callerOf(request: FastifyRequest, provider: Provider): Caller {
  const basic = readBasic(request.headers.authorization);
  const credentials = readCookie(request.headers.cookie, CREDENTIALS_COOKIE);
  const customer = bearerOf(request.headers.authorization, provider);
  const once = request.headers['idempotency-key'];
  return {
    ip: request.ip,
    ...(basic && { basic }),
    ...(credentials && { credentials }),
    ...(typeof once === 'string' && { once }),
    ...(customer && { customer }),
  };
}

function readBasic(header: string | undefined): Caller['basic'] {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(header ?? '')?.[1];
  if (!encoded) return undefined;
  // A password may hold colons, a name may not.
  const [, username, password] =
    /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? [];
  return username !== undefined && password !== undefined ? { username, password } : undefined;
}

function bearerOf(header: string | undefined, { tokens, customers }: Provider): Customer | undefined {
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  const id = token && tokens.customerOf('access', token);
  return id ? customers.find(id) : undefined;
}
