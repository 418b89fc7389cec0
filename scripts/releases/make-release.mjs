import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gt, inc, valid } from 'semver';
import { ROOT, Stop } from '../toolchain.mjs';
import { changelog, sectionOf } from './changelog.mjs';
import { git, knownReleases, RELEASES } from './known-releases.mjs';
import { cleanTree, unverified } from './verified.mjs';

const CHART = 'deploy/kubernetes/Chart.yaml';
const STEPS = /** @type {const} */ (['patch', 'minor', 'major']);

/**
 * Makes the last commit a release: one more commit with its version everywhere, its section of the changelog and its line among the releases, and a tag.
 * Everything is asked before anything is written.
 * @param {string} wanted a step (`minor`) or a version
 * @param {{ root?: string, isDry?: boolean, isVerifiedElsewhere?: boolean, today?: string }} [options] `today`: `2026-11-27`
 * @returns {{ version: string, notes: string }}
 */
export function makeRelease(
  wanted,
  {
    root = ROOT,
    isDry = false,
    isVerifiedElsewhere = false,
    today = new Date().toISOString().slice(0, 10),
  } = {},
) {
  const manifests = manifestsOf(root);
  const present = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
  const version = nextVersion(present, wanted);
  const highest = knownReleases(root).at(-1)?.version ?? '0.0.0';
  if (!gt(version, present) || !gt(version, highest))
    throw new Stop(`${version} is not higher than ${gt(highest, present) ? highest : present}.`);
  if (git(root, 'rev-parse', '--verify', '--quiet', `refs/tags/v${version}`) !== undefined)
    throw new Stop(`There is a tag v${version} already.`);
  if (cleanTree(root) === undefined)
    throw new Stop('There are changes that are not committed: a release is made of commits alone.');
  const fault = isVerifiedElsewhere ? undefined : unverified(root);
  if (fault)
    throw new Stop(`${fault}: run it, or say --verified-elsewhere if the CI has passed this very commit.`);
  const text = changelog({ root, next: version });
  const notes = sectionOf(text, version);
  if (notes === undefined)
    throw new Stop('Nothing that concerns anybody was committed since the last release.');
  if (isDry) return { version, notes };

  for (const file of manifests) replaceIn(root, file, /^( {2}"version": ")[^"]+(?=")/m, `$1${version}`);
  replaceIn(root, CHART, /^((?:appV|v)ersion: ).*$/gm, `$1${version}`);
  writeFileSync(join(root, 'CHANGELOG.md'), text);
  const releases = [...knownReleases(root), { version, date: today }];
  writeFileSync(join(root, RELEASES), `${JSON.stringify(releases, null, 2)}\n`);
  const run = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  run('commit', '--quiet', '--all', '--message', `Release ${version}`);
  run('tag', '--annotate', `v${version}`, '--message', `Vitrina ${version}`);
  return { version, notes };
}

/**
 * Every manifest bears the version of the project.
 * @param {string} root
 */
export function manifestsOf(root = ROOT) {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  return ['.', 'frontend', 'cms', ...packages]
    .map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(join(root, file)));
}

/**
 * @param {string} present
 * @param {string} wanted
 */
function nextVersion(present, wanted) {
  const step = STEPS.find((known) => known === wanted);
  const version = step === undefined ? valid(wanted) : inc(present, step);
  if (!version) throw new Stop(`${wanted} is no version: say ${STEPS.join(', ')} or one like 1.2.3.`);
  return version;
}

/**
 * @param {string} root
 * @param {string} file
 * @param {RegExp} what
 * @param {string} by
 */
function replaceIn(root, file, what, by) {
  const before = readFileSync(join(root, file), 'utf8');
  const after = before.replace(what, by);
  if (after === before) throw new Stop(`${file} has no version.`);
  writeFileSync(join(root, file), after);
}
