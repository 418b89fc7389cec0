import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** What a text names by number, to be asked for before it is shown. */
export function referencesIn(tree: Root): { articles: string[]; presets: number[] } {
  const articles = new Set<string>();
  const presets = new Set<number>();
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'a' && typeof properties.dataArticle === 'string') articles.add(properties.dataArticle);
    if (properties.dataBlock === 'tariff') presets.add(Number(properties.dataPreset));
  });
  return { articles: [...articles], presets: [...presets].filter(Number.isInteger) };
}

/** Leads links by reference to where the articles are now; of an article nobody can read the words alone are left. */
export function linkArticles(tree: Root, addresses: ReadonlyMap<string, string>): void {
  visit(tree, 'element', (link: Element) => {
    const { dataArticle, ...properties } = link.properties;
    if (link.tagName !== 'a' || typeof dataArticle !== 'string') return;
    const href = addresses.get(dataArticle);
    link.tagName = href === undefined ? 'span' : 'a';
    link.properties = href === undefined ? {} : { ...properties, href };
  });
}
