import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stop } from '../toolchain.mjs';

const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url));

/**
 * A change of the tree that is written as a whole, after everything that may refuse it has been asked.
 * @typedef {Map<string, string>} Files the new text of each file, by its path from the root
 */

/**
 * A template with its `{{words}}`.
 * @param {string} name
 * @param {Readonly<Record<string, string>>} words
 */
export function filled(name, words) {
  return readFileSync(join(TEMPLATES, `${name}.txt`), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, word) => {
    const value = words[word];
    if (value === undefined) throw new Error(`The template ${name} asks for ${word}, which nobody has.`);
    return value;
  });
}

/**
 * A file of the tree with `text` put before the first place that `before` fits, at or after `after`.
 * @param {string} root
 * @param {string} file
 * @param {{ text: string, after?: RegExp, before: RegExp }} change
 */
export function withInserted(root, file, { text, after, before }) {
  const source = readFileSync(join(root, file), 'utf8');
  const begin = after ? (after.exec(source)?.index ?? -1) : 0;
  const found = begin < 0 ? undefined : before.exec(source.slice(begin));
  if (!found)
    throw new Stop(
      `${file} is not as it was when this command was written: put '${text.trim()}' there by hand.`,
    );
  const place = begin + found.index;
  return `${source.slice(0, place)}${text}${source.slice(place)}`;
}

/**
 * @param {string} root
 * @param {Files} files
 */
export function write(root, files) {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...files.keys()];
}

/**
 * Throws where one of them is there already.
 * @param {string} root
 * @param {readonly string[]} files
 */
export function refuseExisting(root, files) {
  const there = files.filter((file) => existsSync(join(root, file)));
  if (there.length > 0) throw new Stop(`${there.join(', ')}: there is one of that name already.`);
}
