/** Amounts of one tariff, in any unit that the whole list shares. */
export interface Resources {
  cpu: number;
  ram: number;
  disk: number;
}

const WIDTH = 56;
const HEIGHT = 22;
const BAR = 4;
const SHORTEST = 10;

export interface ResourceGlyphProps {
  resources: Resources;
  /** The least and the most of each resource in the list: the ends of its bar. */
  least: Resources;
  most: Resources;
}

/**
 * Three thin bars, one for processor, memory and disk, on a logarithmic scale between the list's least and most. A
 * list can be compared at a glance; the figures beside it say the same in words.
 */
export function ResourceGlyph({ resources, least, most }: ResourceGlyphProps) {
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      {ROWS.map(({ resource, fill }, row) => (
        <g key={resource}>
          <rect y={row * 9} width={WIDTH} height={BAR} rx={2} fill="var(--rule)" />
          <rect
            y={row * 9}
            width={length(resources[resource], least[resource], most[resource])}
            height={BAR}
            rx={2}
            fill={fill}
          />
        </g>
      ))}
    </svg>
  );
}

const ROWS = [
  { resource: 'cpu', fill: 'var(--accent)' },
  { resource: 'ram', fill: 'var(--ink)' },
  { resource: 'disk', fill: 'var(--ink)' },
] as const;

function length(amount: number, least: number, most: number): number {
  if (least <= 0 || most <= least) return WIDTH;
  const share = Math.log2(amount / least) / Math.log2(most / least);
  return Math.round(SHORTEST + Math.min(Math.max(share, 0), 1) * (WIDTH - SHORTEST));
}
