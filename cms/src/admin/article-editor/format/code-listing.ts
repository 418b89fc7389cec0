import { CodeBlock } from '@tiptap/extension-code-block';
import { LANGUAGE_CLASS } from '@vitrina/content-contract/article-format-values';

/** Code of several lines with its language and its title: inside of tabs that of the tab, elsewhere the name of a file. */
export const CodeListing = CodeBlock.extend({
  addAttributes: () => ({
    language: {
      default: null,
      parseHTML: (element) => languageOf(element.querySelector('code') ?? element),
      rendered: false,
    },
    title: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-title'),
      renderHTML: ({ title }) => (typeof title === 'string' ? { 'data-title': title } : {}),
    },
    lines: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-lines'),
      renderHTML: ({ lines }) => (lines ? { 'data-lines': String(lines) } : {}),
    },
    // What the answer must contain when the code is run; `null` where it is not run.
    checked: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-checked'),
      renderHTML: ({ checked }) => (typeof checked === 'string' ? { 'data-checked': checked } : {}),
    },
  }),
}).configure({ enableTabIndentation: true, tabSize: 2, exitOnTripleEnter: true });

function languageOf(code: Element): string | null {
  const named = [...code.classList].find((name) => LANGUAGE_CLASS.test(name));
  return named?.slice('language-'.length) ?? null;
}
