import './article.css';
import type { Root } from 'hast';
import { ArticleBody } from './article-body';

/** Code as HTML, with its colours. */
export type CodeTree = Root;

/** A piece of code outside an article, with the looks and the button of one in it. */
export function CodeListing({ tree }: { tree: CodeTree }) {
  return <ArticleBody tree={tree} />;
}
