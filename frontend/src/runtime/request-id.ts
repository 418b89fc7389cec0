import { parseRequestId, REQUEST_ID } from '@vitrina/telemetry';
import { headers } from 'next/headers';

export { parseRequestId, REQUEST_ID };

/**
 * The id of the visitor's request that is being answered. The site's answer carries it, and so does every line of the
 * log and every call to the provider that belongs to it (`proxy.ts` gives it to the pages it names).
 */
export async function requestId(): Promise<string> {
  return parseRequestId((await headers()).get(REQUEST_ID)) ?? crypto.randomUUID();
}

/**
 * Work whose outage the visitor sees on an error page. Of an error only its `digest` reaches the browser: here that is the
 * id of the request, so that the page can name it.
 */
export async function namingRequest<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    // A redirect and a 404 are thrown too; they have a digest of their own.
    if (error instanceof Error && !('digest' in error)) Object.assign(error, { digest: await requestId() });
    throw error;
  }
}
