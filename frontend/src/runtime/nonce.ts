import { headers } from 'next/headers';

/** The header of a request in which Next.js looks for the nonce of its own scripts; nobody outside can send it (trusted-headers.ts). */
export const NONCE_HEADER = 'content-security-policy';

/** A nonce for one visit, and the request header that tells it. */
export function newNonce(): string {
  // All of its 128 bits are random; some of a UUID say what it is.
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');
  return `script-src 'nonce-${nonce}'`;
}

/** That of the page that is being made. */
export async function presentNonce(): Promise<string> {
  const told = (await headers()).get(NONCE_HEADER) ?? '';
  return /'nonce-([\w]+)'/.exec(told)?.[1] ?? '';
}
