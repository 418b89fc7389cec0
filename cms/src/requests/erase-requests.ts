import type { Core } from '@strapi/strapi';
import { documentIdIn } from '../field-of';
import { emailKey } from './email-key';
import { ANSWER, REQUEST } from './request-type';

/** Databases take so many values in one statement without ado. */
const BATCH = 500;

/**
 * Deletes requests with all that is kept of them: what visitors wrote, what was to be delivered, and the answers. What is on its
 * way to the landing service arrives there; nothing of it is noted any more.
 */
export async function eraseRequests(strapi: Core.Strapi, where: object): Promise<number> {
  const rows: object[] = await strapi.db.query(REQUEST).findMany({ where, select: ['documentId'] });
  const ids = rows.flatMap((row) => documentIdIn(row) ?? []);
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = { $in: ids.slice(start, start + BATCH) };
    await strapi.db.transaction(async () => {
      await strapi.db.query(ANSWER).deleteMany({ where: { request: batch } });
      await strapi.db.query(REQUEST).deleteMany({ where: { documentId: batch } });
    });
  }
  return ids.length;
}

/** What a person is asked to be found by: an address in any case of its letters, a telephone number in any spelling. */
export function requestsOf({ email, phone }: { email: string; phone: string }): object | undefined {
  const address = emailKey(email);
  const digits = phone.replace(/\D/g, '');
  const conditions = [
    ...(address === '' ? [] : [{ email_key: address }]),
    ...(digits === '' ? [] : [{ phone: { $in: spellingsOf(digits) } }]),
  ];
  return conditions.length === 0 ? undefined : { $or: conditions };
}

/** Visitors write the same Russian number with +7, with 8 and with neither. */
function spellingsOf(digits: string): string[] {
  const own = /^(?:[78])?(\d{10})$/.exec(digits)?.[1];
  return own === undefined ? [digits] : [own, `7${own}`, `8${own}`];
}
