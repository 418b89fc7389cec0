import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { publish } from './publish';

const require = createRequire(import.meta.url);
const OF_A_PACKAGE = /url\("(@[^"]+\.woff2)"\)/g;

/** A style sheet with the classes that these sources use, as the text that stands in the page. */
export async function bundleStyles(
  file: string,
  sources: readonly string[],
  publicFolder: string,
): Promise<string> {
  const plugins = [tailwind({ optimize: { minify: true } })];
  // Brackets in the name of a page would be a pattern.
  const named = sources.map((source) => `@source "${source.replace(/[[\]]/g, '?')}";`).join('\n');
  const { css } = await postcss(plugins).process(`${await readFile(file, 'utf8')}\n${named}`, { from: file });
  const fonts = [...new Set([...css.matchAll(OF_A_PACKAGE)].map(([, font = '']) => font))];
  const addresses = new Map(
    await Promise.all(
      fonts.map(async (font) => {
        const content = await readFile(require.resolve(font));
        return [font, await publish(publicFolder, `fonts/${basename(font)}`, content)] as const;
      }),
    ),
  );
  return css.replace(OF_A_PACKAGE, (_, font: string) => `url("${addresses.get(font)}")`);
}
