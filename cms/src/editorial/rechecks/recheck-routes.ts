import type { Core } from '@strapi/strapi';
import type { PanelRoute } from '../../strapi/panel-routes';
import { typesWith } from '../asked-entry';
import { dueArticles } from './due-articles';
import type { DueArticle } from './shown-rechecks';

export function recheckRoutes(strapi: Core.Strapi): PanelRoute[] {
  return [
    {
      method: 'GET',
      path: '/editorial/rechecks',
      answer: async (): Promise<{ articles: DueArticle[] }> => {
        const mayRead = typesWith(strapi, 'read').includes('api::knowledge.article');
        return { articles: mayRead ? await dueArticles(strapi, new Date()) : [] };
      },
    },
  ];
}
