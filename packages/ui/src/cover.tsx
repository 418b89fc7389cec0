import type { SVGProps } from 'react';
import { type Chance, chanceOf } from './cover/chance';
import { type CoverFamily, coverFamily } from './cover/family';
import { drawGraph } from './cover/graph';
import { drawPrompt } from './cover/prompt';
import { drawPulse } from './cover/pulse';
import { drawRacks } from './cover/racks';
import { drawRings } from './cover/rings';
import { drawStacks } from './cover/stacks';
import { COVER_HEIGHT, COVER_WIDTH, type Stroke, type StrokeKind } from './cover/stroke';
import { drawWaves } from './cover/waves';
import { drawWindows } from './cover/windows';

/** Colours of a cover, as CSS or SVG writes them. */
export interface CoverColours {
  ground: string;
  /** Hairlines. */
  hair: string;
  /** Thin lines and dots. */
  line: string;
  /** The one thing that matters. */
  accent: string;
}

export interface CoverProps {
  /** The article's title: it decides the drawing's details. */
  title: string;
  /** The path of the article's topic, such as `linux/access`: it decides what is drawn. */
  topic: string;
  /** For a picture outside of a page, which knows no CSS variables; by default the page's own colours. */
  colours?: CoverColours;
}

/**
 * An article's cover, drawn from its topic and title: twice as wide as high, and the same for the same words on any
 * machine. It is hidden from a screen reader, because the title stands beside it.
 */
export function Cover({ title, topic, colours }: CoverProps) {
  const strokes = DRAWERS[coverFamily(topic)](chanceOf(title));
  const pens = colours ? pensIn(colours, {}) : PENS_OF_THE_PAGE;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      aria-hidden="true"
      focusable="false"
      className="block h-auto w-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect width={COVER_WIDTH} height={COVER_HEIGHT} fill={(colours ?? OF_THE_PAGE).ground} />
      {strokes.map(({ kind, path }) => (
        <path key={path} d={path} {...pens[kind]} />
      ))}
    </svg>
  );
}

const OF_THE_PAGE: CoverColours = {
  ground: 'var(--wash)',
  hair: 'var(--edge)',
  line: 'var(--ink)',
  accent: 'var(--accent)',
};

/** On a page lines are as thin on a phone as on a desktop; in a picture all grows together. */
const PENS_OF_THE_PAGE = pensIn(OF_THE_PAGE, { vectorEffect: 'non-scaling-stroke' });

const DRAWERS: Record<CoverFamily, (chance: Chance) => Stroke[]> = {
  prompt: drawPrompt,
  waves: drawWaves,
  stacks: drawStacks,
  graph: drawGraph,
  rings: drawRings,
  windows: drawWindows,
  racks: drawRacks,
  pulse: drawPulse,
};

type Pen = Pick<
  SVGProps<SVGPathElement>,
  'fill' | 'stroke' | 'strokeWidth' | 'strokeOpacity' | 'vectorEffect'
>;

function pensIn({ ground, hair, line, accent }: CoverColours, thin: Pen): Record<StrokeKind, Pen> {
  return {
    hair: { ...thin, stroke: hair, strokeWidth: 1, strokeOpacity: 0.7 },
    line: { ...thin, stroke: line, strokeWidth: 1.25 },
    sheet: { ...thin, stroke: line, strokeWidth: 1.25, fill: ground },
    bar: { stroke: hair, strokeWidth: 7, strokeOpacity: 0.5 },
    word: { stroke: line, strokeWidth: 7 },
    dots: { stroke: line, strokeWidth: 8 },
    accent: { ...thin, stroke: accent, strokeWidth: 2 },
    mark: { fill: accent },
  };
}
