import { env } from '~/env';
import type { VisitorRequest } from './visitor-request';

const TIMEOUT_MS = 5_000;

/** `refused`: this CMS does not understand it. `away`: it may be taken later. */
export type Handed = { kind: 'taken' } | { kind: 'refused'; status: number } | { kind: 'away'; why: string };

/** Hands one request over to the CMS. */
export async function sendRequest(request: VisitorRequest): Promise<Handed> {
  const { CMS_URL, CMS_REQUESTS_TOKEN } = env();
  try {
    const response = await fetch(`${CMS_URL}/api/requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${CMS_REQUESTS_TOKEN}` },
      body: JSON.stringify(request),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return { kind: 'taken' };
    return response.status === 400 || response.status === 413
      ? { kind: 'refused', status: response.status }
      : { kind: 'away', why: `the CMS answered ${response.status}` };
  } catch (error) {
    return { kind: 'away', why: String(error) };
  }
}
