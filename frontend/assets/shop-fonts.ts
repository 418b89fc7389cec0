import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { publish } from './publish';

const require = createRequire(import.meta.url);
/** The weights that the design uses; the variable fonts reach further. */
const WEIGHTS = { min: 400, max: 700 };
/** What places and joins characters. */
const PLACING = ['ccmp', 'kern', 'locl', 'mark', 'mkmk'];
/** Bytes of a font that stands in the style sheet: it is not worth a request. */
const TINY = 2_000;

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');

interface FontPart {
  family: string;
  /** Of the package and of its files. */
  font: string;
  name: string;
  text: string;
  /** What the font can do besides drawing its characters, as OpenType names it. */
  features: readonly string[];
  /** Whether every page needs it at once. */
  isPreloaded?: boolean;
}

const ONEST = {
  ...{ family: 'Onest Variable', font: 'onest', isPreloaded: true },
  // `calt`: signs between capitals and figures stand at their height.
  features: [...PLACING, 'calt', 'tnum'],
};
/** Without its ligatures, which are two thirds of it: code shows the signs that are to be typed, `!=` and not `≠`. */
const MONO = { family: 'JetBrains Mono Variable', font: 'jetbrains-mono', features: PLACING };
const CYRILLIC = `${span(0x410, 0x44f)}Ёё№`;

/** What nearly every page of a Russian shop is set in, and its code. A rarer character comes from the packages' own files. */
const PARTS: readonly FontPart[] = [
  { ...ONEST, name: 'cyrillic', text: CYRILLIC },
  { ...ONEST, name: 'latin', text: `${span(0x20, 0x7e)}\u00a0«»©°·×–—‘’“”„…•−€` },
  { ...ONEST, name: 'latin-ext', text: '₽' },
  { ...MONO, name: 'cyrillic', text: CYRILLIC },
  { ...MONO, name: 'latin', text: `${span(0x20, 0x7e)}\u00a0«»–—…` },
];

export interface ShopFonts {
  /** `@font-face` rules of the everyday characters. */
  css: string;
  /** Addresses of the files that every page needs at once. */
  preloads: string[];
}

/**
 * Cuts the everyday characters out of the font packages: 25 KB instead of 80 for words, of which a whole file went on the
 * rouble sign alone, and 15 instead of 52 for code. Files are named by their content, so a browser may keep them for good.
 */
export async function cutShopFonts(publicFolder: string): Promise<ShopFonts> {
  const faces: string[] = [];
  const preloads: string[] = [];
  for (const part of PARTS) {
    const font = await cut(part);
    if (font.length < TINY) {
      faces.push(face(part, `data:font/woff2;base64,${font.toString('base64')}`));
      continue;
    }
    const href = await publish(publicFolder, `fonts/${part.font}-${part.name}.woff2`, font);
    if (part.isPreloaded) preloads.push(href);
    faces.push(face(part, href));
  }
  return { css: faces.join('\n'), preloads };
}

async function cut({ font, name, text, features }: FontPart): Promise<Buffer> {
  const folder = dirname(require.resolve(`@fontsource-variable/${font}/package.json`));
  const whole = await readFile(join(folder, 'files', `${font}-${name}-wght-normal.woff2`));
  return subsetFont(whole, text, {
    ...{ targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } },
    keepFeatures: features,
  });
}

function face({ family, text }: FontPart, url: string): string {
  const ranges = rangesOf([...new Set(text)].map((sign) => sign.codePointAt(0) ?? 0));
  return [
    '@font-face {',
    `  font-family: "${family}";`,
    `  font-style: normal; font-weight: ${WEIGHTS.min} ${WEIGHTS.max}; font-display: swap;`,
    `  src: url("${url}") format("woff2");`,
    `  unicode-range: ${ranges.join(', ')};`,
    '}',
  ].join('\n');
}

/** Neighbours as one range: the rules stand in every page that is read. */
function rangesOf(points: readonly number[]): string[] {
  const spans: { first: number; last: number }[] = [];
  for (const point of points.toSorted((one, other) => one - other)) {
    const before = spans.at(-1);
    if (before && before.last + 1 === point) before.last = point;
    else spans.push({ first: point, last: point });
  }
  const written = (point: number) => point.toString(16).toUpperCase();
  return spans.map(({ first, last }) => `U+${written(first)}${last > first ? `-${written(last)}` : ''}`);
}
