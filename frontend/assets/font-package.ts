import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);
/** The brand's fonts are packages of its own. */
const ofBrand = createRequire(require.resolve('@vitrina/brand/package.json'));

/** A file of a font, and what it says about itself. */
interface OpenedFile {
  file: Buffer;
  font: Font;
}

/** One file of a package of Fontsource, which splits a font by scripts. */
export interface FontPart extends OpenedFile {
  name: string;
  /** The characters that it draws, of those that the package has the file for. */
  points: readonly number[];
}

/** Of a variable font of the brand the parts of these names that it has. */
export async function openFontPackage(name: string, parts: readonly string[]): Promise<FontPart[]> {
  const folder = folderOf(name, ofBrand);
  const ranges: Record<string, string> = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'));
  const id = name.slice(name.indexOf('/') + 1);
  return Promise.all(
    parts
      .filter((part) => ranges[part] !== undefined)
      .map(async (part) => {
        const file = await readFile(join(folder, 'files', `${id}-${part}-wght-normal.woff2`));
        const font = openFont(file);
        return { name: part, file, font, points: pointsWithin(font, ranges[part] ?? '') };
      }),
  );
}

/** As people call it. */
export async function nameOfFont(name: string): Promise<string> {
  return JSON.parse(await readFile(join(folderOf(name, ofBrand), 'metadata.json'), 'utf8')).family;
}

/** A font of the system by one that is as wide: the site brings none, and a build may stand where there is none. */
export function openStandIn(name: string, parts: readonly string[], weight: number): Promise<OpenedFile[]> {
  const id = name.slice(name.indexOf('/') + 1);
  return Promise.all(
    parts.map(async (part) => {
      const file = await readFile(
        join(folderOf(name, require), 'files', `${id}-${part}-${weight}-normal.woff2`),
      );
      return { file, font: openFont(file) };
    }),
  );
}

function folderOf(name: string, { resolve }: NodeJS.Require): string {
  const found = resolve
    .paths(name)
    ?.map((folder) => join(folder, name))
    .find(existsSync);
  if (found === undefined)
    throw new Error(
      `The font ${name} is not installed: node scripts/pnpm.mjs add --filter @vitrina/brand ${name}`,
    );
  return found;
}

export function openFont(file: Buffer): Font {
  const font = create(file);
  if (!('characterSet' in font)) throw new Error('A collection of fonts is no font.');
  return font;
}

function pointsWithin({ characterSet }: Font, ranges: string): number[] {
  const spans = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
  });
  return characterSet.filter((point) => spans.some(({ first, last }) => point >= first && point <= last));
}
