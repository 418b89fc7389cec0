import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** HTML as plain values: text is a string, everything else an element. Comments are left out. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly HtmlNode[];
}

/** The tree a browser would make of the HTML of an article. */
export function parseHtml(html: string): HtmlNode[] {
  return parseFragment(html).childNodes.flatMap(toNode);
}

export function element(
  tag: string,
  children: readonly HtmlNode[] = [],
  attributes: Readonly<Record<string, string>> = {},
): HtmlElement {
  return { tag, attributes, children };
}

export function isElement(node: HtmlNode | undefined, ...tags: string[]): node is HtmlElement {
  return typeof node === 'object' && (tags.length === 0 || tags.includes(node.tag));
}

export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

function toNode(node: DefaultTreeAdapterTypes.ChildNode): HtmlNode[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ tag: node.tagName, attributes, children: node.childNodes.flatMap(toNode) }];
}
