import { headers } from 'next/headers';

/** The header of a request in which Next.js looks for the nonce of its own scripts; nobody outside can send it (trusted-headers.ts). */
export const NONCE_HEADER = 'content-security-policy';

/** A nonce for one visit, and the request header that tells it. */
export function newNonce(): string {
  return `script-src 'nonce-${crypto.randomUUID().replaceAll('-', '')}'`;
}

/** That of the page that is being made. */
export async function presentNonce(): Promise<string> {
  const told = (await headers()).get(NONCE_HEADER) ?? '';
  return /'nonce-([\w]+)'/.exec(told)?.[1] ?? '';
}
