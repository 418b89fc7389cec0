import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { partOfStrapi } from './part-of-strapi';

const PATIENCE_MS = 5000;

/** The connections of knex to the database. */
export const connectionPool = partOfStrapi<{ numPendingAcquires(): number; numUsed(): number }>({
  name: 'strapi.db.connection.client.pool',
  find: (strapi) => strapi.db.connection.client.pool,
  methods: ['numPendingAcquires', 'numUsed'],
  otherwise: 'a command would end with an error after its work is done',
});

/** Strapi has work of its own after a start, and a query that is cut off would end this process with an error. */
export async function whenIdle(strapi: Core.Strapi): Promise<void> {
  const pool = connectionPool(strapi);
  const deadline = Date.now() + PATIENCE_MS;
  while (pool.numPendingAcquires() + pool.numUsed() > 0 && Date.now() < deadline) await pause(20);
}
