import { Mark } from '@tiptap/core';
import { ARTICLE_ID, isLinkAddress } from '@vitrina/content-contract/article-format-values';

/** Where a link leads: to an address, or to an article wherever it may stand. */
export type LinkTarget = { href: string; article: null } | { href: null; article: string };

export const ArticleLink = Mark.create({
  name: 'link',
  // Outside of code and bold, so that one link over mixed words stays one.
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({
    href: { default: null, rendered: false },
    article: { default: null, rendered: false },
  }),
  parseHTML: () => [{ tag: 'a', getAttrs: (link) => targetOf(link) ?? false }],
  renderHTML: ({ mark }) => {
    const { href, article } = mark.attrs;
    return ['a', typeof article === 'string' ? { 'data-article': article } : { href }, 0];
  },
});

function targetOf(link: Element): LinkTarget | undefined {
  const article = link.getAttribute('data-article');
  if (article !== null) return ARTICLE_ID.test(article) ? { href: null, article } : undefined;
  const href = link.getAttribute('href')?.trim() ?? '';
  return isLinkAddress(href) ? { href, article: null } : undefined;
}
