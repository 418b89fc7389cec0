/**
 * Prints a row of a table: its name at the left, its values below each other.
 * @param {string} name
 * @param {readonly (string | number)[]} values
 * @param {{ name: number, value: number }} widths
 */
export function printRow(name, values, widths) {
  console.log(
    name.padEnd(widths.name) + values.map((value) => String(value).padStart(widths.value)).join(''),
  );
}
