import { type BladeResources, bladeFill } from './blade-fill';

export interface ServerBladeProps extends BladeResources {
  /** What fills the blade up: the most that is sold of each. */
  most: BladeResources;
  /** What the drawing says to a screen reader; without it the drawing is hidden, for the figures that stand beside it. */
  label?: string | undefined;
}

/**
 * A server blade from above, its front to the left: drive bays, fans, the processor between its memory slots, power and
 * ports. Cores, memory sticks and drives fill it as the numbers grow; its outline never changes.
 */
export function ServerBlade({ cpu, ramGb, diskGb, most, label }: ServerBladeProps) {
  const { cells, lit, sticks, bays } = bladeFill({ cpu, ramGb, diskGb }, most);
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      data-blade=""
      viewBox="0 0 640 276"
      className="block h-auto w-full"
      fill="none"
    >
      <path d={CHASSIS} fill="var(--surface)" stroke="var(--edge)" vectorEffect="non-scaling-stroke" />
      <path d={FITTINGS} stroke="var(--rule)" vectorEffect="non-scaling-stroke" />
      <path d={SLOTS} stroke="var(--edge)" vectorEffect="non-scaling-stroke" />
      <path d={barsOf(bays, DRIVE)} stroke="var(--ink)" strokeWidth={12} strokeOpacity={0.16} />
      <path d={barsOf(bays, DRIVE)} stroke="var(--ink)" strokeWidth={12} strokeDasharray="2 4" />
      <path d={barsOf(sticks, CHIPS)} stroke="var(--ink)" strokeWidth={5} strokeDasharray="28 5" />
      {dieOf(cells).map((cell, index) => (
        <rect
          key={`${cell.x} ${cell.y}`}
          {...cell}
          rx={1.5}
          className={`transition-[fill] duration-150 ${index < lit ? 'fill-accent' : 'fill-rule'}`}
        />
      ))}
    </svg>
  );
}

const SOCKET = { x: 268, y: 92, width: 240, height: 92 };
const BAYS = range(8).map((bay) => ({ x: 28, y: 21 + bay * 30, width: 138, height: 24 }));
/** Four above the processor, four below. */
const STICKS = range(8).map((stick) => ({
  x: 236,
  y: stick * 16 + (stick < 4 ? 21 : 133),
  width: 304,
  height: 10,
}));

/** Where a drive's bar and a stick's chips begin in their slots, and how long they are when full. */
const DRIVE = { slots: BAYS, start: 22, length: 110 };
const CHIPS = { slots: STICKS, start: 6, length: 292 };

function barsOf(shares: readonly number[], { slots, start, length }: typeof DRIVE): string {
  return slots
    .map(({ x, y, height }, slot) => `M${x + start} ${y + height / 2}h${round((shares[slot] ?? 0) * length)}`)
    .join('');
}

/** The front plate is wider than the body behind it. */
const CHASSIS = `${box({ x: 0.5, y: 0.5, width: 13, height: 275 })}${box({ x: 13.5, y: 10.5, width: 626, height: 255 })}`;
const FITTINGS = [
  ...BAYS.map(({ x, y }) => `M${x + 11} ${y + 7}v10`),
  ...range(6).map((fan) => fanIn(184, 21 + fan * 40.2, 33, 33)),
  ...[21, 171].map((y) => fanIn(562, y, 66, 84)),
  ...[114, 140].map((y) => box({ x: 606, y, width: 22, height: 22 })),
].join('');
const SLOTS = [...BAYS, ...STICKS, SOCKET].map(box).join('');

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function box({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function fanIn(x: number, y: number, width: number, height: number): string {
  const radius = round(width * 0.4);
  const left = round(x + width / 2 - radius);
  const half = `a${radius} ${radius} 0 0 1`;
  return `${box({ x, y: round(y), width, height })}M${left} ${round(y + height / 2)}${half} ${2 * radius} 0${half} ${-2 * radius} 0`;
}

/** The cells of a die in few rows, each as large as the socket allows. */
function dieOf(cells: number): Box[] {
  const rows = cells > 16 ? 4 : cells > 4 ? 2 : 1;
  const columns = Math.ceil(cells / rows);
  const width = (SOCKET.width - 12) / columns;
  const height = (SOCKET.height - 12) / rows;
  return range(cells).map((cell) => ({
    x: round(SOCKET.x + 8 + (cell % columns) * width),
    y: round(SOCKET.y + 8 + Math.floor(cell / columns) * height),
    width: round(width - 4),
    height: round(height - 4),
  }));
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
