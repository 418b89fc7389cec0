import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { anchorHeadings, type Heading } from './anchor-headings';
import { highlightCode } from './highlight-code';

/** An article's text, ready to be shown. `tree` is plain data, so it can be a page's property. */
export interface ArticleText {
  tree: Root;
  headings: Heading[];
  /** All words without markup. */
  plain: string;
}

const schema: Options = {
  ...defaultSchema,
  // Their content goes with them; of other forbidden elements it stays. A style sheet would be read as prose, and what
  // stands in a picture or a formula may break the rules of HTML: an `<input>` with children there stops React.
  strip: ['script', 'style', 'svg', 'math'],
  attributes: { ...defaultSchema.attributes, code: [['className', /^language-[\w+#-]+$/]] },
};

/**
 * An editor's HTML as a safe tree: what could run is taken out first, then headings get their anchors (sanitizing
 * would prefix them) and code its colours.
 */
export async function parseArticleText(html: string): Promise<ArticleText> {
  const parser = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, schema);
  const tree = (await parser.run(parser.parse(html))) as Root;
  const headings = anchorHeadings(tree);
  const plain = textOf(tree);
  wrapTables(tree);
  await highlightCode(tree);
  return { tree, headings, plain };
}

/** A wide table scrolls inside itself, and can be reached by keyboard for that. */
function wrapTables(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'table' || !parent || index === undefined) return undefined;
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: { role: 'region', ariaLabel: 'Таблица', tabIndex: 0, className: ['overflow-x-auto'] },
      children: [element],
    };
    return SKIP;
  });
}
