import { Table } from '@vitrina/ui';
import type { ComparisonBlock } from '~/content/blocks';
import { BlockSection } from './block-section';

/** What it is like here and what it is like elsewhere, line by line. */
export function Comparison({ block }: { block: ComparisonBlock }) {
  const { title, text, ours, theirs, rows } = block;
  return (
    <BlockSection title={title} text={text}>
      <Table
        caption={title || `${ours} и ${theirs}`}
        hidesCaption
        rows={rows}
        rowKey={({ label }) => label}
        columns={[
          { key: 'label', header: 'Что сравниваем', wraps: true, cell: ({ label }) => label },
          { key: 'ours', header: ours, wraps: true, cell: (row) => row.ours },
          {
            key: 'theirs',
            header: theirs,
            wraps: true,
            cell: (row) => <span className="text-ink-soft">{row.theirs}</span>,
          },
        ]}
      />
    </BlockSection>
  );
}
