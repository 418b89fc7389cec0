import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const FAMILY = 'Onest Variable';
/** The weights that the design uses; the variable font reaches from 100 to 900. */
const WEIGHTS = { min: 400, max: 700 };

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');

/** What nearly every page of a Russian shop is set in. A rarer character comes from the package's own files. */
const PARTS = [
  { name: 'cyrillic', text: `${span(0x410, 0x44f)}Ёё№` },
  { name: 'latin', text: `${span(0x20, 0x7e)}\u00a0«»©°·×–—‘’“”„…•−€→` },
  { name: 'latin-ext', text: '₽' },
];

export interface ShopFonts {
  /** `@font-face` rules of the everyday characters. */
  css: string;
  /** Addresses of the files that every page needs at once. */
  preloads: string[];
}

/**
 * Cuts the everyday characters out of the font package: 31 KB instead of 80, of which a whole file went on the rouble
 * sign alone. Files are named by their content, so a browser may keep them for good.
 */
export async function cutShopFonts(publicFolder: string): Promise<ShopFonts> {
  await mkdir(join(publicFolder, 'fonts'), { recursive: true });
  const parts = await Promise.all(PARTS.map((part) => cut(part)));
  const faces: string[] = [];
  const preloads: string[] = [];
  for (const { name, font, text } of parts) {
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 12);
    const href = `/fonts/onest-${name}-${hash}.woff2`;
    const isTiny = font.length < 2_000;
    if (!isTiny) {
      await writeFile(join(publicFolder, href), font);
      preloads.push(href);
    }
    faces.push(face(isTiny ? `data:font/woff2;base64,${font.toString('base64')}` : href, text));
  }
  return { css: faces.join('\n'), preloads };
}

async function cut({ name, text }: { name: string; text: string }) {
  const folder = dirname(require.resolve('@fontsource-variable/onest/package.json'));
  const whole = await readFile(join(folder, 'files', `onest-${name}-wght-normal.woff2`));
  const font = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
  return { name, font, text };
}

function face(url: string, text: string): string {
  const ranges = [...new Set(text)].map((sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`);
  return [
    '@font-face {',
    `  font-family: "${FAMILY}";`,
    `  font-style: normal; font-weight: ${WEIGHTS.min} ${WEIGHTS.max}; font-display: swap;`,
    `  src: url("${url}") format("woff2");`,
    `  unicode-range: ${ranges.join(', ')};`,
    '}',
  ].join('\n');
}
