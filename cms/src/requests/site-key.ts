import { createHash, timingSafeEqual } from 'node:crypto';
import { loadEnv } from '../env';

/** Whether the header carries the key with which the site hands over what visitors have written and done. */
export function isSiteKey(header: string): boolean {
  const { token } = loadEnv().requests;
  return token !== undefined && timingSafeEqual(digest(header), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
