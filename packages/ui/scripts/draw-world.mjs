/**
 * Draws `src/world-dots.ts`: which dots of the location map are land. Run it by hand when the map's frame changes:
 *
 *     node packages/ui/scripts/draw-world.mjs
 *
 * The coast is Natural Earth's at 1:50 million, from the package world-atlas; it is in the public domain.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

/** @typedef {[x: number, y: number]} Point */

/** The frame: where our locations are, with New York at its left edge. A dot stands in a square of STEP degrees of longitude. */
const WEST = -80;
const NORTH = 68.5;
const STEP = 0.8;
const COLUMNS = 216;
const ROWS = 74;
/** A cell is land when at least half of its samples are. */
const SAMPLES = 5;

const atlas = JSON.parse(readFileSync(new URL(import.meta.resolve('world-atlas/land-50m.json')), 'utf8'));
const edges = edgesOf(feature(atlas, atlas.objects.land));
const rows = Array.from({ length: ROWS }, (_, row) => runsOf(row));
writeFileSync(fileURLToPath(new URL('../src/world-dots.ts', import.meta.url)), moduleOf(rows));

/**
 * The coast as edges in the map's own units: one column wide and one row high. Mercator, for Europe's sake.
 * @param {import('d3-geo').GeoPermissibleObjects} land
 */
function edgesOf(land) {
  const projection = geoMercator()
    .scale(180 / Math.PI / STEP)
    .translate([0, 0]);
  const [left = 0] = projection([WEST, 0]) ?? [];
  const [, top = 0] = projection([0, NORTH]) ?? [];
  projection.translate([-left, -top]).clipExtent([
    [-1, -1],
    [COLUMNS + 1, ROWS + 1],
  ]);
  /** @type {[Point, Point][]} */
  const found = [];
  /** @type {Point} */
  let start = [0, 0];
  let last = start;
  const add = (/** @type {Point} */ to) => {
    if (last[1] !== to[1]) found.push([last, to]);
    last = to;
  };
  geoPath(projection, {
    moveTo: (x, y) => {
      start = last = [x, y];
    },
    lineTo: (x, y) => add([x, y]),
    closePath: () => add(start),
    beginPath: () => undefined,
    arc: () => undefined,
  })(land);
  return found;
}

/**
 * Lengths of sea and land in turn, from the left.
 * @param {number} row
 */
function runsOf(row) {
  const shares = new Array(COLUMNS).fill(0);
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const y = row + (sample + 0.5) / SAMPLES;
    const crossings = edges
      .filter(([a, b]) => a[1] <= y !== b[1] <= y)
      .map(([a, b]) => a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    for (let column = 0; column < COLUMNS; column += 1) {
      for (let part = 0; part < SAMPLES; part += 1) {
        const x = column + (part + 0.5) / SAMPLES;
        if (crossings.filter((crossing) => crossing < x).length % 2 === 1) shares[column] += 1;
      }
    }
  }
  const runs = [];
  let isLand = false;
  let length = 0;
  for (const share of shares) {
    if (share * 2 >= SAMPLES * SAMPLES !== isLand) {
      runs.push(length);
      isLand = !isLand;
      length = 0;
    }
    length += 1;
  }
  if (isLand) runs.push(length);
  return runs.join(' ');
}

/** @param {readonly string[]} lines */
function moduleOf(lines) {
  return `// Made by scripts/draw-world.mjs from Natural Earth's coast (public domain); change the script, not this file.

/** The map's frame: its north-west corner in degrees, its size in squares, and a square's side in degrees of longitude. */
export const WORLD_FRAME = { west: ${WEST}, north: ${NORTH}, step: ${STEP}, columns: ${COLUMNS}, rows: ${ROWS} };

/** For each row from the north, the lengths of sea and land in turn, from the west. */
export const WORLD_ROWS = [
${lines.map((line) => `  '${line}',`).join('\n')}
];
`;
}
