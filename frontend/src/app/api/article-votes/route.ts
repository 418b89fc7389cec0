import { type NextRequest, NextResponse } from 'next/server';
import { VOTE_NOTES } from '~/features/knowledge/vote-notes';
import { t } from '~/messages';
import { withoutLanguage } from '~/messages/language-of';
import { takeVote, type VoteAnswer } from '~/readers/take-vote';
import { voterOf } from '~/readers/voter';
import { forwardedAddress } from '~/runtime/forwarded-address';
import { refusalOf } from '~/security/refusal-of';

/** Three short fields. */
const MOST_BYTES = 4_096;
const ARTICLE_PAGE = /^\/(?:blog|tutorials)\/[a-z0-9/-]+$/;

/**
 * Takes a vote: of the script as JSON, which it answers with the new figures, or of the plain form, which it leads back to the
 * article with words there.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const refusal = refusalOf(request.headers, MOST_BYTES);
  if (refusal === 403) return refuse(403, t.knowledge.votes.fromElsewhere);
  if (refusal) return refuse(refusal, t.knowledge.votes.noVote);
  const isForm = !request.headers.get('content-type')?.startsWith('application/json');
  const asked = await fieldsOf(request, isForm);
  if (!asked) return refuse(400, t.knowledge.votes.noVote);
  const address = forwardedAddress(request.headers.get('x-forwarded-for'));
  const answer = await takeVote(asked, () => voterOf(request.cookies), address);
  const response = isForm ? backToArticle(answer, asked.page) : inJson(answer);
  const cookie = answer.voter?.cookie;
  if (cookie) response.cookies.set(cookie.name, cookie.value, cookie.attributes);
  return response;
}

async function fieldsOf(request: NextRequest, isForm: boolean): Promise<Record<string, unknown> | undefined> {
  try {
    const body: unknown = isForm ? Object.fromEntries(await request.formData()) : await request.json();
    return typeof body === 'object' && body !== null ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}

/** The page is the same for everyone, so it holds all words, and the fragment of its address shows those that fit. */
function backToArticle(answer: VoteAnswer, page: unknown): NextResponse {
  if (answer.status === 400 || typeof page !== 'string' || !ARTICLE_PAGE.test(withoutLanguage(page).address))
    return refuse(answer.status === 200 ? 400 : answer.status, wordsOf(answer));
  const note = answer.status === 200 ? VOTE_NOTES.taken : VOTE_NOTES.refused;
  return new NextResponse(null, {
    status: 303,
    headers: { location: `${page}#${note}`, 'cache-control': 'no-store' },
  });
}

function inJson(answer: VoteAnswer): NextResponse {
  if (answer.status === 200) return NextResponse.json(answer.figures, { headers: UNCACHED });
  const { status, words, retryAfterSeconds } = answer;
  const headers = { ...UNCACHED, ...(retryAfterSeconds && { 'retry-after': `${retryAfterSeconds}` }) };
  return NextResponse.json({ error: words }, { status, headers });
}

const UNCACHED = { 'cache-control': 'no-store' };

function wordsOf(answer: VoteAnswer): string {
  return answer.status === 200 ? t.knowledge.votes.noVote : answer.words;
}

function refuse(status: number, words: string): NextResponse {
  return new NextResponse(`${words}\n`, {
    status,
    headers: { ...UNCACHED, 'content-type': 'text/plain; charset=utf-8' },
  });
}
