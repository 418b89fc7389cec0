import type { Core } from '@strapi/strapi';
import { documentIdIn } from '../field-of';

const ARTICLE = 'api::knowledge.article';

/**
 * An article that is published without a date gets that of the moment, in its draft, from which the published version is made. In the
 * transaction of the publication, so that a refused one leaves no date.
 */
export function fillPublicationDate(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const documentId = documentIdIn(context.params);
    if (context.uid !== ARTICLE || context.action !== 'publish' || documentId === undefined) return next();
    return strapi.db.transaction(async () => {
      await strapi.db.query(ARTICLE).updateMany({
        where: { documentId, publishedAt: null, date_created: null },
        data: { date_created: new Date().toISOString() },
      });
      return next();
    });
  });
}
