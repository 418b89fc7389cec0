import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { type InferType, object, string, ValidationError } from 'yup';
import {
  type Accent,
  accentFault,
  type ContrastFault,
  completeAccent,
  groundFault,
  isColour,
  LEAST_CONTRAST,
  LEAST_CONTRAST_OF_EDGES,
  type Shades,
} from './colours';
import type { Logo } from './logo';
import { openLogo } from './open-logo';

/** Colours that a brand may leave to the design, besides its accent. */
type Tone = 'paper' | 'surface' | 'ink' | 'ink-soft' | 'rule' | 'edge' | 'good' | 'warn' | 'bad' | 'wash';
/** All colours of a shop by the names of their custom properties. */
export type Colours = Accent & Record<Tone, Shades>;

/** The folder `brand/`, read and checked: every colour is opaque and can be read where it stands. */
export interface Brand {
  /** How the shop is called where no word of the CMS is at hand: before it answers, in its own panel, in the sandbox. */
  name: string;
  /** Of the demonstration's addresses and letters. */
  domain: string;
  /** The colour that Strapi's panel has instead of its vendor's. */
  panel: string;
  colours: Colours;
  /** Packages of Fontsource with a variable font. */
  fonts: { text: string; code: string };
  logo: Logo;
}

const BRAND_FILE = 'brand.json';
const LOGO_FILE = 'logo.svg';

/**
 * The brand of this shop: the folder `brand/` beside or above the one that a program runs in, or the one that `BRAND_FOLDER` names. Throws
 * an error that says what is wrong with which field.
 */
export function openBrand(folder: string = brandFolder()): Brand {
  const file = join(folder, BRAND_FILE);
  const { colours, panel, ...written } = checked(file, JSON.parse(readFileSync(file, 'utf8')));
  const { accent } = colours;
  const all: Colours = { ...DESIGN, ...completeAccent(accent), ...withoutNothing(colours) };
  const fault = contrastFault(all);
  if (fault) throw new Error(`${file}: ${fault}.`);
  return {
    ...written,
    panel: panel ?? accent.light,
    colours: all,
    logo: openLogo(join(folder, LOGO_FILE)),
  };
}

/** Where the brand of this shop lies, as a whole path. Throws an error that names the places where none is. */
export function brandFolder(from: string = process.cwd()): string {
  // biome-ignore lint/style/noProcessEnv: programs of four packages ask, and each is told by the one who starts it
  const named = process.env.BRAND_FOLDER;
  if (named && !(isAbsolute(named) && existsSync(join(named, BRAND_FILE))))
    throw new Error(`BRAND_FOLDER has to be the whole path of a folder with a ${BRAND_FILE}, not ${named}.`);
  if (named) return named;
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'brand', BRAND_FILE))) return join(folder, 'brand');
    if (folder === dirname(folder)) throw new Error(`No brand/${BRAND_FILE} beside or above ${from}.`);
  }
}

/** What the design is made for; a brand that names only its accent has these. */
const DESIGN: Record<Tone, Shades> = {
  paper: { light: 'oklch(0.99 0 0)', dark: 'oklch(0.17 0 0)' },
  surface: { light: 'oklch(1 0 0)', dark: 'oklch(0.21 0 0)' },
  ink: { light: 'oklch(0.22 0 0)', dark: 'oklch(0.95 0 0)' },
  'ink-soft': { light: 'oklch(0.48 0 0)', dark: 'oklch(0.72 0 0)' },
  rule: { light: 'oklch(0.91 0 0)', dark: 'oklch(0.3 0 0)' },
  edge: { light: 'oklch(0.64 0 0)', dark: 'oklch(0.53 0 0)' },
  good: { light: 'oklch(0.5 0.12 165)', dark: 'oklch(0.76 0.13 165)' },
  warn: { light: 'oklch(0.53 0.11 75)', dark: 'oklch(0.81 0.13 82)' },
  bad: { light: 'oklch(0.53 0.2 20)', dark: 'oklch(0.72 0.16 20)' },
  wash: { light: 'oklch(0.965 0 0)', dark: 'oklch(0.24 0 0)' },
};

const colour = string().test(
  'colour',
  ({ path, value }) => `${path} is no opaque colour of CSS: ${value}`,
  (text) => text === undefined || isColour(text),
);
const shades = object({ light: colour.required(), dark: colour.required() }).noUnknown();
const shadesOrNone = shades.default(undefined);
const fontPackage = string()
  .matches(
    /^@fontsource-variable\/[a-z0-9-]+$/,
    ({ path }) => `${path} is no package of @fontsource-variable`,
  )
  .required();

const schema = object({
  name: string().min(1).max(40).required(),
  domain: string()
    .matches(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'domain is no domain')
    .required(),
  panel: colour,
  colours: object({
    accent: shades.required(),
    'accent-strong': shadesOrNone,
    'on-accent': shadesOrNone,
    paper: shadesOrNone,
    surface: shadesOrNone,
    ink: shadesOrNone,
    'ink-soft': shadesOrNone,
    rule: shadesOrNone,
    edge: shadesOrNone,
    good: shadesOrNone,
    warn: shadesOrNone,
    bad: shadesOrNone,
    wash: shadesOrNone,
  })
    .noUnknown()
    .required(),
  fonts: object({ text: fontPackage, code: fontPackage }).noUnknown().required(),
})
  .noUnknown()
  .strict();

function checked(file: string, written: unknown): InferType<typeof schema> {
  try {
    return schema.validateSync(written, { abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) throw new Error(`${file}: ${error.errors.join('; ')}.`);
    throw error;
  }
}

/** Without fields that were left out, which would stand for nothing. */
function withoutNothing(colours: Partial<Colours>): Partial<Colours> {
  return Object.fromEntries(Object.entries(colours).filter(([, shades]) => shades !== undefined));
}

/** Of the first two colours that have to be told apart and cannot. */
function contrastFault(colours: Colours): string | undefined {
  const ofAccent = accentFault(colours, colours);
  if (ofAccent) return inWords('accent', ofAccent, LEAST_CONTRAST);
  for (const name of ['ink', 'ink-soft', 'good', 'warn', 'bad', 'edge'] as const) {
    const least = name === 'edge' ? LEAST_CONTRAST_OF_EDGES : LEAST_CONTRAST;
    const fault = groundFault(colours[name], colours, least);
    if (fault) return inWords(name, fault, least);
  }
  return undefined;
}

function inWords(colour: keyof Colours, { theme, ground, ratio }: ContrastFault, least: number): string {
  const what = ground === 'accent' ? 'on-accent on accent and accent-strong' : `${colour} on ${ground}`;
  return `colours.${what} has a contrast of ${ratio.toFixed(2)} in the ${theme} theme, and needs ${least}`;
}
