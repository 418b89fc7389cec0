import type { Chance } from './chance';
import { across, cents, circle, dot, halfChord, range, type Stroke } from './stroke';

const MIDDLE = 200;
const INNERMOST = 30;
const TRACK = 25;
/** Directions are parts of a turn, clockwise from the right. */
const TURN = 32;
/** Sines of a quarter turn: written down, because machines may differ in a sine's last digit. */
const SINES = [0, 0.19509, 0.38268, 0.55557, Math.SQRT1_2, 0.83147, 0.92388, 0.98079, 1];

/** A defence: rings with one gap each, the one way in, and attempts that end outside. */
export function drawRings(chance: Chance): Stroke[] {
  const x = 320 + 40 * chance(5);
  const entry = chance(2) * (TURN / 2);
  const gaps = [...range(4 + chance(2)).map(() => 2 * chance(TURN / 2)), entry];
  const attempts = attemptsAt(x, radiusOf(gaps.length), entry, chance);
  return [
    { kind: 'hair', path: attempts.map(({ from, to, y }) => across(from, y, to)).join('') },
    { kind: 'dots', path: attempts.map(({ to, y }) => dot(to, y)).join('') },
    { kind: 'line', path: gaps.map((gap, ring) => ringWithGap(x, radiusOf(ring), gap)).join('') },
    { kind: 'accent', path: wayIn(x, gaps) },
    { kind: 'mark', path: circle(x, MIDDLE, 9) },
  ];
}

function ringWithGap(x: number, radius: number, gap: number): string {
  return `M${point(x, radius, gap + 1)}A${radius} ${radius} 0 1 1 ${point(x, radius, gap - 1)}`;
}

/** From the picture's edge through the outermost gap, and from gap to gap to the middle. */
function wayIn(x: number, gaps: readonly number[]): string {
  let at = gaps.at(-1) ?? 0;
  let path = `M${at === 0 ? 800 : 0} ${MIDDLE}`;
  for (let ring = gaps.length - 1; ring >= 0; ring -= 1) {
    const track = radiusOf(ring) + TRACK / 2;
    const gap = gaps[ring] ?? 0;
    const turn = ((gap - at + 1.5 * TURN) % TURN) - TURN / 2;
    path += `L${point(x, track, at)}`;
    if (turn !== 0) path += `A${track} ${track} 0 0 ${turn > 0 ? 1 : 0} ${point(x, track, gap)}`;
    at = gap;
  }
  return `${path}L${x} ${MIDDLE}`;
}

function attemptsAt(x: number, radius: number, entry: number, chance: Chance) {
  return range(9).flatMap((row) => {
    const y = MIDDLE + (row - 4) * 32;
    const to = halfChord(radius, y - MIDDLE);
    const left = row === 4 && entry !== 0 ? [] : [{ from: 0, to: cents(x - to), y }];
    const right = row === 4 && entry === 0 ? [] : [{ from: 800, to: cents(x + to), y }];
    return [...left, ...right].filter(() => chance(2) === 0);
  });
}

function radiusOf(ring: number): number {
  return INNERMOST + ring * TRACK;
}

function point(x: number, radius: number, direction: number): string {
  const across = cents(x + radius * sine(direction + TURN / 4));
  return `${across} ${cents(MIDDLE + radius * sine(direction))}`;
}

function sine(direction: number): number {
  const half = TURN / 2;
  const turned = (direction + TURN) % TURN;
  const quarter = turned % half > half / 2 ? half - (turned % half) : turned % half;
  return (turned < half ? 1 : -1) * (SINES[quarter] ?? 0);
}
