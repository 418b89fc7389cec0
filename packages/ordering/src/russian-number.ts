/** What a language writes between the thousands of a number, and before its decimals. */
export interface NumberMarks {
  group: string;
  point: string;
}

/** How many decimals a number has: rounded to `most`, and with `least` of them in any case. */
interface Decimals {
  most?: number;
  least?: number;
}

/**
 * A number with the marks of a language. It is what `Intl.NumberFormat` makes: the first use of `Intl` takes a browser twenty
 * milliseconds, on a telephone a tenth of a second, of a press or of the waking of a page. For numbers below 10¹⁵ and at most five
 * decimals.
 */
export function writtenNumber(
  value: number,
  { group, point }: NumberMarks,
  { most = 0, least = 0 }: Decimals,
): string {
  const [whole = '', decimals = ''] = String(rounded(Math.abs(value), most)).split('.');
  const sign = value < 0 ? '-' : '';
  const fraction = decimals.padEnd(least, '0');
  return `${sign}${grouped(whole, group)}${fraction && `${point}${fraction}`}`;
}

const RUSSIAN: NumberMarks = { group: '\u00a0', point: ',' };

/** A number as Russian writes it, such as `1 062` or `0,97`, with no-break spaces; rounded to `most` decimals, and with `least` of them in any case. */
export function russianNumber(value: number, most = 0, least = 0): string {
  return writtenNumber(value, RUSSIAN, { most, least });
}

/** Halves go up, as they stand in the decimals that the number is written with: 1.05 is 1.1, though it is stored as a little less. */
function rounded(amount: number, most: number): number {
  // Below that it is written with an exponent of its own.
  return amount < 1e-6 ? 0 : Number(`${Math.round(Number(`${amount}e${most}`))}e-${most}`);
}

function grouped(digits: string, mark: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(end - 3, 0), end));
  return groups.join(mark);
}

/** Which form of a word stands behind a whole number: 1 ядро, 2 ядра, 5 ядер. As `Intl.PluralRules` has it, and without `Intl` for the same reason. */
export function russianPlural(count: number): 'one' | 'few' | 'many' {
  const [ones, tens] = [count % 10, count % 100];
  if (ones === 1 && tens !== 11) return 'one';
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 'few' : 'many';
}
