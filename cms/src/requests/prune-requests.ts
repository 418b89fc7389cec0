import type { Core } from '@strapi/strapi';
import { REQUEST } from './take-request';

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERY_MS = DAY_MS / 4;

/** Deletes requests older than the kept days, now and a few times a day. Several instances may do so at once. */
export async function pruneRequests(strapi: Core.Strapi, keptDays: number): Promise<void> {
  if (keptDays === 0) return;
  const prune = async () => {
    const createdAt = { $lt: new Date(Date.now() - keptDays * DAY_MS) };
    const { count } = await strapi.db.query(REQUEST).deleteMany({ where: { createdAt } });
    if (count > 0) strapi.log.info(`${count} requests older than ${keptDays} days have been deleted.`);
  };
  await prune();
  setInterval(() => {
    prune().catch((error: unknown) => strapi.log.error(`Old requests were not deleted: ${error}.`));
  }, EVERY_MS).unref();
}
