import type { Element, ElementContent, Parents, Root } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { calloutCaption } from './callout';

/**
 * The text of an article as Markdown for any reader: what only this site shows (remarks, tabs, cards of tariffs) becomes words,
 * and every address a whole one. Changes the tree.
 */
export async function toMarkdown(tree: Root, absolute: (path: string) => string): Promise<string> {
  sayBlocks(tree);
  completeAddresses(tree, absolute);
  const writer = unified()
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', fences: true, rule: '-' });
  return writer.stringify(await writer.run(tree));
}

function sayBlocks(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const said = inWords(element, parent);
    if (!said) return undefined;
    parent.children.splice(index, 1, ...said);
    // What stands in its place is visited next, and is plain by then.
    return [SKIP, index];
  });
}

/** What stands for an element that Markdown does not know, or `undefined` for all others. */
function inWords({ tagName, properties, children }: Element, parent: Parents): ElementContent[] | undefined {
  if (tagName === 'aside')
    return [element('blockquote', [paragraph('strong', calloutCaption(properties.dataKind)), ...children])];
  if (tagName === 'figcaption' && isIn(parent, 'figure')) return [element('p', [element('em', children)])];
  const { dataTitle } = properties;
  // A tab has a title of words, other code the name of a file.
  if (tagName === 'pre' && typeof dataTitle === 'string' && dataTitle.trim())
    return [paragraph(isIn(parent, 'div') ? 'strong' : 'code', dataTitle.trim()), element('pre', children)];
  if (properties.dataBlock === 'tariff')
    return [element('p', [element('a', [text(t.knowledge.text.serverTariffs)], { href: paths.tariffs })])];
  return undefined;
}

function completeAddresses(tree: Root, absolute: (path: string) => string): void {
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const address = properties[name];
      if (typeof address === 'string' && /^\/(?!\/)/.test(address)) properties[name] = absolute(address);
    }
  });
}

function isIn(parent: Parents, tagName: string): boolean {
  return parent.type === 'element' && parent.tagName === tagName;
}

function paragraph(tagName: 'code' | 'strong', words: string): Element {
  return element('p', [element(tagName, [text(words)])]);
}

function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
