import type { NextRequest } from 'next/server';
import { countsVisits } from '~/content/send-counts';
import { forwardedAddress } from '~/runtime/forwarded-address';
import { refusalOf } from '~/security/refusal-of';
import { countsNothingOf, mayCount } from './count-limit';
import { visitTally } from './counts';
import { countedDay, keyOf, readSteps } from './funnel-step';
import { campaignOf } from './read-visit';

/** Twenty steps of a visit. */
const MOST_BYTES = 4_096;
const NOTHING = { status: 204, headers: { 'cache-control': 'no-store' } };

/**
 * A browser tells what its visitor has seen, for the sums of the day. Nobody reads the answer, so what does not count is answered
 * as what does; only what no page of ours sends is refused.
 */
export async function answerCounts(request: NextRequest): Promise<Response> {
  const { headers, cookies } = request;
  const refusal = refusalOf(headers, MOST_BYTES);
  if (refusal) return new Response(null, { status: refusal });
  if (!countsVisits() || countsNothingOf(headers)) return new Response(null, NOTHING);
  const sent: unknown = await request.json().catch(() => undefined);
  const steps = readSteps(
    sent,
    campaignOf((name) => cookies.get(name)?.value),
  );
  if (!steps) return new Response(null, { status: 400 });
  if (!(await mayCount(forwardedAddress(headers.get('x-forwarded-for'))))) return new Response(null, NOTHING);
  const day = countedDay(new Date());
  await visitTally().add(steps.map((step) => keyOf(day, step)));
  return new Response(null, NOTHING);
}
