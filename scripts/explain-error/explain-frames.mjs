import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

/** What of a line of a stack is a place in a file of the build: what browsers load, and what the server runs. */
const FRAME =
  /(?:(?<browser>(?:_next\/static|islands)\/[\w./~$%-]+\.js)|\.next[\w-]*\/(?<server>server\/[\w./~$%[\]()-]+\.js))(?:\?[^\s:]*)?:(?<line>\d+):(?<column>\d+)/;

/**
 * The lines of the stack in a line of the log, or the line itself.
 * @param {string} line
 * @returns {string[]}
 */
export function explainLine(line) {
  if (!line.startsWith('{')) return [line];
  try {
    const { fault, err } = JSON.parse(line);
    const { message, stack } = fault ?? err ?? {};
    return typeof stack === 'string' ? [...(fault ? [String(message)] : []), ...stack.split('\n')] : [line];
  } catch {
    return [line];
  }
}

/**
 * The lines of a stack with the place in the source in place of that in the build; what no map knows stays as it is.
 * @param {readonly string[]} lines
 * @param {string} frontend
 * @returns {string[]}
 */
export function explainFrames(lines, frontend) {
  /** @type {Map<string, SourceMap | undefined>} */
  const maps = new Map();
  return lines.map((line) => {
    const groups = FRAME.exec(line)?.groups;
    if (!groups) return line;
    const file = groups.browser
      ? join(frontend, '.maps', `${groups.browser}.map`)
      : join(frontend, '.next', `${groups.server}.map`);
    if (!maps.has(file)) maps.set(file, readMap(file));
    const place = maps.get(file)?.findEntry(Number(groups.line) - 1, Number(groups.column) - 1);
    if (!place || !('originalSource' in place) || !place.originalSource) return line;
    const { originalSource, originalLine, originalColumn } = place;
    // Node.js tells it, its types do not.
    const name = Reflect.get(place, 'name');
    return `    at ${name ? `${name} ` : ''}(${shortened(originalSource)}:${originalLine + 1}:${originalColumn + 1})`;
  });
}

/** @param {string} file */
function readMap(file) {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/**
 * The path in this repository; bundlers write where a file lies in ways of their own.
 * @param {string} source
 */
function shortened(source) {
  const path = decoded(source).replace(/^(?:turbopack:\/\/\/)?\[project\]\/|^(?:\.\.\/)+/, '');
  // Of what pnpm lays out the package and the file are enough.
  const ofPackage = path.lastIndexOf('node_modules/');
  return ofPackage >= 0 ? path.slice(ofPackage) : path.replace(/^.*?(?=(?:frontend|packages)\/)/, '');
}

/** @param {string} source */
function decoded(source) {
  try {
    return decodeURIComponent(source);
  } catch {
    return source;
  }
}
