import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../toolchain.mjs';

/** Where each release is written down, the first one first. */
export const RELEASES = 'docs/releases.json';

/**
 * @typedef {object} Release
 * @property {string} version semantic, without a `v`
 * @property {string} date `2026-11-27`
 * @property {string} [commit] only of one that was named after it was made; of others it is found in the history
 */

/** @returns {Release[]} the first one first */
export function knownReleases(root = ROOT) {
  return JSON.parse(readFileSync(join(root, RELEASES), 'utf8'));
}

/**
 * The commit of a release, or nothing where this clone does not reach back to it. Tags are not asked: a fork, a mirror or a rebase may have lost them, or
 * may have some of its own.
 * @param {Release} release
 * @returns {string | undefined}
 */
export function commitOf({ version, commit }, root = ROOT) {
  if (commit !== undefined) return git(root, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  // The commit that wrote it down is the release.
  const written = git(root, 'log', '--reverse', '--format=%H', `-S"version": "${version}"`, '--', RELEASES);
  return written?.split('\n')[0] || undefined;
}

/**
 * The last release before a commit: at a release itself, the one before it.
 * @returns {Release | undefined}
 */
export function lastReleaseBefore(commit = 'HEAD', root = ROOT) {
  const here = git(root, 'rev-parse', commit);
  return knownReleases(root).findLast((release) => commitOf(release, root) !== here);
}

/**
 * Why the history of a release cannot be read here; nothing when it can.
 * @param {Release} release
 * @returns {string | undefined}
 */
export function historyFault(release, root = ROOT) {
  if (git(root, 'rev-parse', '--git-dir') === undefined) return 'this is no clone of a repository';
  if (commitOf(release, root) !== undefined) return undefined;
  return git(root, 'rev-parse', '--is-shallow-repository') === 'true'
    ? `this clone is shallow and does not reach back to ${release.version} (git fetch --unshallow)`
    : `the history has no commit of ${release.version}`;
}

/**
 * What git says, or nothing where it fails.
 * @param {string} cwd
 * @param {string[]} args
 * @returns {string | undefined}
 */
export function git(cwd, ...args) {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
