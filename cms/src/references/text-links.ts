/** An attribute in which a text leads to something or shows it. */
const LINK = /\b(?:href|src|srcset|data-article)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/**
 * What an article's text leads to and shows, as it stands there, a line each. It is kept beside the text (`text_links`), so that who looks for those who
 * refer to something need not read ten thousand texts.
 */
export function textLinks(text: string): string {
  return [...new Set(text.match(LINK))].join('\n');
}
