import { readBounded } from '@vitrina/ordering';
import { type InferType, number, object } from 'yup';
import { inPlace } from '~/runtime/bulkhead';
import { env } from '~/runtime/env';
import { fetchCms } from './fetch-cms';

const TIMEOUT_MS = 2_000;
/** A batch of views is added row by row, and nobody waits for it. */
const BATCH_TIMEOUT_MS = 10_000;
const MOST_BYTES = 10_000;
/** So many wait for it at once; a CMS that hangs must not take the site's sockets with it. */
const AT_ONCE = 64;

const figures = object({
  views: number().integer().min(0).required(),
  votes: number().integer().min(0).required(),
  rating: number().min(1).max(5).defined().nullable(),
  mine: number().integer().min(1).max(5).defined().nullable(),
});

/** What is known of the readers of an article; `rating` is an average, `mine` the stars of who asks. */
export type ReaderFigures = InferType<typeof figures>;

export interface Vote {
  /** Document id of the article. */
  article: string;
  voter: string;
  origin: string;
  stars: number;
}

/** `too-many`: this network has had enough new voters for this article today. `away`: it may be taken later. */
export type VoteOutcome =
  | { kind: 'counted'; figures: ReaderFigures }
  | { kind: 'unknown' | 'too-many' }
  | { kind: 'away'; why: string };

export interface ViewBatch {
  /** However often a batch is sent, the CMS adds it once. */
  id: string;
  views: { article: string; amount: number }[];
}

/** Whether this site has somebody to tell of its readers. */
export function hearsReaders(): boolean {
  return Boolean(env().CMS_REQUESTS_TOKEN);
}

/** Hands a vote over to the CMS, which answers with the figures after it. Never throws. */
export async function castVote(vote: Vote): Promise<VoteOutcome> {
  const answer = await askReaders('/api/article-votes', vote);
  if (answer.status === 404) return { kind: 'unknown' };
  if (answer.status === 409) return { kind: 'too-many' };
  return answer.figures
    ? { kind: 'counted', figures: answer.figures }
    : { kind: 'away', why: answer.why ?? `the CMS answered ${answer.status}` };
}

/** The CMS could not tell. */
export class FiguresOutage extends Error {
  override readonly name = 'FiguresOutage';
}

/** The figures of a published article, `undefined` when there is none. Throws `FiguresOutage`. */
export async function readFigures(article: string, voter?: string): Promise<ReaderFigures | undefined> {
  const question = new URLSearchParams({ article, ...(voter && { voter }) });
  const answer = await askReaders(`/api/article-figures?${question}`);
  if (answer.status === 404) return undefined;
  if (answer.figures) return answer.figures;
  throw new FiguresOutage(answer.why ?? `the CMS answered ${answer.status}`);
}

/** `refused`: this CMS does not understand it. `away`: it may be taken later. */
export async function sendViews(batch: ViewBatch): Promise<'taken' | 'refused' | 'away'> {
  try {
    const response = await send('/api/article-views', BATCH_TIMEOUT_MS, batch);
    await response.body?.cancel();
    if (response.ok) return 'taken';
    return response.status === 400 || response.status === 413 ? 'refused' : 'away';
  } catch {
    return 'away';
  }
}

async function askReaders(
  path: string,
  body?: object,
): Promise<{ status?: number; figures?: ReaderFigures; why?: string }> {
  try {
    const { response, text } = await inPlace('readers', AT_ONCE, async () => {
      const response = await send(path, TIMEOUT_MS, body);
      return { response, text: await readBounded(response, MOST_BYTES) };
    });
    if (!response.ok) return { status: response.status };
    return { status: response.status, figures: figures.validateSync(JSON.parse(text), { strict: true }) };
  } catch (error) {
    return { why: String(error) };
  }
}

function send(path: string, milliseconds: number, body?: object): Promise<Response> {
  const { CMS_URL, CMS_REQUESTS_TOKEN } = env();
  const authorization = `Bearer ${CMS_REQUESTS_TOKEN}`;
  return fetchCms(path.split(/[/?]/)[2] ?? path, `${CMS_URL}${path}`, {
    ...(body
      ? {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { authorization, 'content-type': 'application/json' },
        }
      : { headers: { authorization } }),
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(milliseconds),
  });
}
