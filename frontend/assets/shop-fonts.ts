import subsetFont from 'subset-font';
import { type FontPart, nameOfFont, openFontPackage } from './font-package';
import { publish } from './publish';
import { standInFaces } from './stand-in-faces';

/** The weights that the design uses; the variable fonts reach further. */
const WEIGHTS = { min: 400, max: 700 };
/** What places and joins characters. */
const PLACING = ['ccmp', 'kern', 'locl', 'mark', 'mkmk'];
/** Bytes of a font that stands in the style sheet: it is not worth a request. */
const TINY = 2_000;

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');

const CYRILLIC = `${span(0x410, 0x44f)}Ёё№`;
const CURRENCIES = { first: 0x20a0, last: 0x20c0 };

/** One of the two families that the design knows, whatever the brand sets them in. */
interface Family {
  family: string;
  /** Of its files. */
  name: string;
  /** What the font can do besides drawing its characters, as OpenType names it. */
  features: readonly string[];
  /** What nearly every page of a Russian shop is set in, by the part of the package that draws it. */
  everyday: Readonly<Record<string, string>>;
  /** Whether every page needs it at once. */
  isPreloaded: boolean;
}

const TEXT: Family = {
  ...{ family: 'Shop Text', name: 'text', isPreloaded: true },
  // `calt`: signs between capitals and figures stand at their height.
  features: [...PLACING, 'calt', 'tnum'],
  everyday: {
    cyrillic: CYRILLIC,
    latin: `${span(0x20, 0x7e)}\u00a0«»©°·×–—‘’“”„…•−€`,
    'latin-ext': '₽',
  },
};
/** Without its ligatures, which are two thirds of it: code shows the signs that are to be typed, `!=` and not `≠`. */
const CODE: Family = {
  ...{ family: 'Shop Code', name: 'code', features: PLACING, isPreloaded: false },
  everyday: { cyrillic: CYRILLIC, latin: `${span(0x20, 0x7e)}\u00a0«»–—…` },
};

export interface ShopFonts {
  /** `@font-face` rules. */
  css: string;
  /** Addresses of the files that every page needs at once. */
  preloads: string[];
  /** How the fonts are called. */
  names: { text: string; code: string };
}

interface Faces {
  rare: string[];
  everyday: string[];
  preloads: string[];
}

/**
 * The brand's fonts as the site uses them. The everyday characters are cut out of their packages: 25 KB instead of 80 for words, of which a
 * whole file went on the rouble sign alone, and 15 instead of 52 for code. Their rules win over those of the rarer characters, because they
 * stand behind them. Files are named by their content, so a browser may keep them for good.
 */
export async function cutShopFonts(
  packages: { text: string; code: string },
  publicFolder: string,
): Promise<ShopFonts> {
  const [text, code] = await Promise.all([
    openFontPackage(packages.text, Object.keys(TEXT.everyday)),
    openFontPackage(packages.code, Object.keys(CODE.everyday)),
  ]);
  const faces = [await facesOf(TEXT, text, publicFolder), await facesOf(CODE, code, publicFolder)];
  return {
    css: [
      ...faces.flatMap(({ rare }) => rare),
      await standInFaces(text),
      ...faces.flatMap(({ everyday }) => everyday),
    ].join('\n'),
    preloads: faces.flatMap(({ preloads }) => preloads),
    names: { text: await nameOfFont(packages.text), code: await nameOfFont(packages.code) },
  };
}

async function facesOf(of: Family, parts: readonly FontPart[], publicFolder: string): Promise<Faces> {
  const faces: Faces = { rare: [], everyday: [], preloads: [] };
  for (const part of parts) {
    const everyday = new Set([...(of.everyday[part.name] ?? '')].map((sign) => sign.codePointAt(0) ?? 0));
    const drawn = part.points.filter((point) => everyday.has(point));
    const rare = part.name === 'latin-ext' ? part.points.filter(isCurrency) : part.points;
    // What the font lacks, like lines of a frame, is left to the font of the system and asks for no file.
    if (rare.length > 0) {
      const href = await publish(publicFolder, `fonts/${of.name}-${part.name}-rare.woff2`, part.file);
      faces.rare.push(face(of, rare, href, weightsOf(part)));
    }
    if (drawn.length === 0) continue;
    const font = await cut(part, drawn, of.features);
    if (font.length < TINY) {
      faces.everyday.push(face(of, drawn, `data:font/woff2;base64,${font.toString('base64')}`, WEIGHTS));
      continue;
    }
    const href = await publish(publicFolder, `fonts/${of.name}-${part.name}.woff2`, font);
    if (of.isPreloaded) faces.preloads.push(href);
    faces.everyday.push(face(of, drawn, href, WEIGHTS));
  }
  return faces;
}

function cut(part: FontPart, points: readonly number[], keepFeatures: readonly string[]): Promise<Buffer> {
  const { min, max } = weightsOf(part);
  return subsetFont(part.file, String.fromCodePoint(...points), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Math.max(min, WEIGHTS.min), max: Math.min(max, WEIGHTS.max) } },
    keepFeatures,
  });
}

function weightsOf({ font }: FontPart): { min: number; max: number } {
  return font.variationAxes.wght ?? WEIGHTS;
}

function isCurrency(point: number): boolean {
  return point >= CURRENCIES.first && point <= CURRENCIES.last;
}

function face(
  { family }: Family,
  points: readonly number[],
  url: string,
  weights: { min: number; max: number },
): string {
  return [
    '@font-face {',
    `  font-family: "${family}";`,
    `  font-style: normal; font-weight: ${weights.min} ${weights.max}; font-display: swap;`,
    `  src: url("${url}") format("woff2");`,
    `  unicode-range: ${rangesOf(points).join(', ')};`,
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
