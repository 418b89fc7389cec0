import type { Chance } from './chance';
import { box, dot, down, range, type Stroke } from './stroke';

const UNIT = 20;
const UNITS = 15;
const TOP = 50;
const WIDTH = 92;
const PITCH = 108;

/** Racks with machines of one to four units, free places between them, and the machine that is meant. */
export function drawRacks(chance: Chance): Stroke[] {
  const count = 5 + chance(2);
  const first = 400 - ((count - 1) * PITCH + WIDTH) / 2;
  const machines = range(count).flatMap((rack) => machinesOf(first + rack * PITCH, chance));
  const meant = machines[chance(machines.length)];
  const drives = machines.filter(({ height }) => height > 1);
  return [
    {
      kind: 'hair',
      path: range(count)
        .map((rack) => box(first + rack * PITCH, TOP, WIDTH, UNITS * UNIT))
        .join(''),
    },
    { kind: 'mark', path: meant ? box(meant.x + 5, meant.y + 3, WIDTH - 10, meant.height * UNIT - 6) : '' },
    {
      kind: 'line',
      path: machines.map(({ x, y, height }) => box(x + 5, y + 3, WIDTH - 10, height * UNIT - 6)).join(''),
    },
    {
      kind: 'hair',
      path: drives
        .filter((machine) => machine !== meant)
        .map(({ x, y, height }) =>
          [20, 30, 40].map((left) => down(x + left, y + 9, y + height * UNIT - 9)).join(''),
        )
        .join(''),
    },
    {
      kind: 'dots',
      path: machines
        .filter((machine) => machine !== meant)
        .map(({ x, y }) => dot(x + WIDTH - 16, y + UNIT / 2))
        .join(''),
    },
  ];
}

interface Machine {
  x: number;
  y: number;
  height: number;
}

function machinesOf(x: number, chance: Chance): Machine[] {
  const machines: Machine[] = [];
  let unit = 0;
  while (unit < UNITS) {
    const height = Math.min(1 + chance(4), UNITS - unit);
    if (chance(4) > 0) machines.push({ x, y: TOP + unit * UNIT, height });
    unit += height;
  }
  return machines;
}
