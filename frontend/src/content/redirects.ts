import { array, boolean, string, tuple } from 'yup';
import { inTime, LATE } from '~/runtime/deadline';
import { env } from '~/runtime/env';
import { log } from '~/runtime/log';
import { processWide } from '~/runtime/process-wide';
import { askCmsAnew } from './client';
import { redirectTableQuery } from './page-queries';
import {
  type Destination,
  destinationOf,
  isAmong,
  type RedirectTable,
  redirectTable,
} from './redirect-table';

/** Asked no more often than this. */
const LEAST_AGE_MS = 1_000;
/** A visitor who comes after a quiet time waits for a newer table, since theirs may be old; a busy site never waits. */
const TOO_OLD_MS = 1_500;
/** And no longer than this: then the last good table answers. */
const PATIENCE_MS = 300;

const rowsOfCms = array(
  tuple([string().defined(), string().defined(), boolean().defined()]).required(),
).required();
const goneOfCms = array(string().defined()).required();

interface KnownRedirects {
  table: RedirectTable;
  gone: ReadonlySet<string>;
  version: string | undefined;
  askedAt: number;
  /** The question that is on its way; there is never a second one beside it. */
  pending: Promise<void> | undefined;
  isCmsDown: boolean;
}

/** One for the proxy, which asks, and for who stands before it (`documents/plain-visit.ts`). */
function known(): KnownRedirects {
  return processWide('redirects', () => ({
    ...{ table: new Map(), gone: new Set<string>(), version: undefined },
    ...{ askedAt: Number.NEGATIVE_INFINITY, pending: undefined, isCmsDown: false },
  }));
}

/**
 * Where an address leads by the redirects of the CMS, as they were less than two seconds ago. While the CMS does not answer
 * the last good ones hold, and nobody waits for it but the first to notice.
 */
export async function redirectOf(path: string, query: string): Promise<Destination | undefined> {
  const now = known();
  const age = Date.now() - now.askedAt;
  if (age > LEAST_AGE_MS && !now.pending) {
    now.askedAt = Date.now();
    now.pending = renew(now).finally(() => {
      now.pending = undefined;
    });
  }
  if (age > TOO_OLD_MS && now.pending && !now.isCmsDown) {
    const answer = now.pending;
    // A CMS that hangs is as good as down, until it answers.
    if ((await inTime(answer, PATIENCE_MS)) === LATE) now.isCmsDown ||= now.pending === answer;
  }
  return now.table.size > 0 ? destinationOf(now.table, env().SITE_URL, path, query) : undefined;
}

/**
 * Whether it was heard from the CMS within the last second that an address leads nowhere else and was not withdrawn. Where nobody has
 * asked so lately it is `false`: then `redirectOf` has to be.
 */
export function isKnownToStay(path: string): boolean {
  const { table, gone, askedAt, pending, isCmsDown } = known();
  const isFresh = Date.now() - askedAt <= LEAST_AGE_MS && !pending && !isCmsDown;
  return isFresh && !isAmong(gone, path) && !destinationOf(table, env().SITE_URL, path, '');
}

/**
 * Whether a page stood at an address until an editor withdrew it, by what `redirectOf` has just read. Another may stand there by
 * now: it tells what to say instead of 'there is no such page', not that there is none.
 */
export function isWithdrawn(path: string): boolean {
  return isAmong(known().gone, path);
}

async function renew(now: KnownRedirects): Promise<void> {
  try {
    const { redirectTable: answer } = await askCmsAnew(redirectTableQuery, { known: now.version ?? null });
    if (answer.rows !== null) {
      const rows = rowsOfCms.validateSync(answer.rows, { strict: true });
      now.table = redirectTable(rows.map(([from, to, isTemporary]) => ({ from, to, isTemporary })));
      now.gone = new Set(goneOfCms.validateSync(answer.gone, { strict: true }));
    }
    now.version = answer.version;
    now.isCmsDown = false;
  } catch (error) {
    if (!now.isCmsDown) log.warn({ err: error }, 'nobody knows the redirects of now');
    now.isCmsDown = true;
  }
}
