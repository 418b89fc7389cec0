import { readFile } from 'node:fs/promises';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

/** A style sheet with the classes that these sources use, as the text that stands in the page. */
export async function bundleStyles(file: string, sources: readonly string[]): Promise<string> {
  const plugins = [tailwind({ optimize: { minify: true } })];
  // Brackets in the name of a page would be a pattern.
  const named = sources.map((source) => `@source "${source.replace(/[[\]]/g, '?')}";`).join('\n');
  const { css } = await postcss(plugins).process(`${await readFile(file, 'utf8')}\n${named}`, { from: file });
  return css;
}
