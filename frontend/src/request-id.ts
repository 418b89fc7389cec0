import { headers } from 'next/headers';

export const REQUEST_ID = 'x-request-id';

/** An id that came from outside, if it is a plain word: it goes into answers, addresses and logs. */
export function parseRequestId(value: string | null | undefined): string | undefined {
  return value && /^[\w.:-]{1,128}$/.test(value) ? value : undefined;
}

/**
 * The id of the visitor's request that is being answered. The site's answer carries it, and so does every line of the
 * log and every call to the provider that belongs to it (`proxy.ts` gives it to the pages it names).
 */
export async function requestId(): Promise<string> {
  return parseRequestId((await headers()).get(REQUEST_ID)) ?? crypto.randomUUID();
}
