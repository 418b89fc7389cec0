import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { anchorHeadings, type Heading } from './anchor-headings';
import { arrangeBlocks } from './arrange-blocks';
import { askForFills } from './ask-for-fills';
import { CALLOUT_KINDS } from './callout';
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

const { attributes, protocols, tagNames } = defaultSchema;

const schema: Options = {
  ...defaultSchema,
  // Their content goes with them; of other forbidden elements it stays. A style sheet would be read as prose, and what
  // stands in a picture or a formula may break the rules of HTML: an `<input>` with children there stops React.
  strip: ['script', 'style', 'svg', 'math'],
  protocols: { ...protocols, href: [...(protocols?.href ?? []), 'tel'] },
  tagNames: [...(tagNames ?? []), 'aside', 'figure', 'figcaption'],
  // What the editor of the CMS writes beyond plain HTML: cms/src/article-format/article-format.json.
  attributes: {
    ...attributes,
    code: [['className', /^language-[\w+#-]+$/]],
    a: [...(attributes?.a ?? []), ['dataArticle', /^[a-z0-9]+$/i]],
    aside: [
      ['dataBlock', 'callout'],
      ['dataKind', ...CALLOUT_KINDS],
    ],
    div: [['dataBlock', 'code-tabs', 'carousel', 'tariff'], ['dataPreset', /^[1-9]\d{0,8}$/], 'dataOs'],
    pre: ['dataTitle', ['dataLines', /^[\d,-]+$/], 'dataChecked'],
    th: [...(attributes?.th ?? []), 'scope'],
  },
};

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

/** What an editor has written, without what could run and as yet without anything that a page adds. */
export async function toSafeTree(html: string): Promise<Root> {
  const parser = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, schema);
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
        ariaLabel: `Таблица ${tables}`,
        tabIndex: 0,
        className: ['overflow-x-auto'],
      },
      children: [element],
    };
    return SKIP;
  });
}
