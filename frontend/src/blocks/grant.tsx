import { formatMoney, roubles } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import { useId } from 'react';
import type { GrantBlock } from '~/content/blocks';
import { paths } from '~/urls/paths';
import type { PageContext } from './page-context';
import { Paragraphs } from './paragraphs';

/** The grant for those who move: the figure first. */
export function Grant({ block, page }: { block: GrantBlock; page: PageContext }) {
  const titleId = useId();
  const { supportUrl, takesRequests } = page.site;
  const href = takesRequests ? paths.request({ kind: 'migration-grant', from: page.path }) : supportUrl;
  return (
    <section
      aria-labelledby={titleId}
      className="grid items-center gap-x-12 gap-y-5 rounded-card border border-rule bg-surface p-6 wide:p-10 lg:grid-cols-[auto_1fr_auto]"
    >
      <h2 id={titleId} className="grid max-w-sm gap-1">
        {block.title && (
          <span className="text-15 font-normal tracking-normal text-ink-soft">{block.title} </span>
        )}
        <span className="figures whitespace-nowrap text-44">до {formatMoney(roubles(block.amount))}</span>
      </h2>
      <Paragraphs text={block.text} className="max-w-xl text-ink-soft" />
      {href && block.buttonText && (
        <a href={href} className={`justify-self-start ${buttonClass('quiet')}`}>
          {block.buttonText}
        </a>
      )}
    </section>
  );
}
