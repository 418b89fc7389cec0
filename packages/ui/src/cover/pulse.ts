import type { Chance } from './chance';
import { across, circle, down, range, type Stroke } from './stroke';

const STEP = 24;
const POINTS = 29;
const LEFT = 64;
const GROUND = 336;
const SWING = 38;

/** Load over time: a quiet line, a fainter one beside it, and the one peak worth looking at. */
export function drawPulse(chance: Chance): Stroke[] {
  const peak = 6 + chance(POINTS - 12);
  const load = walk(230, chance);
  load[peak] = 84 + chance(24);
  const [x, y] = [LEFT + peak * STEP, load[peak] ?? 84];
  return [
    {
      kind: 'hair',
      path: range(5)
        .map((level) => across(LEFT, 80 + level * 64, 736))
        .join(''),
    },
    {
      kind: 'hair',
      path: range(POINTS)
        .map((point) => down(LEFT + point * STEP, GROUND, GROUND + 6))
        .join(''),
    },
    { kind: 'hair', path: polyline(walk(290, chance)) },
    { kind: 'line', path: polyline(load) },
    { kind: 'accent', path: down(x, y, GROUND) },
    { kind: 'mark', path: circle(x, y, 8) },
  ];
}

function walk(from: number, chance: Chance): number[] {
  const heights = [from];
  while (heights.length < POINTS) {
    const last = heights.at(-1) ?? from;
    const step = chance(41) - 20;
    const isWithin = Math.abs(last + step - from) <= SWING;
    heights.push(isWithin ? last + step : last - step);
  }
  return heights;
}

function polyline(heights: readonly number[]): string {
  return heights.map((y, point) => `${point === 0 ? 'M' : 'L'}${LEFT + point * STEP} ${y}`).join('');
}
