import { env } from '~/runtime/env';
import { type Handed, handedBy } from '~/storage/hand-over';
import { fetchCms } from './fetch-cms';

const TIMEOUT_MS = 10_000;

/** As many as the CMS takes in one go. */
export const MOST_COUNTS = 300;

/** How often something happened on a day, to nobody in particular; '' for what does not apply. */
export interface FunnelCount {
  /** By the calendar of Moscow: '2026-11-23'. */
  day: string;
  /** The visits, the pages of products, what banners do, and what it led to. */
  step: 'visit' | 'page' | 'view' | 'click' | 'registration' | 'order';
  /** As `serviceType` names it. */
  product: string;
  /** The `utm_campaign` of the link that led here last. */
  campaign: string;
  /** Its document id. A registration and an order stand once without a banner and once for each that was seen before. */
  banner: string;
  variant: '' | 'a' | 'b';
  amount: number;
}

export interface CountBatch {
  /** However often a batch is sent, the CMS adds it once. */
  id: string;
  counts: FunnelCount[];
}

/** Whether this site has somebody to count for. */
export function countsVisits(): boolean {
  return Boolean(env().CMS_REQUESTS_TOKEN);
}

/** Hands counts over to the CMS. Never throws. */
export async function sendCounts(batch: CountBatch): Promise<Handed> {
  const { CMS_URL, CMS_REQUESTS_TOKEN } = env();
  try {
    const response = await fetchCms('funnel-counts', `${CMS_URL}/api/funnel-counts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${CMS_REQUESTS_TOKEN}` },
      body: JSON.stringify(batch),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? { kind: 'taken' } : handedBy(response.status);
  } catch (error) {
    return { kind: 'away', why: String(error) };
  }
}
