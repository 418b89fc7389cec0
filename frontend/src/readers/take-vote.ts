import { object, string } from 'yup';
import { castVote, hearsReaders, type ReaderFigures } from '~/content/reader-figures';
import { waitCaption } from '~/copy/captions';
import { t } from '~/messages';
import { log } from '~/runtime/log';
import { waitOfVoter } from './reader-limit';
import { originHash, type Voter, voterHash } from './voter';

export type VoteAnswer =
  | { status: 200; figures: ReaderFigures }
  | { status: 400 | 404 | 409 | 429 | 503; words: string; retryAfterSeconds?: number };

const schema = object({
  article: string()
    .matches(/^[a-z0-9]{8,64}$/)
    .required(),
  stars: string()
    .matches(/^[1-5]$/)
    .required(),
});

/** Takes what a visitor says of an article; words are for the visitor, in the language of the page. */
export async function takeVote(
  asked: Readonly<Record<string, unknown>>,
  voterOf: () => Promise<Voter>,
  address: string,
): Promise<VoteAnswer & { voter?: Voter }> {
  if (!hearsReaders()) return { status: 503, words: t.knowledge.votes.notTaken };
  // The form sends a text, the script a number.
  const stars = typeof asked.stars === 'number' ? String(asked.stars) : asked.stars;
  const vote = { article: asked.article, stars };
  if (!schema.isValidSync(vote, { strict: true }))
    return { status: 400, words: t.knowledge.votes.noSuchVote };
  const wait = await waitOfVoter(address);
  if (wait > 0)
    return {
      ...{ status: 429, retryAfterSeconds: Math.ceil(wait / 1_000) },
      words: t.knowledge.votes.tooMany(waitCaption(wait)),
    };
  const voter = await voterOf();
  const outcome = await castVote({
    article: vote.article,
    voter: voterHash(voter, vote.article),
    origin: originHash(address, vote.article, Date.now()),
    stars: Number(vote.stars),
  });
  switch (outcome.kind) {
    case 'counted':
      return { status: 200, figures: outcome.figures, voter };
    case 'unknown':
      return { status: 404, words: t.knowledge.votes.noSuchArticle };
    case 'too-many':
      return { status: 409, words: t.knowledge.votes.tooManyOfNetwork };
    case 'away':
      log.warn({ article: vote.article, why: outcome.why }, 'a vote could not be taken');
      // It may have been taken all the same: who tries again is the same voter.
      return { status: 503, voter, words: t.knowledge.votes.notSaved };
  }
}
