/** Where an attribute begins in which a text leads to something or shows it, up to its first quote. */
const BEGINNING = /\b(?:href|src|srcset|data-article)\s*=\s*["']/g;

/**
 * What an article's text leads to and shows, as it stands there, a line each. It is kept beside the text (`text_links`): to find the
 * articles that refer to something, nobody has to read ten thousand texts.
 */
export function textLinks(text: string): string {
  const found = new Set<string>();
  for (const { 0: beginning, index } of text.matchAll(BEGINNING)) {
    const valueAt = index + beginning.length;
    const end = text.indexOf(beginning.at(-1) ?? '"', valueAt);
    if (end >= 0) found.add(text.slice(index, end + 1));
  }
  return [...found].join('\n');
}
