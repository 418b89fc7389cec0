import { type HtmlNode, isElement, parseHtml } from '../article-text/html-tree';

/** Enough for a book's chapter; an article that is longer is found by its first part. */
const MOST_CHARACTERS = 200_000;

const WITHIN_A_LINE = ['a', 'b', 'code', 'em', 'i', 's', 'span', 'strong', 'sub', 'sup', 'u'];

/** The text of an article without markup: a block, a cell or a line of a listing is a line of its own. */
export function plainText(html: string): string {
  const text = parseHtml(html)
    .map((node) => textIn(node, false))
    .join('');
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return lines.filter(Boolean).join('\n').slice(0, MOST_CHARACTERS).normalize('NFC');
}

function textIn(node: HtmlNode, isListing: boolean): string {
  if (!isElement(node)) return isListing ? node : node.replaceAll('\n', ' ');
  const text = node.children.map((child) => textIn(child, isListing || node.tag === 'pre')).join('');
  return isElement(node, ...WITHIN_A_LINE) ? text : `\n${text}\n`;
}
