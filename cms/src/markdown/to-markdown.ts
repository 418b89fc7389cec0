import type {
  BlockContent,
  Code,
  DefinitionContent,
  Image,
  ListItem,
  PhrasingContent,
  RootContent,
  TableCell,
} from 'mdast';
import { type HtmlElement, type HtmlNode, isElement, parseHtml, textOf } from '../article-text/html-tree';
import { normalHtml } from '../article-text/normal-html';
import { writeHtml } from '../article-text/write-html';
import { printMarkdown } from './dialect';
import { markdownToBlocks } from './from-markdown';

type Block = BlockContent | DefinitionContent;

/** What Markdown has no words for. */
class Unspeakable extends Error {}

/**
 * The Markdown of an article's HTML. Reading it back gives the same text: a block of which that is not true, say a table with
 * joined cells, stands as HTML between `:::html` and `:::`.
 */
export function htmlToMarkdown(html: string): string {
  const blocks = normalHtml(parseHtml(html));
  // Nearly every text reads back as a whole, which is twice as soon said: only where one does not each block is tried by itself.
  for (const put of [inWords, inWordsThatReadBack]) {
    const text = printMarkdown({ type: 'root', children: blocks.map(put) });
    if (readsAs(text, blocks)) return text;
  }
  return printMarkdown({ type: 'root', children: [asHtml(blocks)] });
}

function inWords(node: HtmlNode): RootContent {
  try {
    return blockOf(node);
  } catch (error) {
    if (!(error instanceof Unspeakable)) throw error;
    return asHtml([node]);
  }
}

function inWordsThatReadBack(node: HtmlNode): RootContent {
  const block = inWords(node);
  return readsAs(printMarkdown({ type: 'root', children: [block] }), [node]) ? block : asHtml([node]);
}

function readsAs(text: string, blocks: readonly HtmlNode[]): boolean {
  return writeHtml(markdownToBlocks(text).blocks) === writeHtml(blocks);
}

function asHtml(blocks: readonly HtmlNode[]): RootContent {
  // A line of colons would end the directive, code or not.
  const value = writeHtml(blocks).replace(/^([^\S\n]*):::/gm, '$1&#58;::');
  const code: Code = { type: 'code', lang: 'html', value };
  return { type: 'containerDirective', name: 'html', children: [code] };
}

function blockOf(node: HtmlNode): Block {
  if (!isElement(node)) throw new Unspeakable();
  if (node.attributes['data-block'] !== undefined) return pieceOf(node);
  only(node, node.tag === 'pre' ? ['data-title', 'data-lines', 'data-checked'] : []);
  switch (node.tag) {
    case 'p':
      return { type: 'paragraph', children: words(node.children) };
    case 'h2':
      return { type: 'heading', depth: 2, children: words(node.children) };
    case 'h3':
      return { type: 'heading', depth: 3, children: words(node.children) };
    case 'h4':
      return { type: 'heading', depth: 4, children: words(node.children) };
    case 'hr':
      return { type: 'thematicBreak' };
    case 'blockquote':
      return { type: 'blockquote', children: node.children.map(blockOf) };
    case 'ul':
    case 'ol': {
      const children = node.children.map(itemOf);
      return {
        type: 'list',
        ordered: node.tag === 'ol',
        spread: children.some(({ spread }) => spread),
        children,
      };
    }
    case 'pre':
      return listingOf(node);
    case 'figure':
      return { type: 'paragraph', children: [pictureOf(node)] };
    case 'table':
      return tableOf(node);
    default:
      throw new Unspeakable();
  }
}

function pieceOf(node: HtmlElement): Block {
  switch (node.attributes['data-block']) {
    case 'callout': {
      only(node, ['data-block', 'data-kind']);
      const attributes = { kind: node.attributes['data-kind'] ?? '' };
      return {
        type: 'containerDirective',
        name: 'callout',
        attributes,
        children: node.children.map(blockOf),
      };
    }
    case 'code-tabs':
      return { type: 'containerDirective', name: 'tabs', children: node.children.map(tabOf) };
    case 'carousel':
      return { type: 'containerDirective', name: 'carousel', children: node.children.map(blockOf) };
    case 'tariff': {
      only(node, ['data-block', 'data-preset', 'data-os']);
      const { 'data-preset': preset = '', 'data-os': os } = node.attributes;
      const attributes = { preset, ...(os !== undefined && { os }) };
      return { type: 'leafDirective', name: 'tariff', attributes, children: [] };
    }
    default:
      throw new Unspeakable();
  }
}

