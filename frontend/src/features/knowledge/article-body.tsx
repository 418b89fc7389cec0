import type { Element, Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { toString as textOf } from 'hast-util-to-string';
import { type ComponentPropsWithoutRef, Fragment, type ReactElement, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { CopyButton } from '~/documents/copy-button';
import { t } from '~/messages';
import { Callout } from './callout';
import { Carousel } from './carousel';
import { CodeTabs } from './code-tabs';
import { FillForm } from './fill-form';
import { readTariffCard, type TariffCard } from './references';

interface ArticleBodyProps {
  tree: Root;
  /** How the card of a tariff is shown; what has no cards of tariffs needs none. */
  tariffCard?: (card: TariffCard) => ReactElement;
}

/** The text of an article. */
export function ArticleBody({ tree, tariffCard }: ArticleBodyProps) {
  const components = {
    pre: CodeBlock,
    h2: Anchored,
    h3: Anchored,
    aside: ({ node, children }: Shown<'aside'>) => (
      <Callout kind={node?.properties.dataKind}>{children}</Callout>
    ),
    div: ({ node, children, ...rest }: Shown<'div'>) => {
      switch (node?.properties.dataBlock) {
        case 'code-tabs':
          return <CodeTabs group={String(node.properties.dataGroup)} tabs={tabsOf(node)} />;
        case 'carousel':
          return <Carousel number={Number(node.properties.dataNumber)}>{children}</Carousel>;
        case 'fill-values':
          return <FillForm names={String(node.properties.dataNames).split(' ')} />;
        case 'tariff': {
          const card = readTariffCard(node.properties);
          return (card && tariffCard?.(card)) ?? null;
        }
        default:
          return <div {...rest}>{children}</div>;
      }
    },
  };
  return (
    <div className="article">{toJsxRuntime(tree, { Fragment, jsx, jsxs, components, passNode: true })}</div>
  );
}

/** A heading with the link to it beside it, not in it: its name is its words. */
function Anchored({ node, children, ...heading }: Shown<'h2' | 'h3'>) {
  const Heading = node?.tagName === 'h3' ? 'h3' : 'h2';
  const words = node ? textOf(node).trim() : '';
  return (
    <div className="heading">
      <Heading {...heading}>{children}</Heading>
      {heading.id && (
        <a
          href={`#${heading.id}`}
          data-section-link={t.knowledge.text.linkCopied}
          data-prompt={t.knowledge.text.copyFromHere}
          aria-label={t.knowledge.text.linkToSection(words)}
        >
          #
        </a>
      )}
    </div>
  );
}

type Shown<Name extends 'aside' | 'div' | 'h2' | 'h3' | 'pre'> = ComponentPropsWithoutRef<Name> & {
  node?: Element | undefined;
};

/** Two tabs of one title are told apart by their place. */
function tabsOf({ children }: Element): { title: string; code: ReactNode }[] {
  const tabs = children.filter((child) => child.type === 'element');
  return tabs.map((pre, index) => {
    const { dataTitle, ...properties } = pre.properties;
    const title = String(dataTitle ?? '').trim() || t.knowledge.text.codeVariant(index + 1);
    const isRepeated = tabs.slice(0, index).some((other) => other.properties.dataTitle === title);
    const code = { ...pre, properties };
    return {
      title: isRepeated ? `${title} (${index + 1})` : title,
      code: toJsxRuntime(code, { Fragment, jsx, jsxs, components: { pre: CodeBlock }, passNode: true }),
    };
  });
}

/** Code that is a pleasure to copy: its file or its language, a button, and no line that breaks. */
function CodeBlock({ node, 'data-output': output, ...pre }: Shown<'pre'> & { 'data-output'?: string }) {
  const { dataTitle, dataLanguage } = node?.properties ?? {};
  const file = String(dataTitle ?? '').trim();
  return (
    <div className="code">
      <span className={`font-mono text-13 ${file ? 'file' : 'text-ink-soft'}`}>
        {file || (dataLanguage === 'text' ? '' : dataLanguage)}
      </span>
      <CopyCode />
      <pre {...pre} />
      {output !== undefined && <RunOutput output={output} />}
    </div>
  );
}

/** Says that the code has been run, and shows what the machine answered to whoever wants to compare. */
function RunOutput({ output }: { output: string }) {
  if (output === '') return <p className="run">{t.knowledge.text.isRun}</p>;
  return (
    <details className="run">
      <summary>{t.knowledge.text.isRunWithOutput}</summary>
      <pre>
        <samp>{output}</samp>
      </pre>
    </details>
  );
}

/** Copies the block of code beside it. */
export function CopyCode() {
  return <CopyButton copies={{ from: 'pre' }} label={t.knowledge.text.copyCode} />;
}
