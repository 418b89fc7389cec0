import { yup } from '@strapi/utils';
import type { Vote } from './cast-vote';
import type { ViewBatch } from './take-views';

/** As many as fit into the body that is taken, with room to spare. */
const MOST_ARTICLES = 1_000;
export const MOST_BYTES = 128 * 1024;

export const ARTICLE_ID = /^[a-z0-9]{8,64}$/;
/** SHA-256 in base64url. */
export const HASH = /^[\w-]{43}$/;

const article = yup.string().matches(ARTICLE_ID).required();
const hash = yup.string().matches(HASH).required();

const vote = yup
  .object({ article, voter: hash, origin: hash, stars: yup.number().integer().min(1).max(5).required() })
  .noUnknown()
  .required();

const batch = yup
  .object({
    id: yup
      .string()
      .matches(/^[\w-]{8,64}$/)
      .required(),
    views: yup
      .array(
        yup
          .object({ article, amount: yup.number().integer().min(1).max(1_000_000).required() })
          .noUnknown()
          .required(),
      )
      .min(1)
      .max(MOST_ARTICLES)
      .required(),
  })
  .noUnknown()
  .required();

/** A vote as the site sends it, or `undefined`. */
export function readVote(body: unknown): Vote | undefined {
  return vote.isValidSync(body, { strict: true }) ? body : undefined;
}

/** Views as the site adds them up, or `undefined`. */
export function readBatch(body: unknown): ViewBatch | undefined {
  return batch.isValidSync(body, { strict: true }) ? body : undefined;
}
