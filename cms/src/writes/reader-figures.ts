import type { Core } from '@strapi/strapi';
import { fieldOf } from '../field-of';
import { ARTICLE } from '../markdown/article-fields';
import type { WriteStep } from './write-step';

const FIGURES = ['views', 'votes', 'rating'];

/**
 * What readers have done is counted and never written: of what somebody in the panel saves, copies or restores these fields are
 * not taken. An import writes them for a new article only (`markdown/import-articles.ts`).
 */
export function readerFigures(strapi: Core.Strapi): WriteStep {
  return {
    name: 'reader figures',
    of: [ARTICLE],
    on: ['create', 'clone', 'update'],
    normalise(write) {
      const isFromPanel = strapi.requestContext.get() !== undefined;
      if (!isFromPanel) return;
      const kept = Object.entries(write.data).filter(([field]) => !FIGURES.includes(field));
      // A copy is another article, which nobody has read yet.
      const fresh = write.action === 'clone' ? { views: 0, votes: 0, rating: null } : {};
      write.data = { ...Object.fromEntries(kept), ...fresh };
    },
    // Readers of all languages are counted together: a translation begins with what is counted already.
    async refuse(write) {
      const isTranslation =
        write.action === 'update' && write.documentId !== undefined && !(await write.before.draft());
      if (isTranslation) write.data = { ...write.data, ...(await figuresOf(strapi, write.documentId)) };
      return undefined;
    },
  };
}

async function figuresOf(strapi: Core.Strapi, documentId: string | undefined): Promise<object> {
  const counted: object | null = await strapi.db
    .query(ARTICLE)
    .findOne({ select: ['views', 'votes', 'rating'], where: { documentId } });
  return Object.fromEntries(FIGURES.map((field) => [field, fieldOf(counted, field) ?? null]));
}
