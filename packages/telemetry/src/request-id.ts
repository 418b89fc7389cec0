/** The header by which a visitor's request is found in the logs of the site, the CMS and the provider. */
export const REQUEST_ID = 'x-request-id';

/** An id that came from outside, if it is a plain word: it goes into answers, addresses and logs. */
export function parseRequestId(value: string | null | undefined): string | undefined {
  return value && /^[\w.:-]{1,128}$/.test(value) ? value : undefined;
}
