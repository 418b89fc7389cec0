import type { CodeTree } from './code-listing';
import { highlightCode } from './highlight-code';

/** A piece of code outside an article, coloured as one in it is. */
export async function highlightListing(value: string, language: string): Promise<CodeTree> {
  const properties = { className: [`language-${language}`] };
  const children = [{ type: 'text' as const, value }];
  const code = { type: 'element' as const, tagName: 'code', properties, children };
  const tree: CodeTree = {
    type: 'root',
    children: [{ type: 'element', tagName: 'pre', properties: {}, children: [code] }],
  };
  await highlightCode(tree);
  return tree;
}
