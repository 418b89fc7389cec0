/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A table for spreadsheets: with the mark by which they know the letters, and semicolons, as they are set up for Russian. A text
 * that would be a formula is one no more; a number stays one.
 */
export function toCsv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}
