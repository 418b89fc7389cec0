import type { NextRequest } from 'next/server';
import { boolean, object, string } from 'yup';
import { hearsReaders, type ReaderFigures, readFigures } from '~/content/reader-figures';
import { viewCounter } from '~/readers/count-views';
import { knownFigures } from '~/readers/known-figures';
import { countsView, mayAskForFigures } from '~/readers/reader-limit';
import { knownVoter, voterHash } from '~/readers/voter';
import { forwardedAddress } from '~/runtime/forwarded-address';
import { refusalOf } from '~/security/refusal-of';

const MOST_BYTES = 1_024;
const schema = object({
  article: string()
    .matches(/^[a-z0-9]{8,64}$/)
    .required(),
  /** False when this browser has been counted a short while ago. */
  isNew: boolean().required(),
})
  .noUnknown()
  .required();

const NOTHING = { status: 204, headers: { 'cache-control': 'no-store' } };

/**
 * An open article tells that it is read, and hears its figures of now: one request for both. Nothing is written for it here, and
 * what cannot be answered is answered with nothing: the page has the figures it was made with.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const refusal = refusalOf(request.headers, MOST_BYTES);
  if (refusal) return new Response(null, { status: refusal });
  const reading: unknown = await request.json().catch(() => undefined);
  if (!schema.isValidSync(reading, { strict: true })) return new Response(null, { status: 400 });
  const address = forwardedAddress(request.headers.get('x-forwarded-for'));
  if (!hearsReaders() || !(await mayAskForFigures(address))) return new Response(null, NOTHING);

  const { article, isNew } = reading;
  const figures = (await figuresOfVoter(request, article)) ?? (await knownFigures(article));
  if (figures === undefined || figures === 'away') return new Response(null, NOTHING);
  const counts = isNew && (await countsView(address, article));
  const waiting = await (counts ? viewCounter().add(article) : viewCounter().waiting(article));
  const answer: ReaderFigures = { ...figures, views: figures.views + waiting };
  return Response.json(answer, { headers: NOTHING.headers });
}

/** Whoever has voted sees their own vote in the figures at once; they are few, so the CMS is asked for each. */
async function figuresOfVoter({ cookies }: NextRequest, article: string): Promise<ReaderFigures | undefined> {
  const voter = await knownVoter(cookies);
  return voter && readFigures(article, voterHash(voter, article)).catch(() => undefined);
}
