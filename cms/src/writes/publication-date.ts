import type { Core } from '@strapi/strapi';
import { ARTICLE } from '../markdown/article-fields';
import type { WriteStep } from './write-step';

/**
 * An article that is published without a date gets that of the moment, in its draft, from which the published version is made. In the
 * transaction of the publication, so that a refused one leaves no date.
 */
export function publicationDate(strapi: Core.Strapi): WriteStep {
  return {
    name: 'publication date',
    of: [ARTICLE],
    on: ['publish'],
    async begin({ documentId, language }) {
      await strapi.db.query(ARTICLE).updateMany({
        where: { documentId, locale: language, publishedAt: null, date_created: null },
        data: { date_created: new Date().toISOString() },
      });
    },
  };
}
