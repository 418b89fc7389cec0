import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '~/runtime/env';

/** Names the signature in an address. */
export const SIGNATURE = 'sign';

/** The query of an address that this site has made for one customer, signed so that nobody else can make or change it. */
export function signAddress(query: URLSearchParams, customerId: string): URLSearchParams {
  const signed = new URLSearchParams(query);
  signed.delete(SIGNATURE);
  signed.set(SIGNATURE, signatureOf(signed, customerId));
  return signed;
}

/** Whether a query is one of ours for that customer. Keys in `beside` say nothing of what was signed. */
export function isSignedAddress(
  query: URLSearchParams,
  customerId: string,
  beside: readonly string[] = [],
): boolean {
  const said = new URLSearchParams(query);
  const signature = Buffer.from(said.get(SIGNATURE) ?? '');
  for (const key of [SIGNATURE, ...beside]) said.delete(key);
  const expected = Buffer.from(signatureOf(said, customerId));
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

function signatureOf(query: URLSearchParams, customerId: string): string {
  const said = [...query]
    .map((entry) => entry.join('='))
    .sort()
    .join('&');
  return createHmac('sha256', env().SESSION_SECRET)
    .update(`address of customer ${customerId}\n${said}`)
    .digest('base64url');
}
