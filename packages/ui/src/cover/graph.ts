import type { Chance } from './chance';
import { circle, dot, range, type Stroke } from './stroke';

const COLUMNS = 9;
const ROWS = 4;
const PITCH = 80;

/** A network: nodes, the links between them, and the one way that a packet takes through its routers. */
export function drawGraph(chance: Chance): Stroke[] {
  const route = routeAcross(chance);
  const nodes = range(COLUMNS).flatMap((column) => range(ROWS).map((row) => ({ column, row })));
  const links = nodes.flatMap(({ column, row }) => {
    if (column === COLUMNS - 1 || chance(5) === 0) return [];
    return [`M${x(column)} ${y(row)}L${x(column + 1)} ${y(neighbour(row, chance))}`];
  });
  const routers = [1, 3, 6].map((column) => column + chance(2));
  const ends = [circle(x(0), y(route[0] ?? 0), 9), circle(x(COLUMNS - 1), y(route.at(-1) ?? 0), 9)];
  const way = route.map((row, column) => `${column === 0 ? 'M' : 'L'}${x(column)} ${y(row)}`);
  return [
    { kind: 'hair', path: links.join('') },
    { kind: 'accent', path: way.join('') },
    { kind: 'sheet', path: routers.map((column) => circle(x(column), y(route[column] ?? 0), 12)).join('') },
    { kind: 'dots', path: nodes.map(({ column, row }) => dot(x(column), y(row))).join('') },
    { kind: 'mark', path: ends.join('') },
  ];
}

function routeAcross(chance: Chance): number[] {
  const route = [chance(ROWS)];
  while (route.length < COLUMNS) route.push(neighbour(route.at(-1) ?? 0, chance));
  return route;
}

/** The same row, the one above or the one below. */
function neighbour(row: number, chance: Chance): number {
  return Math.min(Math.max(row + chance(3) - 1, 0), ROWS - 1);
}

function x(column: number): number {
  return 80 + column * PITCH;
}

function y(row: number): number {
  return 80 + row * PITCH;
}
