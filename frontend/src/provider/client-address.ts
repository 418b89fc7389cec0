import 'server-only';
import { headers } from 'next/headers';

export const UNKNOWN_ADDRESS = 'unknown';

/**
 * The address a request came from, as the nearest proxy saw it: the last of the list, since everything before it was
 * written by whoever sent the request.
 */
export async function clientAddress(): Promise<string> {
  const forwarded = (await headers()).get('x-forwarded-for') ?? '';
  return forwarded.split(',').at(-1)?.trim() || UNKNOWN_ADDRESS;
}
