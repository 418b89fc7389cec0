import { readFileSync } from 'node:fs';

/** A drawing in two colours: `currentColor`, and the accent where it says `var(--accent)`. */
export interface Logo {
  /** What stands within `<svg>`. */
  drawing: string;
  viewBox: string;
}

/** What a picture must not hold that stands in every page: nothing that runs, and nothing that is fetched. */
const FORBIDDEN =
  /<(script|style|image|use|foreignObject|a)\b|\son\w+\s*=|\b(?:xlink:)?href\s*=|url\(\s*["']?(?!#)/i;
const SVG = /^\s*(?:<\?xml[^>]*>\s*)?<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/;

/** Throws an error that names the file and what is wrong with it. */
export function openLogo(file: string): Logo {
  const [, attributes = '', drawing = ''] = SVG.exec(readFileSync(file, 'utf8')) ?? [];
  const viewBox = /\bviewBox="([^"]+)"/.exec(attributes)?.[1];
  if (viewBox === undefined) throw new Error(`${file} is no SVG with a viewBox.`);
  const unfit = FORBIDDEN.exec(drawing)?.[0];
  if (unfit !== undefined) throw new Error(`${file} holds ${unfit.trim()}, which no logo needs.`);
  return { drawing: drawing.trim(), viewBox };
}

/** In colours of its own, for renderers that know neither variables nor the colour of a text. */
export function colouredLogo({ drawing }: Logo, colours: { ink: string; accent: string }): string {
  return drawing.replaceAll('currentColor', colours.ink).replaceAll('var(--accent)', colours.accent);
}
