import type { StrapiApp } from '@strapi/strapi/admin';

/** Offers the editor of articles' text as the input of the field `global::article-text`. */
export function registerArticleEditor(app: StrapiApp): void {
  app.customFields.register({
    name: 'article-text',
    type: 'text',
    intlLabel: { id: 'article-text.label', defaultMessage: 'Текст статьи' },
    intlDescription: {
      id: 'article-text.description',
      defaultMessage: 'Заголовки, таблицы, код, картинки, выноски и карточки тарифов',
    },
    components: {
      Input: loadInput,
    },
  });
}

/** With the editor's code, which nobody needs who only looks at lists. */
async function loadInput() {
  const { ArticleTextInput } = await import('./article-text-input');
  return { default: ArticleTextInput };
}
