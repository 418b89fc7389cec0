import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** HTML as plain values: text is a string, everything else an element. Comments are left out. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly HtmlNode[];
}

/** More than an article may have, so that what is wrong with one is told by who checks it, and no tree is walked for ever. */
const DEEPEST = 200;

/** The tree a browser would make of the HTML of an article; what lies too deep in it is left out. */
export function parseHtml(html: string): HtmlNode[] {
  return parseFragment(html).childNodes.flatMap((node) => toNode(node, 0));
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

function toNode(node: DefaultTreeAdapterTypes.ChildNode, depth: number): HtmlNode[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node) || depth > DEEPEST) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  const children = node.childNodes.flatMap((child) => toNode(child, depth + 1));
  return [{ tag: node.tagName, attributes, children }];
}
