import type { ReactNode } from 'react';
import { useElementId } from './element-ids';
import { ScrollRegion } from './scroll-region';

export interface TableColumn<Row> {
  key: string;
  header: string;
  /** Figures stand at the `end`, so that their digits stand below each other. */
  align?: 'start' | 'end';
  /** Digits of one width. */
  figures?: boolean;
  /** Words that may take several lines; figures and names stay on one. */
  wraps?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  caption: string;
  /** The caption is for screen readers only, because a heading beside the table says the same. */
  hidesCaption?: boolean;
  /** The first column names the row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The first column stays in sight while the others scroll. */
  stickyFirst?: boolean;
}

/**
 * A table of values. Where it is wider than the page it scrolls sideways within its own frame, by keyboard too. For documents and client
 * components: a server component cannot hand it functions.
 */
export function Table<Row>({
  caption,
  hidesCaption = false,
  columns,
  rows,
  rowKey,
  stickyFirst = false,
}: TableProps<Row>) {
  const captionId = useElementId();
  const sticky = stickyFirst ? 'sticky left-0 z-1 bg-inherit shadow-[inset_-1px_0_var(--rule)]' : '';
  return (
    <ScrollRegion labelledBy={captionId}>
      <table className="w-full border-collapse bg-paper text-15">
        <caption
          id={captionId}
          className={hidesCaption ? 'sr-only' : 'pb-3 text-left text-17 font-medium text-ink'}
        >
          {/* Stays where it is while the columns scroll. */}
          <span className="sticky left-0 inline-block">{caption}</span>
        </caption>
        <thead className="bg-inherit">
          <tr className="border-b border-edge bg-inherit">
            {columns.map((column, index) => (
              <th
                key={column.key}
                scope="col"
                className={`${CELL} ${looksOf(column)} text-13 font-medium text-ink-soft ${index === 0 ? sticky : ''}`}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="bg-inherit">
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-rule bg-inherit hover:bg-wash">
              {columns.map((column, index) =>
                index === 0 ? (
                  <th
                    key={column.key}
                    scope="row"
                    className={`${CELL} ${looksOf(column)} font-medium ${sticky}`}
                  >
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={`${CELL} ${looksOf(column)}`}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const CELL = 'px-4 py-3';

function looksOf({ align, figures, wraps }: Pick<TableColumn<never>, 'align' | 'figures' | 'wraps'>): string {
  const lines = wraps ? 'min-w-36 text-pretty align-top' : 'whitespace-nowrap';
  return `${lines} ${align === 'end' ? 'text-right' : 'text-left'} ${figures ? 'figures' : ''}`;
}
