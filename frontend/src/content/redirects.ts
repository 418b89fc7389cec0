import { array, boolean, string, tuple } from 'yup';
import { inTime, LATE } from '~/runtime/deadline';
import { env } from '~/runtime/env';
import { log } from '~/runtime/log';
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

let table: RedirectTable = new Map();
let gone: ReadonlySet<string> = new Set();
let version: string | undefined;
let askedAt = Number.NEGATIVE_INFINITY;
/** The question that is on its way; there is never a second one beside it. */
let pending: Promise<void> | undefined;
let isCmsDown = false;

/**
 * Where an address leads by the redirects of the CMS, as they were less than two seconds ago. While the CMS does not answer
 * the last good ones hold, and nobody waits for it but the first to notice.
 */
export async function redirectOf(path: string, query: string): Promise<Destination | undefined> {
  const age = Date.now() - askedAt;
  if (age > LEAST_AGE_MS && !pending) {
    askedAt = Date.now();
    pending = renew().finally(() => {
      pending = undefined;
    });
  }
  if (age > TOO_OLD_MS && pending && !isCmsDown) {
    const answer = pending;
    // A CMS that hangs is as good as down, until it answers.
    if ((await inTime(answer, PATIENCE_MS)) === LATE) isCmsDown ||= pending === answer;
  }
  return table.size > 0 ? destinationOf(table, env().SITE_URL, path, query) : undefined;
}

/**
 * Whether a page stood at an address until an editor withdrew it, by what `redirectOf` has just read. Another may stand there by
 * now: it tells what to say instead of 'there is no such page', not that there is none.
 */
export function isWithdrawn(path: string): boolean {
  return isAmong(gone, path);
}

async function renew(): Promise<void> {
  try {
    const { redirectTable: answer } = await askCmsAnew(redirectTableQuery, { known: version ?? null });
    if (answer.rows !== null) {
      const rows = rowsOfCms.validateSync(answer.rows, { strict: true });
      table = redirectTable(rows.map(([from, to, isTemporary]) => ({ from, to, isTemporary })));
      gone = new Set(goneOfCms.validateSync(answer.gone, { strict: true }));
    }
    version = answer.version;
    isCmsDown = false;
  } catch (error) {
    if (!isCmsDown) log.warn({ err: error }, 'nobody knows the redirects of now');
    isCmsDown = true;
  }
}
