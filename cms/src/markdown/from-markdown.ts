import type { Code, Nodes, Paragraph, PhrasingContent, Table } from 'mdast';
import { element, type HtmlElement, type HtmlNode, parseHtml } from '../article-text/html-tree';
import { normalHtml } from '../article-text/normal-html';
import { parseMarkdown } from './dialect';

/** What stands in a file and cannot become part of an article. */
export interface MarkdownFault {
  /** Counted from 1. */
  line: number;
  message: string;
}

export interface MarkdownText {
  blocks: HtmlNode[];
  /** The line each block begins at. */
  lines: number[];
  faults: MarkdownFault[];
}

/** The article's text of a Markdown one, block by block, in the form of `normalHtml`. */
export function markdownToBlocks(markdown: string): MarkdownText {
  const text: MarkdownText = { blocks: [], lines: [], faults: [] };
  for (const node of parseMarkdown(markdown).children) {
    for (const block of normalHtml(toHtml(node, text.faults))) {
      text.blocks.push(block);
      text.lines.push(lineOf(node));
    }
  }
  return text;
}

function toHtml(node: Nodes, faults: MarkdownFault[]): HtmlNode[] {
  const inside = (children: readonly Nodes[]) => children.flatMap((child) => toHtml(child, faults));
  switch (node.type) {
    case 'paragraph':
      return [pictureOf(node) ?? element('p', inside(node.children))];
    case 'heading':
      return [element(`h${node.depth}`, inside(node.children))];
    case 'thematicBreak':
      return [element('hr')];
    case 'blockquote':
      return [element('blockquote', inside(node.children))];
    case 'list':
      return [element(node.ordered === true ? 'ol' : 'ul', inside(node.children))];
    case 'listItem':
      return [element('li', inside(node.children))];
    case 'code':
      return [listingOf(node)];
    case 'table':
      return [tableOf(node, (children) => inside(children))];
    case 'containerDirective':
      return directive(node.name, node.attributes?.kind ?? '', node.children, node, faults);
    case 'leafDirective':
      if (node.name !== 'tariff') return refused(node, `директива ::${node.name} неизвестна`, faults);
      return [tariffOf(node.attributes ?? {})];
    case 'text':
      return [node.value];
    case 'strong':
      return [element('strong', inside(node.children))];
    case 'emphasis':
      return [element('em', inside(node.children))];
    case 'delete':
      return [element('s', inside(node.children))];
    case 'inlineCode':
      return [element('code', [node.value])];
    case 'break':
      return [element('br')];
    case 'link':
      return [element('a', inside(node.children), target(node.url))];
    case 'image':
      return refused(node, 'картинка стоит посреди слов: дайте ей отдельный абзац', faults);
    case 'html':
      return refused(node, 'HTML пишется кодом между :::html и :::', faults);
    default:
      return refused(node, 'такую запись статьи не понимают', faults);
  }
}

/** `::tariff{preset=2453 os="Ubuntu 24.04"}`; a card without a system is ordered with the usual one. */
function tariffOf({ preset, os }: Record<string, string | null | undefined>): HtmlElement {
  const attributes = { 'data-block': 'tariff', 'data-preset': preset ?? '' };
  return element('div', [], typeof os === 'string' ? { ...attributes, 'data-os': os } : attributes);
}

function directive(
  name: string,
  kind: string,
  children: readonly Nodes[],
  node: Nodes,
  faults: MarkdownFault[],
): HtmlNode[] {
  const inside = () => children.flatMap((child) => toHtml(child, faults));
  const [first] = children;
  switch (name) {
    case 'callout':
      return [element('aside', inside(), { 'data-block': 'callout', 'data-kind': kind })];
    case 'carousel':
      return [element('div', inside(), { 'data-block': 'carousel' })];
    case 'tabs':
      return [
        element(
          'div',
          children.flatMap((child) => (child.type === 'code' ? [tabOf(child)] : toHtml(child, faults))),
          { 'data-block': 'code-tabs' },
        ),
      ];
    case 'html':
      if (first?.type === 'code') return parseHtml(first.value);
      return refused(node, 'в :::html должен стоять один кусок кода', faults);
    default:
      return refused(node, `директива :::${name} неизвестна`, faults);
  }
}

function refused(node: Nodes, message: string, faults: MarkdownFault[]): HtmlNode[] {
  faults.push({ line: lineOf(node), message });
  return [];
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** `title="/etc/hosts"`, `{2-4,7}` and `checked` or `checked="200 OK"`: what there is of them, in this order. */
const LISTING =
  /^(?:title="(?<title>.*?)")?(?: ?\{(?<lines>[\d,-]+)\})?(?: ?(?<checked>checked)(?:="(?<expected>.*)")?)?$/;

/** Code by itself may have a title, the name of its file; a tab is nothing without one. */
function listingOf({ lang, meta, value }: Code): HtmlElement {
  const language = lang === null || lang === undefined ? {} : { class: `language-${lang}` };
  const { title, lines, checked, expected } = LISTING.exec(meta ?? '')?.groups ?? {};
  const code = element('code', value === '' ? [] : [value], language);
  return element('pre', [code], {
    ...(title === undefined ? {} : { 'data-title': title }),
    ...(lines === undefined ? {} : { 'data-lines': lines }),
    ...(checked === undefined ? {} : { 'data-checked': expected ?? '' }),
  });
}

function tabOf(code: Code): HtmlElement {
  const { children, attributes } = listingOf(code);
  return element('pre', children, { 'data-title': '', ...attributes });
}

function pictureOf({ children }: Paragraph): HtmlElement | undefined {
  const [picture, ...others] = children;
  if (picture?.type !== 'image' || others.length > 0) return undefined;
  const { url, alt, title } = picture;
  const caption = title === null || title === undefined ? [] : [element('figcaption', [title])];
  return element('figure', [element('img', [], { src: url, alt: alt ?? '' }), ...caption]);
}

function tableOf(table: Table, inside: (words: readonly PhrasingContent[]) => HtmlNode[]): HtmlElement {
  const [head, ...rows] = table.children.map((row, index) =>
    element(
      'tr',
      row.children.map((cell) => element(index === 0 ? 'th' : 'td', inside(cell.children))),
    ),
  );
  const body = rows.length === 0 ? [] : [element('tbody', rows)];
  return element('table', [...(head === undefined ? [] : [element('thead', [head])]), ...body]);
}

function target(url: string): Record<string, string> {
  return url.startsWith('article:') ? { 'data-article': url.slice('article:'.length) } : { href: url };
}
