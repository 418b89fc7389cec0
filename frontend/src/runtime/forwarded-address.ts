import type { IncomingHttpHeaders } from 'node:http';

export const UNKNOWN_ADDRESS = 'unknown';

/**
 * The visitor's address in `x-forwarded-for`, where `trusted-headers.ts` leaves nothing else. `next dev` runs without our
 * server: there a visitor's list may still be whole, and its last entry is the nearest to us.
 */
export function forwardedAddress(forwardedFor: string | null | undefined): string {
  return forwardedFor?.split(',').at(-1)?.trim() || UNKNOWN_ADDRESS;
}

/** The visitor's address, for a route that has the request itself. */
export function forwardedAddressOf({ headers }: { headers: IncomingHttpHeaders }): string {
  return forwardedAddress(String(headers['x-forwarded-for'] ?? ''));
}
