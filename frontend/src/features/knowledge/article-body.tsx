import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** The text of an article. */
export function ArticleBody({ tree }: { tree: Root }) {
  return <div className="article">{toJsxRuntime(tree, { Fragment, jsx, jsxs })}</div>;
}
