import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './pages.mjs';

/** @typedef {{ light: string, dark: string }} Shades */
/** @typedef {{ colours: Record<string, Shades> & { accent: Shades }, fonts: { text: string, code: string } }} Written What `brand.json` says of the look. */

/**
 * What a brand leaves to the design, of what the theme asks for: `packages/brand/src/brand.ts`, which stands on packages that the documentation
 * is built without.
 * @type {Readonly<Record<string, Shades>>}
 */
const DESIGN = {
  paper: { light: 'oklch(0.99 0 0)', dark: 'oklch(0.17 0 0)' },
  surface: { light: 'oklch(1 0 0)', dark: 'oklch(0.21 0 0)' },
  ink: { light: 'oklch(0.22 0 0)', dark: 'oklch(0.95 0 0)' },
  'ink-soft': { light: 'oklch(0.48 0 0)', dark: 'oklch(0.72 0 0)' },
  rule: { light: 'oklch(0.91 0 0)', dark: 'oklch(0.3 0 0)' },
  edge: { light: 'oklch(0.64 0 0)', dark: 'oklch(0.53 0 0)' },
  wash: { light: 'oklch(0.965 0 0)', dark: 'oklch(0.24 0 0)' },
  'on-accent': { light: 'oklch(1 0 0)', dark: 'oklch(0.17 0 0)' },
};

/** Those that the documentation is installed with. */
const FONTS = { text: '@fontsource-variable/onest', code: '@fontsource-variable/jetbrains-mono' };

/**
 * All colours and fonts of a documentation in this brand. Tones of the accent that the brand leaves out are plain here; a shop counts them by
 * contrast.
 * @param {Written} written
 * @param {(font: string) => boolean} [isInstalled]
 */
export function lookOf({ colours, fonts }, isInstalled = isInstalledHere) {
  const { accent } = colours;
  return {
    colours: { ...DESIGN, 'accent-strong': accent, ...colours },
    fonts: {
      text: isInstalled(fonts.text) ? fonts.text : FONTS.text,
      code: isInstalled(fonts.code) ? fonts.code : FONTS.code,
    },
  };
}

/** @param {string} font */
function isInstalledHere(font) {
  return existsSync(join(ROOT, 'docs', 'site', 'node_modules', font));
}
