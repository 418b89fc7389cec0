import { type HtmlNode, isElement } from './html-tree';

const WITHOUT_END = ['br', 'hr', 'img'];

/** The HTML of a text, a block a line. */
export function writeHtml(blocks: readonly HtmlNode[]): string {
  return blocks.map(writeNode).join('\n');
}

/** As browsers write `innerHTML`. */
function writeNode(node: HtmlNode): string {
  if (!isElement(node)) return escaped(node).replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('');
  const start = `<${node.tag}${attributes}>`;
  return WITHOUT_END.includes(node.tag)
    ? start
    : `${start}${node.children.map(writeNode).join('')}</${node.tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('\u00a0', '&nbsp;');
}
