import type { Chance } from './chance';
import { range, type Stroke } from './stroke';

const GROUND = 328;
const DISC = 36;
/** Discs for which the lowest stack has room. */
const LEAST = 5;
const HALF = 48;
const PITCH = 136;
const TILT = 14;

/** Storage: stacks of discs, each with room for more; one disc is the one that is asked for. */
export function drawStacks(chance: Chance): Stroke[] {
  const count = 4 + chance(2);
  const first = 400 - ((count - 1) * PITCH) / 2;
  const stacks = range(count).map((stack) => {
    const room = LEAST + chance(3);
    return { x: first + stack * PITCH, room, discs: 2 + chance(room - 1) };
  });
  const asked = chance(count);
  const disc = chance(stacks[asked]?.discs ?? 1);
  return [
    { kind: 'hair', path: stacks.map(({ x, discs, room }) => walls(x, discs, room) + top(x, room)).join('') },
    { kind: 'mark', path: body(first + asked * PITCH, disc) },
    { kind: 'line', path: stacks.map(({ x, discs }) => filled(x, discs)).join('') },
  ];
}

function filled(x: number, discs: number): string {
  const rims = range(discs).map((disc) => `M${x - HALF} ${level(disc)}${rim(x + HALF, level(disc), 0)}`);
  return walls(x, 0, discs) + rims.join('') + top(x, discs);
}

function walls(x: number, from: number, to: number): string {
  return [x - HALF, x + HALF].map((side) => `M${side} ${level(from)}V${level(to)}`).join('');
}

function top(x: number, discs: number): string {
  const y = level(discs);
  return `M${x - HALF} ${y}${rim(x + HALF, y, 0)}${rim(x - HALF, y, 0)}`;
}

/** What is seen of a disc: between its lower and its upper front rim. */
function body(x: number, disc: number): string {
  const [low, high] = [level(disc), level(disc + 1)];
  return `M${x - HALF} ${low}${rim(x + HALF, low, 0)}V${high}${rim(x - HALF, high, 1)}Z`;
}

function rim(x: number, y: number, sweep: 0 | 1): string {
  return `A${HALF} ${TILT} 0 0 ${sweep} ${x} ${y}`;
}

function level(discs: number): number {
  return GROUND - discs * DISC;
}
