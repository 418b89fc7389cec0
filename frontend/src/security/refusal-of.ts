import { env } from '~/runtime/env';

/**
 * Why nobody reads what was sent, if so: 403 from another site, which must not vote with our visitors' browsers; 413 for more
 * than `mostBytes`, or for a body that does not say how long it is.
 */
export function refusalOf(headers: Headers, mostBytes: number): 403 | 413 | undefined {
  const sentFrom = headers.get('sec-fetch-site');
  const isOwn = sentFrom ? sentFrom === 'same-origin' : headers.get('origin') === env().SITE_URL;
  if (!isOwn) return 403;
  const length = headers.get('content-length');
  return length === null || !(Number(length) <= mostBytes) ? 413 : undefined;
}
