import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../toolchain.mjs';
import { git } from './known-releases.mjs';

const NOTE = join('test-results', 'verified.json');

/**
 * What stands in the last commit, by its content; nothing where files differ from it.
 * @returns {string | undefined}
 */
export function cleanTree(root = ROOT) {
  return git(root, 'status', '--porcelain') === '' ? git(root, 'rev-parse', 'HEAD^{tree}') : undefined;
}

/**
 * Leaves a note of what `npm test` has found of a tree, for the release that asks. Of files that were changed meanwhile it says nothing.
 * @param {string | undefined} tree as it was when the checks began
 * @param {{ passed: number, failed: number, skipped: number }} counts
 */
export function noteVerified(tree, { passed, failed, skipped }, root = ROOT) {
  const file = join(root, NOTE);
  mkdirSync(dirname(file), { recursive: true });
  const known = tree === cleanTree(root) ? tree : undefined;
  writeFileSync(file, JSON.stringify({ tree: known ?? null, passed, failed, skipped }));
}

/**
 * Why the last commit does not count as verified on this machine; nothing when it does.
 * @returns {string | undefined}
 */
export function unverified(root = ROOT) {
  const file = join(root, NOTE);
  const { tree, passed, failed } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (!tree || tree !== cleanTree(root)) return 'npm test has not been run on this commit';
  if (failed > 0) return `npm test has found ${failed} faults in this commit`;
  return passed > 0 ? undefined : 'npm test has counted nothing';
}
