import { gaugeCopy } from '~/observability/gauges';
import { beside, presentDeadline } from '~/runtime/deadline';
import { diskCopy } from '~/runtime/disk-copy';
import { env, pageDeadlineMs } from '~/runtime/env';
import { type Dated, KeptCopy } from '~/runtime/kept-copy';
import { outsideRequests } from '~/runtime/outside-requests';
import { processWide } from '~/runtime/process-wide';
import { shopLanguages } from '~/runtime/shop-languages';
import { ContentOutage } from './client';
import { contentLanguage, inContentLanguage, keptName } from './language';

const FRESH_MS = 60_000;
/** With a copy in hand nobody waits longer for a newer one. */
const PATIENCE_MS = 500;
/** A CMS that has just failed is asked again by who comes after this. */
const REST_MS = 2_000;

/**
 * An answer of the CMS that the process keeps, one for all routes of both routers: asked for anew at most once a minute, and the
 * last good one while the CMS is away, also of the process before this one where `outlives` says so. `renew` asks past it, after
 * a notice of a change, and `dated` tells its age too. Each language has an answer of its own. `use` is told each answer that is given. All throw `ContentOutage`.
 */
export function keptContent<Answer>(
  name: string,
  ask: () => Promise<Answer>,
  { outlives = false, use }: { outlives?: boolean; use?: (answer: Dated<Answer>) => void } = {},
): (() => Promise<Answer>) & { dated: () => Promise<Dated<Answer>>; renew: () => Promise<Answer> } {
  const copy = () => {
    const language = contentLanguage();
    const own = keptName(name, language);
    return processWide(`content.${own}`, () => {
      const kept = new KeptCopy({
        ask: () => outsideRequests(() => inContentLanguage(language, () => beside(pageDeadlineMs(), ask))),
        freshMs: FRESH_MS,
        patienceMs: PATIENCE_MS,
        restMs: REST_MS,
        isOutage,
        store: outlives ? diskCopy<Answer>(`content.${own}`, env().CMS_URL) : undefined,
      });
      gaugeCopy('cms', own, () => kept.asOf);
      return kept;
    });
  };
  const dated = async () => {
    const read = await copy().read(presentDeadline().left()).catch(rethrow);
    use?.(read);
    return read;
  };
  const renew = async () => {
    const asOf = new Date().toISOString();
    const language = contentLanguage();
    const [part] = await Promise.all([
      copy().renew(),
      // A change that is told may concern every language, and pages of all of them are made after it.
      ...shopLanguages()
        .filter((other) => other !== language)
        .map((other) => inContentLanguage(other, () => copy().renew())),
    ]).catch(rethrow);
    use?.({ part, asOf });
    return part;
  };
  return Object.assign(async () => (await dated()).part, { dated, renew });
}

/** The copy may be of another bundle, in which the same class is another one. */
function rethrow(error: unknown): never {
  const isLate = error instanceof Error && error.name === 'NoCopyInTime';
  throw isLate || isOutage(error) ? new ContentOutage('the CMS did not answer', { cause: error }) : error;
}

function isOutage(error: unknown): boolean {
  return error instanceof Error && error.name === 'ContentOutage';
}
