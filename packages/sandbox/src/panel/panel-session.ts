import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Customer } from '../account/customer-table';
import { readCookie } from '../http/read-cookie';
import type { Provider } from '../provider/provider';

const COOKIE = 'vitrina_panel';
const ATTRIBUTES = 'Path=/panel; HttpOnly; SameSite=Lax';

/** The customer whose panel this browser has open. */
export function panelCustomer(
  request: FastifyRequest,
  { tokens, customers }: Provider,
): Customer | undefined {
  const token = readCookie(request.headers.cookie, COOKIE);
  const id = token && tokens.customerOf('panel', token);
  return id ? customers.find(id) : undefined;
}

export function openPanel(reply: FastifyReply, customerId: number, { tokens }: Provider): void {
  reply.header('set-cookie', `${COOKIE}=${tokens.issue('panel', customerId)}; ${ATTRIBUTES}`);
}

/** Ends the session on the server too: a copied cookie is worth nothing afterwards. */
export function closePanel(request: FastifyRequest, reply: FastifyReply, { tokens }: Provider): void {
  const token = readCookie(request.headers.cookie, COOKIE);
  if (token) tokens.revoke(token);
  reply.header('set-cookie', `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`);
}
