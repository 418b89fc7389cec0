import {
  clampChroma,
  colorsNamed,
  converter,
  formatCss,
  formatHex,
  type Oklch,
  parse,
  wcagContrast,
} from 'culori';

/** A colour on light ground and the one that stands for it on dark ground, as CSS writes them. */
export interface Shades {
  light: string;
  dark: string;
}

/** The colour of what is to be pressed, that colour under a pointer, and what is written on both. */
export interface Accent {
  accent: Shades;
  'accent-strong': Shades;
  'on-accent': Shades;
}

/** What text stands on: the page, what lies above it, and what is set off or under a pointer. */
export type Grounds = Record<'paper' | 'surface' | 'wash', Shades>;

/** Which two cannot be told apart: a colour and a ground, or the accent and what is written on it. */
export interface ContrastFault {
  theme: keyof Shades;
  ground: keyof Grounds | 'accent';
  ratio: number;
}

const THEMES: readonly (keyof Shades)[] = ['light', 'dark'];
const GROUNDS: readonly (keyof Grounds)[] = ['paper', 'surface', 'wash'];

/** WCAG 2.2, 1.4.3: text of the usual size. The accent is a link under a pointer, too, so the grounds are held to the same. */
export const LEAST_CONTRAST = 4.5;
/** WCAG 2.2, 1.4.11: the border by which a field is found. */
export const LEAST_CONTRAST_OF_EDGES = 3;

const WHITE = 'oklch(1 0 0)';
const toOklch = converter('oklch');

/**
 * Whether every browser reads it as a colour that covers its ground. What works them out is less strict than CSS, and leaves channels
 * out that are said to be none.
 */
export function isColour(text: string): boolean {
  if (!CSS_COLOUR.test(text) && !Object.hasOwn(colorsNamed, text.toLowerCase())) return false;
  const read = parse(text);
  if (read === undefined || /\bnone\b/i.test(text)) return false;
  const isWhole = Object.values(read).every((value) => typeof value !== 'number' || Number.isFinite(value));
  return isWhole && (read.alpha ?? 1) === 1;
}

const CSS_COLOUR = /^(#[\da-f]+|(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()-][^()]*\))$/i;

/** As `#rrggbb`, for what knows no other spelling: drawings on the server, bars of browsers, Strapi. */
export function toHex(colour: string): string {
  return formatHex(oklch(colour));
}

/** A colour that lets this share of its ground through. */
export function withAlpha(colour: string, alpha: number): string {
  return formatCss({ ...oklch(colour), alpha });
}

/** The ratio of two colours by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(oklch(one), oklch(other));
}

/** What a shop need not say about its accent: how it looks under a pointer and what is readable on it. */
export function completeAccent(accent: Shades): Accent {
  return {
    accent,
    'accent-strong': {
      // What is nearly black or nearly white has no further to go, so it turns back.
      light: moved(
        accent.light,
        oklch(accent.light).l < 0.2 ? { lightness: 0.24, chroma: 0 } : { lightness: -0.06, chroma: -0.01 },
      ),
      dark: moved(
        accent.dark,
        oklch(accent.dark).l > 0.96 ? { lightness: -0.1, chroma: 0 } : { lightness: 0.07, chroma: -0.03 },
      ),
    },
    'on-accent': { light: readableOn(accent.light), dark: readableOn(accent.dark) },
  };
}

/**
 * The accent of a shop that has said one colour: as it is on light ground, and on dark ground as light as it has to be there, in the
 * same hue.
 */
export function accentOf(colour: string, grounds: Grounds): Accent {
  return completeAccent({ light: colour, dark: lightenedUntil(colour, grounds) });
}

/** The first pair of an accent that cannot be told apart well enough, if there is one. */
export function accentFault(accent: Accent, grounds: Grounds): ContrastFault | undefined {
  const fault = groundFault(accent.accent, grounds, LEAST_CONTRAST);
  if (fault) return fault;
  for (const theme of THEMES)
    for (const ground of [accent.accent, accent['accent-strong']]) {
      const ratio = contrast(accent['on-accent'][theme], ground[theme]);
      if (ratio < LEAST_CONTRAST) return { theme, ground: 'accent', ratio };
    }
  return undefined;
}

/** The first ground that a colour does not stand out from by this ratio, if there is one. */
export function groundFault(colour: Shades, grounds: Grounds, least: number): ContrastFault | undefined {
  for (const theme of THEMES)
    for (const ground of GROUNDS) {
      const ratio = contrast(colour[theme], grounds[ground][theme]);
      if (ratio < least) return { theme, ground, ratio };
    }
  return undefined;
}

/** Strapi's names for the shades of its one colour, made of the one that a brand names: from tints of grounds to pressed words. */
export function panelColours(colour: string): {
  light: Record<string, string>;
  dark: Record<string, string>;
} {
  return {
    light: {
      primary100: toned(colour, 0.96, 0.1),
      primary200: toned(colour, 0.9, 0.22),
      primary500: toned(colour, 0.536, 0.93),
      primary600: toned(colour, 0.454, 1),
      primary700: toned(colour, 0.38, 0.83),
      buttonPrimary500: toned(colour, 0.536, 0.93),
      buttonPrimary600: toned(colour, 0.454, 1),
    },
    dark: {
      primary100: toned(colour, 0.261, 0.29),
      primary200: toned(colour, 0.365, 0.57),
      primary500: toned(colour, 0.668, 0.96),
      primary600: toned(colour, 0.748, 0.77),
      primary700: toned(colour, 0.831, 0.52),
      buttonPrimary500: toned(colour, 0.604, 0.99),
      buttonPrimary600: toned(colour, 0.508, 1.02),
    },
  };
}

/** In the hue of a colour, with a share of its chroma; what a screen cannot show becomes paler, not another hue. */
function toned(colour: string, lightness: number, share: number): string {
  const { c, h } = oklch(colour);
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: c * share, ...hue(h) }, 'oklch'));
}

function moved(colour: string, by: { lightness: number; chroma: number }): string {
  const { l, c, h } = oklch(colour);
  return written({ l: l + by.lightness, c: Math.max(0, c + by.chroma), h });
}

function readableOn(colour: string): string {
  const { h } = oklch(colour);
  const dark = written({ l: 0.17, c: 0.02, h });
  return contrast(WHITE, colour) >= contrast(dark, colour) ? WHITE : dark;
}

function lightenedUntil(colour: string, grounds: Grounds): string {
  const { l, c, h } = oklch(colour);
  for (let lightness = Math.max(l, 0.7); lightness < 1; lightness += 0.01) {
    const lighter = written({ l: lightness, c, h });
    if (GROUNDS.every((ground) => contrast(lighter, grounds[ground].dark) >= LEAST_CONTRAST)) return lighter;
  }
  return WHITE;
}

/** Rounded, so that the same colour is the same text everywhere. */
function written({ l, c, h }: { l: number; c: number; h: number | undefined }): string {
  const shown = clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, ...hue(h) }, 'oklch');
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  return formatCss({ mode: 'oklch', l: round(shown.l, 3), c: round(shown.c, 3), h: round(shown.h ?? 0, 1) });
}

function hue(h: number | undefined): { h?: number } {
  return h === undefined ? {} : { h };
}

function oklch(colour: string): Oklch {
  const read = toOklch(colour);
  if (read === undefined) throw new Error(`${colour} is no colour`);
  return read;
}
