import type { Core } from '@strapi/strapi';

const ARTICLE = 'api::knowledge.article';
const WRITING = ['create', 'update', 'clone'];
const FIGURES = ['views', 'votes', 'rating'];

/**
 * What readers have done is counted and never written: of what somebody in the panel saves, copies or restores these fields are
 * not taken. An import writes them for a new article only (`markdown/import-articles.ts`).
 */
export function keepFigures(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const isFromPanel = strapi.requestContext.get() !== undefined;
    if (context.uid !== ARTICLE || !WRITING.includes(context.action) || !isFromPanel) return next();
    const data: object = Reflect.get(context.params, 'data') ?? {};
    const kept = Object.entries(data).filter(([field]) => !FIGURES.includes(field));
    // A copy is another article, which nobody has read yet.
    const fresh = context.action === 'clone' ? { views: 0, votes: 0, rating: null } : {};
    Object.assign(context.params, { data: { ...Object.fromEntries(kept), ...fresh } });
    return next();
  });
}
