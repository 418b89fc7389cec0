import { parseRequestId, REQUEST_ID } from '@vitrina/telemetry';
import { headers } from './visit';

export { parseRequestId, REQUEST_ID };

/**
 * The id of the visitor's request that is being answered. The site's answer carries it, and so does every line of the
 * log and every call to the provider that belongs to it (`proxy.ts` gives it to the pages it names).
 */
export async function requestId(): Promise<string> {
  return parseRequestId((await headers()).get(REQUEST_ID)) ?? crypto.randomUUID();
}
