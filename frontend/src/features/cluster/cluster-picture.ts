/** Where a box of the drawing stands. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ClusterPicture {
  width: number;
  height: number;
  masters: Box[];
  racks: (Box & { nodes: Box[] })[];
  /** From the masters down to every rack. */
  wires: string;
}

const WIDTH = 352;
const MASTER = { width: 56, height: 34, gap: 8 };
const BUS = 16;
const TILE = { gap: 3, columns: 5 };
const RACK = { gap: 10, most: 5, widest: 108, pad: 8, head: 8, foot: 18 };
/** What is drawn of a count that cannot be read yet, or is out of all bounds. */
const MOST_DRAWN = { masters: 5, nodes: 20 };

/**
 * The masters in a row, and below them a rack for every group with a tile for every node. Racks stand in one row up to five
 * and in two from there on, so the drawing of the largest cluster is as wide as that of the smallest.
 */
export function clusterPicture(masterCount: number, groups: readonly number[]): ClusterPicture {
  const masters = mastersRow(drawn(masterCount, MOST_DRAWN.masters));
  let y = MASTER.height + 2 * BUS;
  const rows = split(groups.map((count) => drawn(count, MOST_DRAWN.nodes))).map((counts) => {
    const placed = rackRow(counts, y);
    y += Math.max(...placed.map(({ height }) => height)) + BUS;
    return placed;
  });
  const racks = rows.flat();
  const height = racks.length > 0 ? Math.ceil(y - BUS + 1) : MASTER.height + 1;
  return { width: WIDTH, height, masters, racks, wires: racks.length > 0 ? wiring(masters, rows) : '' };
}

function drawn(count: number, most: number): number {
  return Number.isFinite(count) ? Math.min(Math.max(Math.floor(count), 0), most) : 0;
}

function mastersRow(count: number): Box[] {
  const { width, height, gap } = MASTER;
  const left = (WIDTH - count * width - (count - 1) * gap) / 2;
  return range(count).map((at) => ({ x: left + at * (width + gap), y: 0.5, width, height }));
}

function split(groups: readonly number[]): number[][] {
  if (groups.length === 0) return [];
  if (groups.length <= RACK.most) return [[...groups]];
  const half = Math.ceil(groups.length / 2);
  return [groups.slice(0, half), groups.slice(half)];
}

function rackRow(counts: readonly number[], y: number): ClusterPicture['racks'] {
  const width = Math.min((WIDTH - 1 - (counts.length - 1) * RACK.gap) / counts.length, RACK.widest);
  const left = (WIDTH - counts.length * width - (counts.length - 1) * RACK.gap) / 2;
  const tile = (width - 2 * RACK.pad - (TILE.columns - 1) * TILE.gap) / TILE.columns;
  const tall = tile * 0.8;
  return counts.map((count, place) => {
    const x = left + place * (width + RACK.gap);
    const lines = Math.max(Math.ceil(count / TILE.columns), 1);
    const nodes = range(count).map((at) => ({
      x: round(x + RACK.pad + (at % TILE.columns) * (tile + TILE.gap)),
      y: round(y + RACK.head + Math.floor(at / TILE.columns) * (tall + TILE.gap)),
      width: round(tile),
      height: round(tall),
    }));
    const height = RACK.head + lines * (tall + TILE.gap) - TILE.gap + RACK.foot;
    return { x: round(x), y, width: round(width), height: round(height), nodes };
  });
}

/** Down from each master to the bus and from it to each rack; a second row has a bus of its own, fed between two racks. */
function wiring(masters: readonly Box[], rows: readonly (readonly Box[])[]): string {
  const bus = MASTER.height + BUS;
  const down = masters.map((box) => `M${round(middle(box))} ${MASTER.height + 0.5}V${bus}`);
  const [first = [], second = []] = rows;
  if (second.length === 0) return [...down, busTo(first, bus, masters.map(middle))].join('');
  const left = first[0];
  const trunk = left ? left.x + left.width + RACK.gap / 2 : 0;
  const lower = (second[0]?.y ?? 0) - BUS / 2;
  const feed = `M${round(trunk)} ${bus}V${round(lower)}`;
  return [...down, busTo(first, bus, masters.map(middle)), feed, busTo(second, lower, [trunk])].join('');
}

function busTo(racks: readonly Box[], bus: number, from: readonly number[]): string {
  const ends = [...racks.map(middle), ...from];
  const across = `M${round(Math.min(...ends))} ${round(bus)}H${round(Math.max(...ends))}`;
  return [across, ...racks.map((box) => `M${round(middle(box))} ${round(bus)}V${round(box.y)}`)].join('');
}

function middle({ x, width }: Box): number {
  return x + width / 2;
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
