import type { Core } from '@strapi/strapi';
import { REQUEST } from './request-type';

/** By what an address is found however its letters were typed. It is kept beside it (`email_key`), where an index finds it. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

const AT_ONCE = 500;
/** What databases have small letters for, whatever their language. */
const LATIN = /^[ -~]*$/;

/**
 * Gives requests of an earlier version theirs: the database itself, which has a million in some seconds, and those with letters that
 * not every database knows one by one.
 */
export async function fillEmailKeys(strapi: Core.Strapi): Promise<void> {
  const requests = strapi.db.query(REQUEST);
  const last: { id: number } | null = await requests.findOne({
    ...{ select: ['id'], orderBy: { id: 'desc' } },
    where: { email_key: { $null: true }, email: { $notNull: true } },
  });
  if (last === null) return;
  const { connection } = strapi.db;
  await connection('requests')
    .whereNull('email_key')
    .whereNotNull('email')
    .update({ email_key: connection.raw('LOWER(TRIM(email))') });
  let after = 0;
  for (;;) {
    const rows: { id: number; email: string }[] = await requests.findMany({
      ...{ select: ['id', 'email'], where: { id: { $gt: after, $lte: last.id }, email: { $contains: '@' } } },
      ...{ orderBy: { id: 'asc' }, limit: AT_ONCE },
    });
    for (const { id, email } of rows.filter((row) => !LATIN.test(row.email)))
      await requests.updateMany({ where: { id }, data: { email_key: emailKey(email) } });
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id ?? last.id;
  }
}
