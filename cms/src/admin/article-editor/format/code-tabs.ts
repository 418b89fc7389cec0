import { Node } from '@tiptap/core';

/** One thing said for several systems: `<div data-block="code-tabs">` with two pieces of code or more. */
export const CodeTabs = Node.create({
  name: 'codeTabs',
  group: 'block',
  content: 'codeBlock codeBlock+',
  isolating: true,
  defining: true,
  parseHTML: () => [{ tag: 'div[data-block="code-tabs"]' }],
  renderHTML: () => ['div', { 'data-block': 'code-tabs' }, 0],
});
