import type { Core } from '@strapi/strapi';
import { type Loop, startLoop } from '../claimed-work';
import { whenListening } from '../strapi/when-listening';
import { eraseRequests } from './erase-requests';
import { REQUEST } from './request-type';

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERY_MS = DAY_MS / 4;

/** Deletes requests older than the kept days, with all that is kept of them. Several instances may do so at once. */
export async function pruneRequests(strapi: Core.Strapi, keptDays: number): Promise<void> {
  if (keptDays === 0) return;
  const old = { createdAt: { $lt: new Date(Date.now() - keptDays * DAY_MS) } };
  const lost = await strapi.db.query(REQUEST).count({ where: { ...old, delivery_state: 'waiting' } });
  const count = await eraseRequests(strapi, old);
  if (count > 0) strapi.log.info(`${count} requests older than ${keptDays} days have been deleted.`);
  if (lost > 0) strapi.log.error(`${lost} of them the landing service has never taken.`);
}

/** Goes on deleting a few times a day, in every instance that serves; the answer ends it. */
export function keepPruning(strapi: Core.Strapi, keptDays: number): () => Promise<void> {
  let loop: Loop | undefined;
  whenListening(strapi, () => {
    loop = startLoop(() => pruneRequests(strapi, keptDays), {
      everyMs: EVERY_MS,
      onFault: (error) => strapi.log.error(`Old requests were not deleted: ${error}.`),
    });
  });
  return async () => loop?.stop();
}
