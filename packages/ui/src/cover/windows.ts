import type { Chance } from './chance';
import { across, box, circle, down, range, type Stroke } from './stroke';

const BAR = 30;

/** Applications: windows one above another, and the button to press in the nearest. */
export function drawWindows(chance: Chance): Stroke[] {
  const width = 340 + 20 * chance(5);
  const height = 200 + 10 * chance(3);
  const count = 3 + chance(2);
  const step = {
    x: Math.floor((800 - 2 * 72 - width) / (count - 1)),
    y: Math.floor((400 - 2 * 48 - height) / (count - 1)),
  };
  const rises = chance(2) === 1;
  const windows = range(count).map((index) => ({
    x: 72 + index * step.x,
    y: 48 + (rises ? count - 1 - index : index) * step.y,
  }));
  return windows.flatMap(({ x, y }, index) => [
    ...frame(x, y, width, height),
    ...(index === count - 1 ? content(x, y, width, height, chance) : []),
  ]);
}

function frame(x: number, y: number, width: number, height: number): Stroke[] {
  const buttons = [16, 32, 48].map((left) => circle(x + left, y + BAR / 2, 4));
  return [
    { kind: 'sheet', path: box(x, y, width, height) },
    { kind: 'hair', path: across(x, y + BAR, x + width) + buttons.join('') },
  ];
}

function content(x: number, y: number, width: number, height: number, chance: Chance): Stroke[] {
  const side = 80 + 10 * chance(4);
  const left = x + side + 28;
  const room = width - side - 56;
  const top = y + BAR + 32;
  const lines = range(3 + chance(2));
  const entries = range(3 + chance(3));
  return [
    { kind: 'hair', path: down(x + side, y + BAR, y + height) },
    {
      kind: 'bar',
      path:
        entries.map((entry) => across(x + 22, top + entry * 26, x + side - 22 - chance(24))).join('') +
        lines
          .slice(1)
          .map((line) => across(left, top + line * 26, left + room - chance(Math.floor(room / 2))))
          .join(''),
    },
    { kind: 'word', path: across(left, top, left + Math.floor(room / 2) - chance(40)) },
    { kind: 'mark', path: box(left - 4, y + height - 46, 84, 24) },
  ];
}
