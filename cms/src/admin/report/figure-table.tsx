import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';

interface FigureTableProps {
  /** Of the table, for those who hear it. */
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly (string | number)[] }[];
}

const FIGURE = new Intl.NumberFormat('ru');

/** The figures of a chart, for whoever wants to read them; a long table scrolls in its place. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <Box maxHeight="22rem" overflow="auto" tabIndex={0} role="region" aria-label={label}>
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
        <Tbody>
          {rows.map(({ key, cells }) => (
            <Tr key={key}>
              {cells.map((cell, place) => (
                <Td key={columns[place]}>
                  <Typography>{typeof cell === 'number' ? FIGURE.format(cell) : cell}</Typography>
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Box>
  );
}
