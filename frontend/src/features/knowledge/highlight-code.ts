import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { bundledLanguages, codeToHast } from 'shiki';
import { visit } from 'unist-util-visit';

/** Colours the code of `<pre><code class="language-…">` for both themes; a language nobody knows stays plain. */
export async function highlightCode(tree: Root): Promise<void> {
  const blocks: { pre: Element; code: string; lang: string }[] = [];
  visit(tree, 'element', (pre) => {
    const code = pre.tagName === 'pre' ? pre.children.find((child) => child.type === 'element') : undefined;
    if (code?.tagName === 'code') blocks.push({ pre, code: textOf(code).trimEnd(), lang: languageOf(code) });
  });
  for (const { pre, code, lang } of blocks) {
    const themes = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' };
    const coloured = await codeToHast(code, { lang, themes, defaultColor: 'light-dark()' });
    const block = coloured.children[0];
    if (block?.type === 'element')
      Object.assign(pre, {
        ...block,
        properties: { ...pre.properties, ...block.properties, dataLanguage: lang },
      });
  }
}

function languageOf(code: Element): string {
  const classes = code.properties.className;
  const named = Array.isArray(classes)
    ? classes.map(String).find((name) => name.startsWith('language-'))
    : undefined;
  const language = named?.slice('language-'.length) ?? 'text';
  return Object.hasOwn(bundledLanguages, language) ? language : 'text';
}
