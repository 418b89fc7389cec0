import { createHash } from 'node:crypto';

/** Crockford's base 32: no letter that could be read as a digit. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/**
 * The number of a request as people say it, such as `4F7K-29QX`: it follows from the request's id, so a form that is sent
 * again gets the same, whoever keeps the request.
 */
export function requestNumber(id: string): string {
  const bytes = createHash('sha256').update(id).digest();
  const signs = [...bytes.subarray(0, LENGTH)].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
