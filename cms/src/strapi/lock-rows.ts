import type { Core, UID } from '@strapi/strapi';
import { partOfStrapi } from './part-of-strapi';

interface QueryBuilder {
  select(columns: readonly string[]): QueryBuilder;
  where(condition: object): QueryBuilder;
  forUpdate(): QueryBuilder;
  execute(): Promise<unknown>;
}

/** `strapi.db.query` cannot lock; what it is made of can. */
export const rowLocks = partOfStrapi<{ queryBuilder(uid: UID.ContentType): QueryBuilder }>({
  name: 'strapi.db',
  find: (strapi) => strapi.db,
  methods: ['queryBuilder'],
  otherwise: 'of two who save at once the later would win unseen',
});

/** Lets no other transaction change these rows until this one ends; SQLite has one writer anyway. */
export async function lockRows(strapi: Core.Strapi, uid: UID.ContentType, where: object): Promise<void> {
  await rowLocks(strapi).queryBuilder(uid).select(['id']).where(where).forUpdate().execute();
}
