import type { NextRequest } from 'next/server';
import { answerCounts } from '~/funnel/answer-counts';

/** What pages tell of their visitors, for the sums of the day. */
export function POST(request: NextRequest): Promise<Response> {
  return answerCounts(request);
}
