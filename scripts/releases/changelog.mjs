import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, Stop } from '../toolchain.mjs';
import { commitOf, historyFault, knownReleases } from './known-releases.mjs';

/** Where a section begins. */
const SECTION = /^(?=## )/m;
/** What operators have to do, which a person has written, up to the next heading of its rank. */
const BY_HAND = /^### What you have to do\n[\s\S]*?(?=^### |(?![\s\S]))/m;

/**
 * The text of `CHANGELOG.md`: what has been committed since the last release, under `next` if that is about to be made, above the sections of releases, which
 * stay as they were published. What was written there by hand stays above the commits.
 * @param {{ root?: string, next?: string }} [options] `next`: a version
 */
export function changelog({ root = ROOT, next } = {}) {
  const file = join(root, 'CHANGELOG.md');
  const [, ...sections] = existsSync(file) ? readFileSync(file, 'utf8').split(SECTION) : [];
  const last = knownReleases(root).at(-1);
  const fault = last && historyFault(last, root);
  if (fault) throw new Stop(`There is no changelog to be made: ${fault}.`);
  const since = last && commitOf(last, root);
  const [header = '', fresh = ''] = execFileSync(
    join(ROOT, 'node_modules', '.bin', 'git-cliff'),
    [
      ...['--config', join(ROOT, 'cliff.toml')],
      ...(next === undefined ? ['--unreleased'] : ['--unreleased', '--tag', `v${next}`]),
      ...(since === undefined ? [] : [`${since}..HEAD`]),
    ],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  ).split(SECTION);
  const isReleased = (/** @type {string} */ section) => /^## \d/.test(section);
  const [byHand = ''] = BY_HAND.exec(sections.find((section) => !isReleased(section)) ?? '') ?? [];
  const parts = [header, ...freshSection(fresh, byHand), ...sections.filter(isReleased)];
  return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`;
}

/**
 * @param {string} fresh what git-cliff has made of the commits, if there are any
 * @param {string} byHand
 */
function freshSection(fresh, byHand) {
  const [, list = ''] = /(^- [\s\S]*)/m.exec(fresh) ?? [];
  if (byHand === '') return list === '' ? [] : [fresh];
  const [heading = '## Not released yet'] = /^## .*/.exec(fresh) ?? [];
  return [[heading, byHand.trimEnd(), ...(list === '' ? [] : ['### What is new', list])].join('\n\n')];
}

/**
 * The section of a version, or nothing.
 * @param {string} text of `CHANGELOG.md`
 * @param {string} version
 */
export function sectionOf(text, version) {
  return text.split(SECTION).find((section) => section.startsWith(`## ${version},`));
}
