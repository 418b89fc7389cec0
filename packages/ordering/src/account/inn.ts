/**
 * Whether a text is a tax number (ИНН) with right check digits: ten digits of an organisation or twelve of a person or
 * sole trader. The weights are those of the Federal Tax Service's order ММВ-7-6/435.
 */
export function isInn(text: string): boolean {
  if (/^\d{10}$/.test(text)) return checkDigit(text, FIRST_OF_TEN) === text[9];
  if (/^\d{12}$/.test(text))
    return checkDigit(text, FIRST_OF_TWELVE) === text[10] && checkDigit(text, SECOND_OF_TWELVE) === text[11];
  return false;
}

const FIRST_OF_TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const FIRST_OF_TWELVE = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const SECOND_OF_TWELVE = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

function checkDigit(digits: string, weights: readonly number[]): string {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return String((sum % 11) % 10);
}
