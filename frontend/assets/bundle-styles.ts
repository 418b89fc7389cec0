import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

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
    await Promise.all(fonts.map(async (font) => [font, await publish(font, publicFolder)] as const)),
  );
  return css.replace(OF_A_PACKAGE, (_, font: string) => `url("${addresses.get(font)}")`);
}

/** A font of a package as a file of the site, named by its content, so that a browser may keep it for good. */
async function publish(font: string, publicFolder: string): Promise<string> {
  const file = require.resolve(font);
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  const name = `${basename(font, '.woff2')}-${hash.slice(0, 12)}.woff2`;
  await mkdir(join(publicFolder, 'fonts'), { recursive: true });
  await copyFile(file, join(publicFolder, 'fonts', name));
  return `/fonts/${name}`;
}
