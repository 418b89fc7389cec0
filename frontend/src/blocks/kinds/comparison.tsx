import { Table } from '@vitrina/ui';
import { graphql } from '~/content/generated';
import { present } from '~/content/present';
import { t } from '~/messages';
import { type BlockDefinition, type BlockProps, type Introduced, introduced } from '../block-definition';
import { BlockSection } from '../block-section';

export interface ComparisonBlock extends Introduced {
  kind: 'comparison';
  ours: string;
  theirs: string;
  rows: { label: string; ours: string; theirs: string }[];
}

export const comparison: BlockDefinition<ComparisonBlock> = {
  fields: graphql(`
    fragment ComparisonBlock on ComponentBlocksComparison {
      title
      text
      ours
      theirs
      rows(pagination: { limit: 100 }) {
        label
        ours
        theirs
      }
    }
  `),
  read: ({ ours, theirs, rows, ...words }) => ({
    kind: 'comparison',
    ...introduced(words),
    ours: ours ?? '',
    theirs: theirs ?? '',
    rows: present(rows).map((row) => ({ label: row.label, ours: row.ours ?? '', theirs: row.theirs ?? '' })),
  }),
  View: Comparison,
};

/** What it is like here and what it is like elsewhere: a table, and on a phone, where three columns have no room, a list. */
export function Comparison({ block }: BlockProps<ComparisonBlock>) {
  return (
    <BlockSection title={block.title} text={block.text}>
      <div className="min-w-0 max-wide:hidden">
        <SideBySide block={block} />
      </div>
      <dl className="border-t border-edge wide:hidden">
        {block.rows.map((row) => (
          <div key={row.label} className="grid grid-cols-2 gap-x-4 gap-y-1 border-b border-rule py-4">
            <dt className="col-span-2 pb-1 font-medium">{row.label}</dt>
            <dd>
              <Heading>{block.ours}</Heading>
              {row.ours}
            </dd>
            <dd className="text-ink-soft">
              <Heading>{block.theirs}</Heading>
              {row.theirs}
            </dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}

function SideBySide({ block: { ours, theirs, rows } }: { block: ComparisonBlock }) {
  return (
    <Table
      // Not the title of the block: a frame that scrolls is a landmark too, and needs a name of its own.
      caption={t.blocks.comparison.caption(ours, theirs)}
      hidesCaption
      rows={rows}
      rowKey={({ label }) => label}
      columns={[
        { key: 'label', header: t.blocks.comparison.compared, wraps: true, cell: ({ label }) => label },
        { key: 'ours', header: ours, wraps: true, cell: (row) => row.ours },
        {
          key: 'theirs',
          header: theirs,
          wraps: true,
          cell: (row) => <span className="text-ink-soft">{row.theirs}</span>,
        },
      ]}
    />
  );
}

function Heading({ children }: { children: string }) {
  return <span className="block text-13 text-ink-soft">{children}</span>;
}
