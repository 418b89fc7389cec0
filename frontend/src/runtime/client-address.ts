import 'server-only';
import { headers } from 'next/headers';
import { forwardedAddress } from './forwarded-address';

/** The visitor's address, in whatever is rendered for one request. */
export async function clientAddress(): Promise<string> {
  return forwardedAddress((await headers()).get('x-forwarded-for'));
}
