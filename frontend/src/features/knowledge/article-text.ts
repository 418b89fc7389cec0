import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { t } from '~/messages';
import { anchorHeadings, type Heading } from './anchor-headings';
import { arrangeBlocks } from './arrange-blocks';
import { ARTICLE_SCHEMA, keepPieces } from './article-schema';
import { askForFills } from './ask-for-fills';
import { highlightCode } from './highlight-code';
import { type TariffCard, tariffCardsIn } from './references';

/** An article's text, ready to be shown. `tree` is plain data, so it can be a page's property. */
export interface ArticleText {
  tree: Root;
  headings: Heading[];
  /** All words without markup. */
  plain: string;
  tariffs: TariffCard[];
}

/**
 * An editor's HTML as a safe tree: what could run is taken out first, then headings get their anchors (sanitizing
 * would prefix them) and code its colours.
 */
export async function parseArticleText(html: string): Promise<ArticleText> {
  const tree = await toSafeTree(html);
  const headings = anchorHeadings(tree);
  const plain = textOf(tree);
  const tariffs = tariffCardsIn(tree);
  wrapTables(tree);
  arrangeBlocks(tree);
  await highlightCode(tree);
  askForFills(tree);
  return { tree, headings, plain, tariffs };
}

/** What an editor has written: the format of articles and nothing else, as yet without anything that a page adds. */
export async function toSafeTree(html: string): Promise<Root> {
  const parser = unified()
    .use(rehypeParse, { fragment: true })
    .use(rehypeSanitize, ARTICLE_SCHEMA)
    .use(() => keepPieces);
  return (await parser.run(parser.parse(html))) as Root;
}

/** A wide table scrolls inside itself, and can be reached by keyboard for that: each by a name of its own. */
function wrapTables(tree: Root): void {
  let tables = 0;
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'table' || !parent || index === undefined) return undefined;
    tables += 1;
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: {
        role: 'region',
        ariaLabel: t.knowledge.text.table(tables),
        tabIndex: 0,
        className: ['overflow-x-auto'],
      },
      children: [element],
    };
    return SKIP;
  });
}
