import { inPlace } from '~/runtime/bulkhead';
import { env } from '~/runtime/env';
import { type Handed, handedBy } from '~/storage/hand-over';
import { fetchCms } from '../fetch-cms';
import type { VisitorRequest } from './visitor-request';

const TIMEOUT_MS = 5_000;
/** So many are handed over at once; the others are kept, and follow. */
const AT_ONCE = 64;

/** Hands one request over to the CMS, which answers when it has stored it. */
export async function sendRequest(request: VisitorRequest, atMostMs = TIMEOUT_MS): Promise<Handed> {
  const { CMS_URL, CMS_REQUESTS_TOKEN } = env();
  try {
    const response = await inPlace('requests', AT_ONCE, async () => {
      const answer = await fetchCms('requests', `${CMS_URL}/api/requests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${CMS_REQUESTS_TOKEN}` },
        body: JSON.stringify(request),
        cache: 'no-store',
        signal: AbortSignal.timeout(atMostMs),
      });
      await answer.body?.cancel();
      return answer;
    });
    return response.ok ? { kind: 'taken' } : handedBy(response.status);
  } catch (error) {
    return { kind: 'away', why: String(error) };
  }
}
