import type { Core } from '@strapi/strapi';
import { isPostgres } from '../strapi/database-kind';

/** By what an address is found however its letters were typed. It is kept beside it (`email_key`), where an index finds it. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Gives requests of an earlier version theirs. Small letters of any language are ours to make, one by one, and come first: who has a key
 * is left alone by a start that was broken off. All others are made by the database, which has a million in some seconds.
 */
export async function fillEmailKeys(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  const keyless = () => connection('requests').whereNull('email_key').whereNotNull('email');
  const rows: { id: number; email: string }[] = await keyless()
    .whereRaw(isPostgres(strapi) ? "email ~ '[^ -~]'" : "email GLOB '*[^ -~]*'")
    .select('id', 'email');
  for (const { id, email } of rows)
    await connection('requests')
      .where({ id })
      .update({ email_key: emailKey(email) });
  await keyless().update({ email_key: connection.raw('LOWER(TRIM(email))') });
}
