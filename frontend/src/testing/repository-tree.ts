import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tree } from './coverage-table';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const GENERATED = /^(node_modules|dist|build|generated|pictures|test-results|playwright-report|\..*)$/;

/** All that stands in these folders of the repository and is written by hand. */
export function readTree(folders: readonly string[]): Tree {
  return new Map(folders.flatMap((folder) => filesIn(folder).map((path) => [path, readTest(path)])));
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return GENERATED.test(entry.name) ? [] : filesIn(path);
  });
}

/** Only the text of tests is asked for. */
function readTest(path: string): string {
  return /\.(test|spec)\.tsx?$/.test(path) ? readFileSync(join(ROOT, path), 'utf8') : '';
}
