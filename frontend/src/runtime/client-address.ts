import { forwardedAddress } from './forwarded-address';
import { headers } from './visit';

/** The visitor's address, in whatever is rendered for one request. */
export async function clientAddress(): Promise<string> {
  return forwardedAddress((await headers()).get('x-forwarded-for'));
}
