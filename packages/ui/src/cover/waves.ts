import type { Chance } from './chance';
import { across, circle, dot, halfChord, range, type Stroke } from './stroke';

const GROUND = 352;
const NEAREST = 32;
const FARTHEST = 320;

/** Requests: waves that spread from a server to those who ask, one of whom is being answered. */
export function drawWaves(chance: Chance): Stroke[] {
  const source = 240 + 40 * chance(9);
  const gap = 24 + 2 * chance(6);
  const radii = range(Math.floor((FARTHEST - NEAREST) / gap) + 1).map((wave) => NEAREST + wave * gap);
  const answered = NEAREST + gap * (Math.floor(radii.length / 2) + chance(3));
  // One on a wave, and none so near the server that two could meet.
  const askedFrom = radii.slice(2).filter((radius) => radius !== answered && chance(4) > 0);
  return [
    { kind: 'hair', path: across(0, GROUND, 800) + radii.map((radius) => wave(source, radius)).join('') },
    { kind: 'dots', path: askedFrom.map((radius) => dot(...pointOn(source, radius, chance))).join('') },
    { kind: 'accent', path: wave(source, answered) },
    { kind: 'mark', path: circle(source, GROUND, 9) + circle(...pointOn(source, answered, chance), 7) },
  ];
}

/** Half a circle on the ground, as far as the picture reaches. */
function wave(source: number, radius: number): string {
  const left = Math.min(source, radius);
  const right = Math.min(800 - source, radius);
  const from = `${source - left} ${GROUND - halfChord(radius, left)}`;
  return `M${from}A${radius} ${radius} 0 0 1 ${source + right} ${GROUND - halfChord(radius, right)}`;
}

function pointOn(source: number, radius: number, chance: Chance): [x: number, y: number] {
  const reach = Math.floor(Math.min(radius * 0.9, source - 24, 776 - source));
  const aside = chance(2 * reach + 1) - reach;
  return [source + aside, GROUND - halfChord(radius, aside)];
}
