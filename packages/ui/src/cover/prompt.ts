import type { Chance } from './chance';
import { across, box, type Stroke } from './stroke';

const LEFT = 64;
const LETTER = 14;
const LONGEST = 44;
const ROW = 34;
const ROWS = 9;

/** A terminal: commands, what they answered, and the cursor that waits. */
export function drawPrompt(chance: Chance): Stroke[] {
  let commands = '';
  let words = '';
  let answers = '';
  let row = 0;
  while (row < ROWS - 1) {
    commands += chevron(row);
    words += line(chance, row, 2, 1 + chance(3));
    const last = Math.min(row + 2 + chance(3), ROWS - 1);
    for (row += 1; row < last; row += 1) answers += line(chance, row, 0, 2 + chance(4));
  }
  return [
    { kind: 'bar', path: answers },
    { kind: 'line', path: commands },
    { kind: 'word', path: words },
    { kind: 'accent', path: chevron(row) },
    { kind: 'mark', path: box(LEFT + 2 * LETTER, middle(row) - 11, 12, 22) },
  ];
}

function chevron(row: number): string {
  const y = middle(row);
  return `M${LEFT} ${y - 7}L${LEFT + 8} ${y}L${LEFT} ${y + 7}`;
}

function line(chance: Chance, row: number, start: number, words: number): string {
  let path = '';
  let letter = start;
  for (let word = 0; word < words; word += 1) {
    const end = letter + 2 + chance(9);
    if (end > LONGEST) break;
    path += across(LEFT + letter * LETTER, middle(row), LEFT + end * LETTER);
    letter = end + 2;
  }
  return path;
}

function middle(row: number): number {
  return 64 + row * ROW;
}
