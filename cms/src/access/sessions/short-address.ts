import { isIP } from 'node:net';
import { networkOf } from '../visitor-address';

/** Enough of an address to know one's own again, and too little to find anybody by. */
export function shortAddress(address: string): string {
  const network = networkOf(address);
  if (isIP(network) === 4) return network.replace(/\.\d+$/, '.…');
  return network.replace(/::\/64$/, '::…');
}
