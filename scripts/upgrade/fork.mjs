import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../releases/known-releases.mjs';
import { Stop } from '../toolchain.mjs';

/** The files of a brand that are put in the place of ours, as docs/brand.md says. */
export const BRAND = ['brand.json', 'logo.svg'];

/**
 * What an adopter has: a clone at a release, and in it a commit with a brand of their own.
 * @param {string} repository
 * @param {string} commit of the release
 * @param {string} folder that is not there yet
 */
export function makeFork(repository, commit, folder) {
  execFileSync('git', ['clone', '--quiet', '--no-checkout', repository, folder], { stdio: 'pipe' });
  inFork(folder, 'checkout', '--quiet', '-B', 'shop', commit);
  // The second brand of the project is one that nobody ships.
  const second = join(folder, 'packages', 'brand', 'second');
  for (const file of BRAND) cpSync(join(second, file), join(folder, 'brand', file));
  inFork(folder, 'commit', '--quiet', '--all', '--message', 'Dress the shop in its own brand');
}

/**
 * Takes another version into the fork, by a merge and, in another branch, by a rebase. Throws where somebody would have to resolve a conflict, and where
 * the brand is not the adopter's afterwards.
 * @param {string} folder
 * @param {string} repository
 * @param {string} commit of the version
 */
export function takeVersion(folder, repository, commit) {
  inFork(folder, 'fetch', '--quiet', repository, commit);
  const [own, base] = [git(folder, 'rev-parse', 'shop'), git(folder, 'merge-base', 'shop', commit)];
  if (base === undefined) throw new Stop(`${commit} shares no history with the fork.`);
  take('rebased', 'rebase', '--quiet', '--onto', commit, base);
  take('shop', 'merge', '--quiet', '--no-edit', commit);
  const changed = git(folder, 'diff', '--name-only', 'rebased', 'shop');
  if (changed) throw new Stop(`A rebase and a merge differ in:\n${changed}`);
  const redressed = git(
    folder,
    'diff',
    '--name-only',
    String(own),
    'shop',
    '--',
    ...BRAND.map((file) => `brand/${file}`),
  );
  if (redressed !== '') throw new Stop(`The brand of the fork was changed: ${redressed}`);

  /**
   * @param {'rebased' | 'shop'} branch
   * @param {string[]} command
   */
  function take(branch, ...command) {
    inFork(folder, 'checkout', '--quiet', ...(branch === 'shop' ? [branch] : ['-B', branch, 'shop']));
    try {
      inFork(folder, ...command);
    } catch {
      const files = git(folder, 'diff', '--name-only', '--diff-filter=U');
      git(folder, String(command[0]), '--abort');
      throw new Stop(
        `A ${command[0]} of ${commit} into a fork with a brand of its own ends in conflicts:\n${files}`,
      );
    }
  }
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
function inFork(folder, ...args) {
  const who = ['-c', 'user.name=A shop', '-c', 'user.email=shop@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'pipe' });
}

/**
 * Whether site and CMS are built there to their end.
 * @param {string} folder
 */
export function isBuilt(folder) {
  return ['frontend/.next/BUILD_ID', 'cms/dist/build/index.html'].every((file) =>
    existsSync(join(folder, file)),
  );
}

/**
 * Removes a clone that holds another version than the fork now does, or whose build was broken off.
 * @param {string} folder
 * @param {string} fork
 */
export function removeUnlessBuilt(folder, fork) {
  const [there, wanted] = [folder, fork].map((one) => git(one, 'rev-parse', 'HEAD^{tree}'));
  if (there === undefined || there !== wanted || !isBuilt(folder))
    rmSync(folder, { recursive: true, force: true });
}
