import type { Element, Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { type ComponentPropsWithoutRef, Fragment, type ReactElement, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { CopyButton } from '~/site/copy-button';
import { Callout } from './callout';
import { Carousel } from './carousel';
import { CodeTabs } from './code-tabs';

interface ArticleBodyProps {
  tree: Root;
  /** The card of a tariff by its number at the provider; what has no cards of tariffs needs none. */
  tariffCard?: (preset: number) => ReactElement;
}

/** The text of an article. */
export function ArticleBody({ tree, tariffCard }: ArticleBodyProps) {
  const components = {
    pre: CodeBlock,
    aside: ({ node, children }: Shown<'aside'>) => (
      <Callout kind={node?.properties.dataKind}>{children}</Callout>
    ),
    div: ({ node, children, ...rest }: Shown<'div'>) => {
      switch (node?.properties.dataBlock) {
        case 'code-tabs':
          return <CodeTabs group={String(node.properties.dataGroup)} tabs={tabsOf(node)} />;
        case 'carousel':
          return <Carousel>{children}</Carousel>;
        case 'tariff':
          return tariffCard?.(Number(node.properties.dataPreset)) ?? null;
        default:
          return <div {...rest}>{children}</div>;
      }
    },
  };
  return (
    <div className="article">{toJsxRuntime(tree, { Fragment, jsx, jsxs, components, passNode: true })}</div>
  );
}

type Shown<Name extends 'aside' | 'div' | 'pre'> = ComponentPropsWithoutRef<Name> & {
  node?: Element | undefined;
};

/** Two tabs of one title are told apart by their place. */
function tabsOf({ children }: Element): { title: string; code: ReactNode }[] {
  const tabs = children.filter((child) => child.type === 'element');
  return tabs.map((pre, index) => {
    const title = String(pre.properties.dataTitle ?? '').trim() || `Вариант ${index + 1}`;
    const isRepeated = tabs.slice(0, index).some((other) => other.properties.dataTitle === title);
    return {
      title: isRepeated ? `${title} (${index + 1})` : title,
      code: toJsxRuntime(pre, { Fragment, jsx, jsxs, components: { pre: CodeBlock }, passNode: true }),
    };
  });
}

/** Code that is a pleasure to copy: its language, a button, and no line that breaks. */
function CodeBlock({ node, ...pre }: Shown<'pre'>) {
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
