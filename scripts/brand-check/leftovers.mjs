import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** @typedef {{ file: string, line: number, column: number, what: string, word: string }} Leftover */
/**
 * A value of `brand.json`, and the words that stand for it elsewhere.
 * @typedef {{ what: string, of: string, words: readonly string[] }} Part
 */

/**
 * The parts of the shipped brand that the present one has not taken over.
 * @param {readonly Part[]} shipped
 * @param {string} present the text of its `brand.json`
 */
export function partsLeft(shipped, present) {
  return shipped.filter(({ of }) => !present.includes(`"${of}"`));
}

/**
 * Where words of these parts stand in a text.
 * @param {string} text
 * @param {readonly Part[]} parts
 * @returns {Omit<Leftover, 'file'>[]}
 */
export function leftoversIn(text, parts) {
  return parts.flatMap(({ what, words }) =>
    words.flatMap((word) =>
      [...text.matchAll(patternOf(word))].map(({ index }) => ({ ...placeOf(text, index), what, word })),
    ),
  );
}

/**
 * @param {string} root
 * @param {readonly string[]} files
 * @param {readonly Part[]} parts
 * @returns {Leftover[]}
 */
export function leftoversOf(root, files, parts) {
  return files.flatMap((file) =>
    leftoversIn(readFileSync(join(root, file), 'utf8'), parts).map((leftover) => ({ file, ...leftover })),
  );
}

/**
 * What a build has made that people or programs read.
 * @param {string} root
 * @returns {string[]}
 */
export function builtFiles(root) {
  return BUILT.flatMap((folder) => {
    if (!existsSync(join(root, folder))) return [];
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
      .filter((file) => READ.test(file) && !NOT_SHOWN.test(file));
  });
}

const BUILT = [
  'frontend/.assets',
  'frontend/.next/static',
  'frontend/.next/server',
  'frontend/public',
  'cms/dist/build',
];
const READ = /\.(js|mjs|css|html|svg|json|rsc|txt|webmanifest)$/;
const NOT_SHOWN = /\.map$|\.nft\.json$|(^|\/)(cache|node_modules)\//;

/**
 * Colours are the same in capitals. A name counts as it is written and as a word of its own: the same letters are part of names of packages
 * and cookies, which are the software's.
 * @param {string} word
 */
function patternOf(word) {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s*`);
  return /^(#|oklch)/.test(word)
    ? new RegExp(escaped, 'gi')
    : new RegExp(String.raw`(?<![\w-])${escaped}(?![\w-])`, 'g');
}

/**
 * @param {string} text
 * @param {number} index
 */
function placeOf(text, index) {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
}
