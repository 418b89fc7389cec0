import type { Core } from '@strapi/strapi';
import { isPostgres } from '../strapi/database-kind';
import type { Redirect, RedirectTable } from './redirect-table';

export const REDIRECT = 'api::site.redirect';

const BATCH = 100;
/** Any number will do, as long as nothing else in this database locks by it. */
const LOCK = 2_026_112_201;

/**
 * Changes the redirects by what a pure function makes of all of them, inside the transaction that is going on. Changes take
 * turns, so that two editors, at two instances even, cannot make a loop of two halves. They are written past the document
 * service: nobody has asked for them by hand, and the site needs no event of them.
 */
export async function changeRedirects(
  strapi: Core.Strapi,
  change: (table: RedirectTable) => RedirectTable,
): Promise<void> {
  await strapi.db.transaction(({ trx }) =>
    inTurn(trx, async () => {
      if (isPostgres(strapi)) await trx.raw('SELECT pg_advisory_xact_lock(?)', [LOCK]);
      const table = await readTable(strapi);
      await write(strapi, table, change(table));
    }),
  );
}

async function readTable(strapi: Core.Strapi): Promise<RedirectTable> {
  const rows: Row[] = await strapi.db.query(REDIRECT).findMany({});
  return new Map(rows.map((row) => [row.from, fromRow(row)]));
}

async function write(strapi: Core.Strapi, before: RedirectTable, after: RedirectTable): Promise<void> {
  const query = strapi.db.query(REDIRECT);
  const gone = [...before.keys()].filter((from) => !after.has(from));
  for (const batch of inBatches(gone)) await query.deleteMany({ where: { from: { $in: batch } } });
  for (const redirect of after.values()) {
    const former = before.get(redirect.from);
    if (former !== undefined && !isSame(former, redirect)) {
      await query.update({ where: { from: redirect.from }, data: toRow(redirect) });
    }
  }
  const made = [...after.values()].filter(({ from }) => !before.has(from));
  for (const batch of inBatches(made)) await query.createMany({ data: batch.map(toRow) });
}

/** One editor's work may publish many entries at once within one transaction. */
const turns = new WeakMap<object, Promise<unknown>>();

function inTurn<Result>(transaction: object, work: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(transaction) ?? Promise.resolve()).then(work);
  turns.set(
    transaction,
    turn.catch(() => undefined),
  );
  return turn;
}

interface Row {
  from: string;
  to: string;
  redirect_kind: Redirect['kind'];
  made_by: Redirect['madeBy'];
  enabled: boolean;
}

function fromRow({ from, to, redirect_kind: kind, made_by: madeBy, enabled }: Row): Redirect {
  return { from, to, kind, madeBy, isEnabled: enabled };
}

function toRow({ from, to, kind, madeBy, isEnabled }: Redirect): Row {
  return { from, to, redirect_kind: kind, made_by: madeBy, enabled: isEnabled };
}

function isSame(one: Redirect, other: Redirect): boolean {
  return (
    one.to === other.to &&
    one.kind === other.kind &&
    one.madeBy === other.madeBy &&
    one.isEnabled === other.isEnabled
  );
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / BATCH);
  return Array.from({ length: count }, (_, index) => items.slice(index * BATCH, (index + 1) * BATCH));
}
