import { Stop } from '../toolchain.mjs';

/** As in addresses, files and the names of components. */
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** With what is put around it, a name has to fit into one of a table: PostgreSQL takes 63 letters. */
const LONGEST = 30;
/** Letters of people, and the signs between them: it goes into code as it is. */
const TITLE = /^[\p{L}\d][\p{L}\d «»,.!?():—-]*$/u;
const LONGEST_TITLE = 60;

/**
 * Throws what to write instead.
 * @param {string | undefined} name
 * @param {string} example
 * @returns {string}
 */
export function checkName(name, example) {
  if (!name) throw new Stop(`Give it a name and what it is called in Russian: ${example}`);
  if (!KEBAB.test(name) || name.length < 3 || name.length > LONGEST)
    throw new Stop(
      `'${name}' is no name: three to ${LONGEST} Latin letters, digits and single hyphens, as in ${example}`,
    );
  if (!isIdentifier(inCamelCase(name))) throw new Stop(`'${name}' is a word of JavaScript: choose another.`);
  return name;
}

/**
 * Throws what to write instead.
 * @param {string | undefined} title
 * @param {string} example
 * @returns {string}
 */
export function checkTitle(title, example) {
  const trimmed = title?.trim() ?? '';
  if (!/[а-яё]/i.test(trimmed))
    throw new Stop(`Say in quotes what it is called in Russian, for it is read by people: ${example}`);
  if (!TITLE.test(trimmed) || trimmed.length > LONGEST_TITLE)
    throw new Stop(
      `'${trimmed}' is no title: at most ${LONGEST_TITLE} letters, digits and the signs « » , . ! ? ( ) : -`,
    );
  return trimmed;
}

/**
 * Throws what to write instead.
 * @param {string | undefined} title
 * @param {string} example
 * @returns {string}
 */
export function checkEnglish(title, example) {
  const trimmed = title?.trim() ?? '';
  if (!/^[A-Z][A-Za-z\d ,.!?():-]*$/.test(trimmed) || trimmed.length > LONGEST_TITLE)
    throw new Stop(`Say at the end what it is called in English, too, in Latin letters: ${example}`);
  return trimmed;
}

/** @param {string} name */
export function inPascalCase(name) {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** @param {string} name */
export function inCamelCase(name) {
  const pascal = inPascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** @param {string} name */
function isIdentifier(name) {
  try {
    new Function(`'use strict'; const ${name} = 0;`);
    return true;
  } catch {
    return false;
  }
}
