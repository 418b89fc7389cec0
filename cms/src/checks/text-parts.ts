import { type HtmlElement, type HtmlNode, isElement, parseHtml, textOf } from '../article-text/html-tree';

/** What the checks look at in the text of an article, in its order; `near` are words by which a person finds it. */
export interface TextParts {
  headings: { level: number; words: string; near: string }[];
  pictures: { src: string; alt: string; near: string }[];
  listings: { language: string | undefined; near: string }[];
  tariffs: { preset: string; near: string }[];
  links: { href: string; words: string }[];
  references: { article: string; words: string }[];
  /** Text without markup. */
  words: string;
}

export function readTextParts(html: string): TextParts {
  const parts: TextParts = {
    headings: [],
    pictures: [],
    listings: [],
    tariffs: [],
    links: [],
    references: [],
    words: '',
  };
  let near = '';

  function visit(node: HtmlNode): void {
    if (!isElement(node)) {
      parts.words += node;
      if (node.trim() !== '') near = shortened(node);
      return;
    }
    if (node.tag === 'pre') {
      visitListing(node);
      return;
    }
    visitElement(node);
    for (const child of node.children) visit(child);
  }

  function visitElement({ tag, attributes, children }: HtmlElement): void {
    const words = children.map(textOf).join('').trim();
    if (/^h[1-6]$/.test(tag)) {
      parts.headings.push({ level: Number(tag[1]), words, near: shortened(words) || near });
    }
    if (tag === 'img') {
      parts.pictures.push({ src: attributes.src ?? '', alt: attributes.alt?.trim() ?? '', near });
    }
    if (attributes['data-block'] === 'tariff') {
      parts.tariffs.push({ preset: attributes['data-preset'] ?? '', near });
    }
    const [href, article] = [attributes.href, attributes['data-article']];
    if (tag === 'a' && href !== undefined) parts.links.push({ href: href.trim(), words: shortened(words) });
    if (tag === 'a' && article !== undefined) parts.references.push({ article, words: shortened(words) });
  }

  function visitListing(pre: HtmlElement): void {
    const code = pre.children.find((child) => isElement(child, 'code'));
    const named = isElement(code) ? code.attributes.class : undefined;
    const language = named?.split(/\s+/).find((name) => name.startsWith('language-'));
    parts.listings.push({
      language: language?.slice('language-'.length),
      near: shortened(textOf(pre).split('\n').find(Boolean) ?? near),
    });
    parts.words += textOf(pre);
  }

  for (const node of parseHtml(html)) visit(node);
  return parts;
}

/** A quotation that fits a line of the panel. */
export function shortened(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > 60 ? `${words.slice(0, 59)}…` : words;
}
