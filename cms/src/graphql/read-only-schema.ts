import type { Core } from '@strapi/strapi';
import { CONTENT } from '../content';
import { graphqlExtension } from '../strapi/graphql-extension';

/** Content can be queried, files only through the content they belong to; nothing can be changed. */
export function offerOnlyReading(strapi: Core.Strapi): void {
  const extension = graphqlExtension(strapi);
  const offered: readonly string[] = CONTENT;
  for (const uid of Object.keys(strapi.contentTypes)) {
    if (offered.includes(uid)) extension.shadowCRUD(uid).disableMutations();
    else if (uid === 'plugin::upload.file') extension.shadowCRUD(uid).disableQueries().disableMutations();
    else if (!uid.startsWith('admin::')) extension.shadowCRUD(uid).disable();
  }
}
