import type { Element, Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentPropsWithoutRef } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { CopyButton } from '~/site/copy-button';

/** The text of an article. */
export function ArticleBody({ tree }: { tree: Root }) {
  return (
    <div className="article">
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components: { pre: CodeBlock }, passNode: true })}
    </div>
  );
}

/** Code that is a pleasure to copy: its language, a button, and no line that breaks. */
function CodeBlock({ node, ...pre }: ComponentPropsWithoutRef<'pre'> & { node?: Element | undefined }) {
  const language = node?.properties.dataLanguage;
  return (
    <div className="code">
      <span className="font-mono text-13 text-ink-soft">{language === 'text' ? '' : language}</span>
      <CopyCode />
      <pre {...pre} />
    </div>
  );
}

/** Copies the block of code beside it. */
export function CopyCode() {
  return <CopyButton copies={{ from: 'pre' }} label="Копировать" />;
}
