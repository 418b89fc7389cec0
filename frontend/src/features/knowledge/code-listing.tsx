import './article.css';
import type { Root } from 'hast';
import { ArticleBody } from './article-body';
import { highlightCode } from './highlight-code';

/** A piece of code outside an article, with the looks and the button of one in it. */
export async function CodeListing({ code, language }: { code: string; language: string }) {
  const tree = listing(code, language);
  await highlightCode(tree);
  return <ArticleBody tree={tree} />;
}

function listing(value: string, language: string): Root {
  const properties = { className: [`language-${language}`] };
  const children = [{ type: 'text' as const, value }];
  const code = { type: 'element' as const, tagName: 'code', properties, children };
  return { type: 'root', children: [{ type: 'element', tagName: 'pre', properties: {}, children: [code] }] };
}
