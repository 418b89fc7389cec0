import type { ReactNode } from 'react';
import { litPlaceCss } from './lit-place-css';
import { type NameSide, type Place, type PlaceName, placeNames } from './place-names';
import { WORLD_FRAME, WORLD_ROWS } from './world-dots';

const { columns, rows } = WORLD_FRAME;

export interface LocationMapProps {
  /** The data centres in use, each with a code that is unique among them. */
  places: readonly Place[];
  /** Code of the place that is lit from the start; a page without React lights one by `litBy` instead. */
  chosen?: string | undefined;
  /** The name of a form's field whose value is the code of the place that is lit, by CSS alone. */
  litBy?: string;
  /** What the map says to a screen reader; without it the map is hidden, for the words that stand beside it. */
  label?: string | undefined;
}

/**
 * A dotted map from New York to Novosibirsk with the data centres in use. The chosen one is lit: an accent dot in a
 * ring, and its name; names of the others are shown where there is room. What lights a place is the custom property
 * `--lit: 1` on its `[data-place]`, so a page can do it by CSS alone.
 */
export function LocationMap({ places, chosen, litBy, label }: LocationMapProps) {
  const named = placeNames(places);
  return (
    <div className="@container">
      {/* Without a view box its unit stays a pixel: the land grows with the page, dots and names of places do not. */}
      <svg
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        focusable="false"
        className="block h-auto w-full"
        style={{ aspectRatio: `${columns} / ${rows}` }}
      >
        {/* In a drawing a style may stand where it is used; in the body of a page HTML does not allow it. */}
        {litBy && (
          <style>
            {litPlaceCss(
              places.map(({ code }) => code),
              litBy,
            )}
          </style>
        )}
        <svg viewBox={`-0.5 -0.5 ${columns} ${rows}`} aria-hidden="true">
          <path d={LAND} className={DOTTED} strokeDasharray="0 1" strokeLinecap="round" />
        </svg>
        {named.map((place) => (
          <Corner key={place.code} place={place} isLit={place.code === chosen}>
            <circle className="fill-ink stroke-paper stroke-2 [r:4px] @min-[640px]:[r:4.5px]" />
          </Corner>
        ))}
        {/* What is lit, and names, lie above all dots. */}
        {named.map((place) => (
          <Corner key={place.code} place={place} isLit={place.code === chosen}>
            <g className={LIT_ONLY}>
              <circle className="fill-none stroke-accent stroke-[1.5] [r:7.5px] @min-[640px]:[r:8.5px]" />
              <circle className="fill-accent [r:4px] @min-[640px]:[r:4.5px]" />
            </g>
            <text className={`${NAME} ${ALONE[place.alone]} ${place.wide ? WIDE[place.wide] : ''}`}>
              {place.name}
            </text>
          </Corner>
        ))}
      </svg>
    </div>
  );
}

const DOTTED = 'fill-none stroke-edge stroke-[0.5] opacity-60';
const LIT_ONLY = 'opacity-(--lit,0) transition-opacity duration-150';
/** A rim of the page's colour keeps a name readable over the land. */
const NAME =
  `text-13 ${LIT_ONLY} [paint-order:stroke] [stroke-linejoin:round] stroke-paper stroke-4 ` +
  'fill-[color-mix(in_oklab,var(--ink)_calc(var(--lit,0)*100%),var(--ink-soft))] ' +
  '[font-weight:calc(440+160*var(--lit,0))]';

const ALONE: Record<NameSide, string> = {
  right: '[text-anchor:start] translate-x-[14px] translate-y-[4.5px]',
  left: '[text-anchor:end] translate-x-[-14px] translate-y-[4.5px]',
  above: '[text-anchor:middle] translate-y-[-17px]',
  below: '[text-anchor:middle] translate-y-[26px]',
};

/** From the width on that `NAMED_FROM` says. */
const WIDE: Record<NameSide, string> = {
  right:
    '@min-[640px]:opacity-100 @min-[640px]:[text-anchor:start] @min-[640px]:translate-x-[14px] @min-[640px]:translate-y-[4.5px]',
  left: '@min-[640px]:opacity-100 @min-[640px]:[text-anchor:end] @min-[640px]:translate-x-[-14px] @min-[640px]:translate-y-[4.5px]',
  above:
    '@min-[640px]:opacity-100 @min-[640px]:[text-anchor:middle] @min-[640px]:translate-x-0 @min-[640px]:translate-y-[-17px]',
  below:
    '@min-[640px]:opacity-100 @min-[640px]:[text-anchor:middle] @min-[640px]:translate-x-0 @min-[640px]:translate-y-[26px]',
};

/** A place's own corner of the map: its middle is the place, its unit is a pixel. */
function Corner({ place, isLit, children }: { place: PlaceName; isLit: boolean; children: ReactNode }) {
  const { code, point } = place;
  return (
    <svg
      x={percent(point.x / columns)}
      y={percent(point.y / rows)}
      data-place={code}
      aria-hidden="true"
      className={isLit ? 'overflow-visible [--lit:1]' : 'overflow-visible'}
    >
      {children}
    </svg>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

/** Each run of land is one dashed stroke: a dash of no length with round ends is a dot. The tenth keeps the last one. */
const LAND = WORLD_ROWS.map((row, y) => strokesOf(row.split(' ').map(Number), y)).join('');

function strokesOf(runs: readonly number[], y: number): string {
  let x = 0;
  let strokes = '';
  for (const [index, length] of runs.entries()) {
    if (index % 2 === 1) strokes += `M${x} ${y}h${length - 1 || ''}.1`;
    x += length;
  }
  return strokes;
}
