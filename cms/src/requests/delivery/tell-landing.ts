import { type Outcome, outcomeOf, whyNotAnswered } from '../../outside-answer';
import { withinTime } from '../../within-time';
import type { LandingDelivery } from '../request-schema';
import { LONGEST_PAUSE_MS } from './pause-after';

const PATIENCE_MS = 8_000;
/** The address or a key is wrong, or it is too slow, too early, too many: nothing is wrong with what was sent. */
const LATER = [401, 403, 404, 405, 408, 425, 429];

/**
 * Tells the landing service of a request. The request's id goes along as `Idempotency-Key`: it may have heard of it before, from
 * an instance that died before it could note that.
 */
export async function tellLanding(
  landingUrl: string,
  id: string,
  { path, body }: LandingDelivery,
  ending: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<Outcome> {
  try {
    return await withinTime(patienceMs, ending, async (signal) => {
      const response = await fetch(`${landingUrl}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel();
      return outcomeOf(response, LATER, LONGEST_PAUSE_MS);
    });
  } catch (error) {
    return { status: 'postponed', reason: whyNotAnswered(error) };
  }
}
