/** Amounts of one tariff, in any unit that the whole list shares. */
export interface Resources {
  cpu: number;
  ram: number;
  disk: number;
}

const WIDTH = 56;
const HEIGHT = 22;
const BAR = 4;
const SHORTEST = 6;

/**
 * Three thin bars, one for processor, memory and disk, long in proportion to the logarithm of their share of the
 * largest in the list. A list can be compared at a glance; the figures beside it say the same in words.
 */
export function ResourceGlyph({ resources, largest }: { resources: Resources; largest: Resources }) {
  const bars = [
    length(resources.cpu, largest.cpu),
    length(resources.ram, largest.ram),
    length(resources.disk, largest.disk),
  ];
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      {bars.map((bar, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three bars never change places
        <g key={row}>
          <rect y={row * 9} width={WIDTH} height={BAR} rx={2} fill="var(--rule)" />
          <rect
            y={row * 9}
            width={bar}
            height={BAR}
            rx={2}
            fill={row === 0 ? 'var(--accent)' : 'var(--ink)'}
          />
        </g>
      ))}
    </svg>
  );
}

function length(amount: number, largest: number): number {
  if (largest <= 0 || amount <= 0) return 0;
  const share = Math.log2(1 + amount) / Math.log2(1 + largest);
  return Math.round(SHORTEST + share * (WIDTH - SHORTEST));
}
