import { relative } from 'node:path';
import { pageNamed, ROOT, targetOf } from './pages.mjs';

// The parts of markdown-it that are used here: the checkout of the shop has no types of it.
/** @typedef {{ type: string, content: string, children: Token[] | null, attrs: [string, string][] | null, attrGet(name: string): string | null, attrSet(name: string, value: string): void }} Token */
/** @typedef {new (type: string, tag: string, nesting: number) => Token} TokenType */
/** @typedef {{ tokens: Token[], env: { path?: string, realPath?: string }, Token: TokenType }} State */
/** @typedef {(tokens: Token[], index: number, ...others: unknown[]) => string} Rule */
/** @typedef {{ core: { ruler: { push(name: string, rule: (state: State) => void): void } }, renderer: { rules: Record<string, Rule | undefined> }, utils: { escapeHtml(text: string): string } }} MarkdownIt */

/**
 * Leads links between files of the repository to pages of the site, and those to code to where the repository is read. Without such
 * an address the latter are plain text. A page that is named as code becomes a link, too.
 * @param {MarkdownIt} markdown
 * @param {{ sourceUrl: string }} options `sourceUrl`: what stands before the path of a file, or ''
 */
export function leadLinks(markdown, { sourceUrl }) {
  markdown.core.ruler.push('lead-links', (state) => {
    const of = state.env.realPath ?? state.env.path;
    // A title alone, which is read without its file.
    if (!of) return;
    const file = relative(ROOT, of).replaceAll('\\', '/');
    for (const token of state.tokens) {
      if (token.type === 'inline')
        token.children = leadInline(token.children ?? [], file, sourceUrl, state.Token);
      if (token.type === 'html_block') token.content = leadPictures(token.content);
    }
  });
  // A page is a template of Vue, which would take these for its own.
  const { text } = markdown.renderer.rules;
  markdown.renderer.rules.text = (...args) =>
    (text?.(...args) ?? markdown.utils.escapeHtml(args[0][args[1]]?.content ?? '')).replaceAll(
      '{{',
      '&#123;&#123;',
    );
}

/**
 * @param {Token[]} tokens
 * @param {string} file
 * @param {string} sourceUrl
 * @param {TokenType} Token
 */
function leadInline(tokens, file, sourceUrl, Token) {
  /** How many links are open, and which of them have become plain text. @type {boolean[]} */
  const open = [];
  return tokens.flatMap((token) => {
    if (token.type === 'html_inline') token.content = leadPictures(token.content);
    if (token.type === 'link_open') {
      const target = targetOf(file, token.attrGet('href') ?? '');
      const isPlain = target?.to === 'file' && sourceUrl === '';
      open.push(isPlain);
      if (isPlain) return [];
      if (target?.to === 'page') token.attrSet('href', `/${target.page}${target.hash}`);
      if (target?.to === 'file') token.attrSet('href', `${sourceUrl}/${target.path}${target.hash}`);
    }
    if (token.type === 'link_close' && open.pop()) return [];
    const page = token.type === 'code_inline' && open.length === 0 ? pageNamed(token.content) : undefined;
    if (!page) return [token];
    const link = new Token('link_open', 'a', 1);
    link.attrs = [['href', `/${page}`]];
    return [link, token, new Token('link_close', 'a', -1)];
  });
}

/** A picture in HTML is found beside the file only when it says so. @param {string} html */
function leadPictures(html) {
  return html.replaceAll(/(<img\b[^>]*\bsrc=")(?=[\w-]+\/)/g, '$1./');
}
