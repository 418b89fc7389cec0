import { Table } from '@vitrina/ui';
import type { Change } from './price-change';

/** What visitors see now beside what they would see, a line for each. */
export function ChangesTable({ caption, changes }: { caption: string; changes: readonly Change[] }) {
  return (
    <Table
      caption={caption}
      hidesCaption
      rows={changes}
      rowKey={({ label }) => label}
      columns={[
        { key: 'label', header: 'Что', wraps: true, cell: ({ label }) => label },
        { key: 'from', header: 'Сейчас', align: 'end', figures: true, cell: ({ from }) => from ?? 'нет' },
        {
          key: 'to',
          header: 'Станет',
          align: 'end',
          figures: true,
          cell: ({ to }) => <b className="font-semibold text-ink">{to ?? 'нет'}</b>,
        },
        { key: 'note', header: 'Разница', align: 'end', figures: true, cell: ({ note }) => note ?? '' },
      ]}
    />
  );
}
