import { WORDS } from '@vitrina/content-contract/article-format';
import { withoutEnd } from '../without-end';
import { element, type HtmlElement, type HtmlNode, isElement } from './html-tree';

/** A picture stands in a line until it has a figure of its own. */
const IN_LINE = [...WORDS, 'img'];
const MARKS = ['strong', 'em', 's'];

/**
 * One way to write each text, so that texts a reader cannot tell apart are equal: white space as a browser shows it, no
 * paragraph around the only words of a list item or cell, the heading row of a table in its head.
 */
export function normalHtml(nodes: readonly HtmlNode[]): HtmlNode[] {
  return asParagraphs(nodes.map(normalNode));
}

function normalNode(node: HtmlNode): HtmlNode {
  if (!isElement(node)) return node.replace(/[ \t\n\f\r]+/g, ' ');
  if (node.tag === 'pre') return node;
  if (node.tag === 'table') return normalTable(node);
  const children = node.children.map(normalNode);
  switch (node.tag) {
    case 'li':
    case 'td':
    case 'th':
      return element(node.tag, withoutOnlyParagraph(asParagraphs(children)), withoutSingleSpans(node));
    case 'blockquote':
    case 'aside':
      return element(node.tag, asParagraphs(children), node.attributes);
    case 'p':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'figcaption':
      return element(node.tag, line(children), node.attributes);
    default:
      return IN_LINE.includes(node.tag)
        ? element(node.tag, joined(children), node.attributes)
        : element(node.tag, children.filter(isNotBlank).filter(isNotEmptyCaption), node.attributes);
  }
}

/** Blocks, with words that stand between them made into paragraphs. */
function asParagraphs(nodes: readonly HtmlNode[]): HtmlNode[] {
  const blocks: HtmlNode[] = [];
  let run: HtmlNode[] = [];
  const endRun = () => {
    const words = line(run);
    if (words.length > 0) blocks.push(element('p', words));
    run = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || IN_LINE.includes(node.tag)) run.push(node);
    else {
      endRun();
      if (node.tag !== 'p' || node.children.length > 0) blocks.push(node);
    }
  }
  endRun();
  return blocks;
}

function withoutOnlyParagraph(blocks: readonly HtmlNode[]): HtmlNode[] {
  const [first, ...rest] = blocks;
  if (!isElement(first, 'p') || rest.some((block) => isElement(block, 'p'))) return [...blocks];
  return [...first.children, ...rest];
}

/** Words of one line or paragraph: no white space around it and around its breaks. */
function line(nodes: readonly HtmlNode[]): HtmlNode[] {
  const words = joined(nodes);
  const isEdge = (node: HtmlNode | undefined) => node === undefined || isElement(node, 'br');
  const trimmed = words.map((node, index) => {
    if (isElement(node)) return node;
    const start = isEdge(words[index - 1]) ? node.replace(/^ +/, '') : node;
    return isEdge(words[index + 1]) ? withoutEnd(start, ' ') : start;
  });
  const kept = trimmed.filter((node) => node !== '');
  while (isElement(kept.at(-1), 'br')) kept.pop();
  return kept;
}

/** Words with neighbours that mean the same made one, and spaces at the edges of emphasis put outside. */
function joined(nodes: readonly HtmlNode[]): HtmlNode[] {
  const words: HtmlNode[] = [];
  for (const node of nodes.flatMap(withEdgesOutside)) {
    const former = words.at(-1);
    if (!isElement(node) && former !== undefined && !isElement(former)) {
      words[words.length - 1] = (former + node).replace(/ +/g, ' ');
    } else if (isElement(node, ...MARKS) && isElement(former, node.tag)) {
      words[words.length - 1] = element(node.tag, joined([...former.children, ...node.children]));
    } else if (node !== '') words.push(node);
  }
  return words;
}

function withEdgesOutside(node: HtmlNode): HtmlNode[] {
  if (!isElement(node, ...MARKS, 'a')) return [node];
  const children = [...node.children];
  const [first, last] = [children[0], children.at(-1)];
  const before = typeof first === 'string' && first.startsWith(' ') ? ' ' : '';
  if (typeof first === 'string') children[0] = first.replace(/^ +/, '');
  const end = children.at(-1);
  const after = typeof last === 'string' && typeof end === 'string' && end.endsWith(' ') ? ' ' : '';
  if (typeof end === 'string') children[children.length - 1] = withoutEnd(end, ' ');
  const kept = children.filter((child) => child !== '');
  if (kept.length === 0 && node.tag !== 'a') return [before || after];
  return [before, element(node.tag, kept, node.attributes), after];
}

function normalTable(table: HtmlElement): HtmlElement {
  const parts = table.children
    .map(normalNode)
    .filter(isNotBlank)
    .filter(
      (part) => isElement(part, 'thead', 'tbody') === false || (isElement(part) && part.children.length > 0),
    );
  const [body, ...others] = parts;
  if (!isElement(body, 'tbody') || others.length > 0) return element('table', parts, table.attributes);
  const [head, ...rows] = body.children;
  const isHead = isElement(head) && head.children.every((cell) => isElement(cell, 'th'));
  if (!isHead) return element('table', parts, table.attributes);
  const rest = rows.length === 0 ? [] : [element('tbody', rows)];
  return element('table', [element('thead', [head]), ...rest], table.attributes);
}

function withoutSingleSpans({ attributes }: HtmlElement): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => !/^(col|row)span$/.test(name) || value !== '1'),
  );
}

function isNotBlank(node: HtmlNode): boolean {
  return isElement(node) || node.trim() !== '';
}

function isNotEmptyCaption(node: HtmlNode): boolean {
  return !isElement(node, 'figcaption') || node.children.length > 0;
}
