import type { Core } from '@strapi/strapi';

/** The field an article's text is written in; its editor is `src/admin/article-editor`. */
export function offerArticleTextField(strapi: Core.Strapi): void {
  strapi.customFields.register({
    name: 'article-text',
    type: 'text',
    inputSize: { default: 12, isResizable: false },
  });
}
