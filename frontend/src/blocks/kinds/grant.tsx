import { roubles } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import { useId } from 'react';
import { graphql } from '~/content/generated';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { type BlockDefinition, type BlockProps, type Introduced, introduced } from '../block-definition';
import { Paragraphs } from '../paragraphs';

/** Rule R49. */
const USUAL_GRANT = 1_000_000;

export interface GrantBlock extends Introduced {
  kind: 'grant';
  /** Whole roubles, the most that is given. */
  amount: number;
  buttonText: string;
}

export const grant: BlockDefinition<GrantBlock> = {
  fields: graphql(`
    fragment GrantBlock on ComponentBlocksGrant {
      title
      text
      amount
      button_text
    }
  `),
  read: ({ amount, button_text, ...words }) => ({
    kind: 'grant',
    ...introduced(words),
    amount: amount ?? USUAL_GRANT,
    buttonText: button_text ?? '',
  }),
  View: Grant,
};

/** The grant for those who move: the figure first. */
export function Grant({ block, page }: BlockProps<GrantBlock>) {
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
        <span className="figures whitespace-nowrap text-44">{t.blocks.grantUpTo(roubles(block.amount))}</span>
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
