import { Fragment } from 'react';

/** Amounts of one tariff, in any unit that the whole list shares. */
export interface Resources {
  cpu: number;
  ram: number;
  disk: number;
}

const WIDTH = 56;
const HEIGHT = 22;
const SHORTEST = 10;

export interface ResourceGlyphProps {
  resources: Resources;
  /** The least and the most of each resource in the list: the ends of its bar. */
  least: Resources;
  most: Resources;
}

/**
 * Three thin bars, one for processor, memory and disk, on a logarithmic scale between the list's least and most. A
 * list can be compared at a glance; the figures beside it say the same in words. How they look is said once, in `styles.css`: a page
 * may hold dozens of them.
 */
export function ResourceGlyph({ resources, least, most }: ResourceGlyphProps) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="resource-glyph">
      {ROWS.map((resource, row) => (
        <Fragment key={resource}>
          <rect y={row * 9} />
          <rect y={row * 9} width={length(resources[resource], least[resource], most[resource])} />
        </Fragment>
      ))}
    </svg>
  );
}

const ROWS = ['cpu', 'ram', 'disk'] as const;

function length(amount: number, least: number, most: number): number {
  if (least <= 0 || most <= least) return WIDTH;
  const share = Math.log2(amount / least) / Math.log2(most / least);
  return Math.round(SHORTEST + Math.min(Math.max(share, 0), 1) * (WIDTH - SHORTEST));
}
