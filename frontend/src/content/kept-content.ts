import { pageDeadlineMs } from '~/env';
import { beside, presentDeadline } from '~/runtime/deadline';
import { KeptCopy } from '~/runtime/kept-copy';
import { outsideRequests } from '~/runtime/outside-requests';
import { processWide } from '~/runtime/process-wide';
import { ContentOutage } from './client';

const FRESH_MS = 60_000;
/** With a copy in hand nobody waits longer for a newer one. */
const PATIENCE_MS = 500;
/** A CMS that has just failed is asked again by who comes after this. */
const REST_MS = 2_000;

/**
 * An answer of the CMS that the process keeps: asked for anew at most once a minute, and the last good one while the CMS is
 * away. For routes of both routers that answer each request anew. Throws `ContentOutage`.
 */
export function keptContent<Answer>(name: string, ask: () => Promise<Answer>): () => Promise<Answer> {
  const copy = () =>
    processWide(
      `content.${name}`,
      () =>
        new KeptCopy({
          ask: () => outsideRequests(() => beside(pageDeadlineMs(), ask)),
          freshMs: FRESH_MS,
          patienceMs: PATIENCE_MS,
          restMs: REST_MS,
          isOutage,
        }),
    );
  return async () => {
    try {
      return (await copy().read(presentDeadline().left())).part;
    } catch (error) {
      // The copy may be of another bundle, in which the same class is another one.
      const isLate = error instanceof Error && error.name === 'NoCopyInTime';
      throw isLate || isOutage(error) ? new ContentOutage('the CMS did not answer', { cause: error }) : error;
    }
  };
}

function isOutage(error: unknown): boolean {
  return error instanceof Error && error.name === 'ContentOutage';
}
