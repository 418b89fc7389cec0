import { Table, Tbody, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { Answer } from './use-answer';

interface AnsweredTableProps<Answered, Row> {
  asked: Answer<Answered>;
  rowsOf: (answer: Answered) => readonly Row[];
  columns: readonly string[];
  /** Said when there are no rows. */
  empty: string;
  /** A row of the table. */
  children: (row: Row) => ReactNode;
}

/** A table of what the CMS answered, or what stands in its place: it is on its way, it failed, there is nothing. */
export function AnsweredTable<Answered, Row>({
  asked,
  rowsOf,
  columns,
  empty,
  children,
}: AnsweredTableProps<Answered, Row>) {
  if (asked.state === 'waiting') return <Typography>Загружается…</Typography>;
  if (asked.state === 'failed') return <Typography textColor="danger600">{asked.words}</Typography>;
  const rows = rowsOf(asked.answer);
  if (rows.length === 0) return <Typography textColor="neutral600">{empty}</Typography>;
  return (
    <Table colCount={columns.length} rowCount={rows.length + 1}>
      <Thead>
        <Tr>
          {columns.map((name) => (
            <Th key={name}>
              <Typography variant="sigma">{name}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>{rows.map(children)}</Tbody>
    </Table>
  );
}