function itemOf(node: HtmlNode): ListItem {
  if (!isElement(node, 'li')) throw new Unspeakable();
  const first = node.children.findIndex((child) => isElement(child) && !isWord(child));
  const blocksFrom = first === -1 ? node.children.length : first;
  const line = words(node.children.slice(0, blocksFrom));
  const blocks = node.children.slice(blocksFrom);
  const children: Block[] = [
    ...(line.length > 0 ? [{ type: 'paragraph' as const, children: line }] : []),
    ...blocks.map(blockOf),
  ];
  return { type: 'listItem', spread: blocks.some((block) => !isElement(block, 'ul', 'ol')), children };
}

function listingOf(pre: HtmlElement): Code {
  const [code, ...others] = pre.children;
  if (!isElement(code, 'code') || others.length > 0) throw new Unspeakable();
  only(code, ['class']);
  const lang = code.attributes.class?.replace(/^language-/, '');
  const { 'data-title': title, 'data-lines': lines, 'data-checked': expected } = pre.attributes;
  const meta = [
    ...(title === undefined ? [] : [`title="${title}"`]),
    ...(lines === undefined ? [] : [`{${lines}}`]),
    ...(expected === undefined ? [] : [expected === '' ? 'checked' : `checked="${expected}"`]),
  ].join(' ');
  return {
    type: 'code',
    ...(lang === undefined ? {} : { lang }),
    ...(meta === '' ? {} : { meta }),
    value: textOf(code),
  };
}

function tabOf(pre: HtmlNode): Code {
  if (!isElement(pre, 'pre')) throw new Unspeakable();
  const { attributes, children, tag } = pre;
  // A tab always has a title, be it an empty one.
  return listingOf({ tag, children, attributes: { 'data-title': '', ...attributes } });
}

function pictureOf({ children }: HtmlElement): Image {
  const [picture, caption, ...others] = children;
  if (!isElement(picture, 'img') || others.length > 0) throw new Unspeakable();
  const { src = '', alt = '' } = picture.attributes;
  return { type: 'image', url: src, alt, ...(caption === undefined ? {} : { title: textOf(caption) }) };
}

function tableOf({ children }: HtmlElement): Block {
  const [head, body, ...others] = children;
  if (!isElement(head, 'thead') || others.length > 0) throw new Unspeakable();
  const rows = [...head.children, ...(isElement(body) ? body.children : [])];
  return {
    type: 'table',
    children: rows.map((row) => ({
      type: 'tableRow',
      children: isElement(row) ? row.children.map(cellOf) : [],
    })),
  };
}

function cellOf(cell: HtmlNode): TableCell {
  if (!isElement(cell)) throw new Unspeakable();
  return { type: 'tableCell', children: words(cell.children) };
}

function words(nodes: readonly HtmlNode[]): PhrasingContent[] {
  return nodes.map((node) => {
    if (!isElement(node)) return { type: 'text', value: node };
    switch (node.tag) {
      case 'strong':
        return { type: 'strong', children: words(node.children) };
      case 'em':
        return { type: 'emphasis', children: words(node.children) };
      case 's':
        return { type: 'delete', children: words(node.children) };
      case 'code':
        return { type: 'inlineCode', value: textOf(node) };
      case 'br':
        return { type: 'break' };
      case 'a': {
        const { href, 'data-article': article } = node.attributes;
        return { type: 'link', url: href ?? `article:${article ?? ''}`, children: words(node.children) };
      }
      default:
        throw new Unspeakable();
    }
  });
}

function isWord({ tag }: HtmlElement): boolean {
  return ['strong', 'em', 's', 'code', 'a', 'br'].includes(tag);
}

function only({ attributes }: HtmlElement, names: readonly string[]): void {
  if (Object.keys(attributes).some((name) => !names.includes(name))) throw new Unspeakable();
}
