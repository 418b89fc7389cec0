/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

type Row = readonly (string | number)[];

/**
 * A table for spreadsheets: with the mark by which they know the letters, and semicolons, as they are set up for Russian. A text
 * that would be a formula is one no more; a number stays one.
 */
export function toCsv(head: readonly string[], rows: readonly Row[]): string {
  return csvHead(head) + csvRows(rows);
}

/** The beginning of a table that is written part by part. */
export function csvHead(head: readonly string[]): string {
  return `\uFEFF${csvRows([head])}`;
}

export function csvRows(rows: readonly Row[]): string {
  return rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}
