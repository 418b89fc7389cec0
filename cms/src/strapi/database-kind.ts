import type { Core } from '@strapi/strapi';
import { partOfStrapi } from './part-of-strapi';

/** Which database the query engine speaks to. */
export const dialect = partOfStrapi<{ client: unknown }>({
  name: 'client postgres or sqlite in strapi.db.dialect',
  find: ({ db }) => (['postgres', 'sqlite'].includes(String(db.dialect.client)) ? db.dialect : undefined),
  methods: [],
  otherwise: 'redirects would be locked and counted in words that the database does not know',
});

export function isPostgres(strapi: Core.Strapi): boolean {
  return dialect(strapi).client === 'postgres';
}
