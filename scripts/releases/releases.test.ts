import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gt, valid } from 'semver';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../toolchain.mjs';
import { changelog, sectionOf } from './changelog.mjs';
import { commitOf, historyFault, knownReleases, lastReleaseBefore } from './known-releases.mjs';
import { makeRelease, manifestsOf } from './make-release.mjs';
import { cleanTree, noteVerified } from './verified.mjs';

const PASSED = { passed: 5, failed: 0, skipped: 0 };
const PACKAGES = ['package.json', 'frontend/package.json', 'cms/package.json', 'packages/ui/package.json'];
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-releases-'));
  git('init', '--quiet', '--initial-branch', 'main');
  for (const [name, value] of [
    ['user.name', 'a'],
    ['user.email', 'a@b.example'],
  ] as const)
    git('config', name, value);
  for (const file of PACKAGES)
    write(file, '{\n  "name": "shop",\n  "version": "0.1.0",\n  "engines": { "node": "20" }\n}\n');
  write('deploy/kubernetes/Chart.yaml', 'apiVersion: v2\nversion: 0.1.0\nappVersion: 0.1.0\n');
  write('.gitignore', 'test-results/\n');
  commit('Sell servers');
  write('docs/releases.json', JSON.stringify([{ version: '0.1.0', date: '2026-11-27', commit: head() }]));
  write('CHANGELOG.md', '# Changelog\n\n## 0.1.0, 2026-11-27\n\n- Sell servers, as it was published\n');
  commit('Record what was released');
  commit('Sell databases');
  noteVerified(cleanTree(root), PASSED, root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

// Each is a handful of processes of git, on a machine that may do much else.
describe('a release', { timeout: 60_000 }, () => {
  test('gives every package and the chart its version, writes its section, and is committed and tagged', () => {
    const { version } = makeRelease('minor', { root, today: '2026-12-24' });
    expect(version).toBe('0.2.0');
    expect(manifestsOf(root).toSorted()).toEqual(PACKAGES.toSorted());
    for (const file of PACKAGES)
      expect(JSON.parse(read(file))).toEqual({ name: 'shop', version, engines: { node: '20' } });
    expect(read('deploy/kubernetes/Chart.yaml')).toBe('apiVersion: v2\nversion: 0.2.0\nappVersion: 0.2.0\n');
    expect(read('CHANGELOG.md')).toMatch(
      /^# Changelog\n[^#]*\n\n## 0\.2\.0, \d{4}-\d\d-\d\d\n\n- Sell databases\n\n## 0\.1\.0, 2026-11-27\n\n- Sell servers, as it was published\n$/,
    );
    expect(git('log', '-1', '--format=%s')).toBe('Release 0.2.0');
    expect(git('rev-parse', 'v0.2.0^{commit}')).toBe(head());
    expect(cleanTree(root)).toBeDefined();
  });

  test('is found in the history without its tag, wherever its commit has moved', () => {
    makeRelease('0.2.0', { root });
    const released = head();
    git('tag', '--delete', 'v0.2.0');
    commit('Sell clusters');
    const [first, second] = knownReleases(root);
    if (!first || !second) throw new Error('There are not two releases.');
    expect(commitOf(second, root)).toBe(released);
    expect(lastReleaseBefore('HEAD', root)).toEqual(second);
    // At the release itself the upgrade to try is the one that leads to it.
    expect(lastReleaseBefore(released, root)).toEqual(first);
    // Whoever commits it anew makes another commit of it.
    git('config', 'user.name', 'somebody else');
    git('rebase', '--quiet', '--force-rebase', String(first.commit));
    expect(commitOf(second, root)).not.toBe(released);
    expect(git('log', '-1', '--format=%s', String(commitOf(second, root)))).toBe('Release 0.2.0');
    expect(changelog({ root })).toMatch(/^# [^#]*## Not released yet\n\n- Sell clusters\n\n## 0\.2\.0, /);
  });

  test('keeps what somebody has written down for operators, above what is made of commits', () => {
    const told = '### What you have to do\n\n- Set `SHOP_CURRENCY`.\n\n#### With Compose\n\n- Nothing.\n\n';
    write('CHANGELOG.md', read('CHANGELOG.md').replace('## 0.1.0', `## Not released yet\n\n${told}## 0.1.0`));
    const text = changelog({ root });
    expect(text).toContain(
      `\n\n## Not released yet\n\n${told}### What is new\n\n- Sell databases\n\n## 0.1.0, `,
    );
    write('CHANGELOG.md', text);
    expect(changelog({ root })).toBe(text);
    commit('Say what to do');
    const { version, notes } = makeRelease('minor', { root, isVerifiedElsewhere: true });
    expect(notes).toContain(`\n\n${told}### What is new\n\n- Say what to do\n- Sell databases\n`);
    // It is of that release, and of none that comes.
    expect(changelog({ root })).toBe(read('CHANGELOG.md'));
    commit('Sell clusters');
    expect(changelog({ root })).toContain(`## Not released yet\n\n- Sell clusters\n\n## ${version}, `);
  });

  test('does not lose what somebody has written down before anything is committed', () => {
    makeRelease('minor', { root });
    const told = '## Not released yet\n\n### What you have to do\n\n- Nothing.\n\n';
    const before = read('CHANGELOG.md');
    write('CHANGELOG.md', before.replace('## 0.2.0', `${told}## 0.2.0`));
    expect(changelog({ root })).toBe(read('CHANGELOG.md'));
  });

  test('that is only looked at changes nothing', () => {
    const before = head();
    const { notes } = makeRelease('patch', { root, isDry: true });
    expect(notes).toMatch(/^## 0\.1\.1, [\d-]+\n\n- Sell databases\n/);
    expect([head(), cleanTree(root) !== undefined, git('tag', '--list')]).toEqual([before, true, '']);
  });

  test.each<[string, string, () => void, RegExp]>([
    ['with changes that are not committed', 'minor', () => write('new.txt', ''), /not committed/],
    ['that is no version', 'soon', () => undefined, /soon is no version/],
    ['that is the present version', '0.1.0', () => undefined, /0\.1\.0 is not higher than 0\.1\.0/],
    ['that is lower', '0.0.9', () => undefined, /0\.0\.9 is not higher/],
    ['whose tag there is', 'minor', () => git('tag', 'v0.2.0'), /tag v0\.2\.0 already/],
    ['of a commit that was not checked', 'minor', () => commit('Sell clusters'), /not been run on this/],
    [
      'of a commit in which faults were found',
      'minor',
      () => noteVerified(cleanTree(root), { ...PASSED, failed: 2 }, root),
      /2 faults/,
    ],
    [
      'of files that were changed while they were checked',
      'minor',
      () => noteVerified('another-tree', PASSED, root),
      /not been run/,
    ],
  ])('%s is refused, and nothing is written', (_, wanted, spoil, reason) => {
    spoil();
    const [before, status] = [head(), git('status', '--porcelain')];
    expect(() => makeRelease(wanted, { root })).toThrow(reason);
    expect([head(), git('status', '--porcelain')]).toEqual([before, status]);
  });

  test('that the CI has checked may be made where nobody has', () => {
    commit('Sell clusters');
    expect(makeRelease('minor', { root, isVerifiedElsewhere: true }).version).toBe('0.2.0');
  });

  test('in which nothing is new for anybody is refused', () => {
    makeRelease('minor', { root });
    noteVerified(cleanTree(root), PASSED, root);
    expect(() => makeRelease('patch', { root })).toThrow(/Nothing that concerns anybody/);
  });

  test('whose history a clone lacks is named as that, with what helps', () => {
    const [first] = knownReleases(root);
    if (!first) throw new Error('There is no release.');
    const shallow = join(root, 'test-results', 'clone');
    git('clone', '--quiet', '--depth', '1', `file://${root}`, shallow);
    expect(historyFault(first, root)).toBeUndefined();
    expect(historyFault(first, shallow)).toMatch(/shallow.*0\.1\.0 \(git fetch --unshallow\)/);
    expect(() => changelog({ root: shallow })).toThrow(/shallow/);
    expect(historyFault({ ...first, commit: 'f'.repeat(40) }, root)).toMatch(/no commit of 0\.1\.0/);
  });
});

test('releases rise, each has its section, and none is above the present version', () => {
  const releases = knownReleases();
  const present = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;
  const text = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  for (const [at, { version, date }] of releases.entries()) {
    expect([version, valid(version), date]).toEqual([
      version,
      version,
      expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    ]);
    expect(sectionOf(text, version)).toMatch(
      new RegExp(
        `^## ${version}, ${date}\n\n(?:### What you have to do\n\n[\\s\\S]+?\n\n### What is new\n\n)?- `,
      ),
    );
    const former = releases[at - 1];
    if (former) expect(gt(version, former.version)).toBe(true);
  }
  expect(releases.at(-1)?.version).toBe(present);
});

test('the chart bears the version of the packages', () => {
  const chart = readFileSync(join(ROOT, 'deploy/kubernetes/Chart.yaml'), 'utf8');
  const present = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;
  expect([...chart.matchAll(/^(?:appV|v)ersion: (.*)$/gm)].map(([, version]) => version)).toEqual([
    present,
    present,
  ]);
});

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
}

function head(): string {
  return git('rev-parse', 'HEAD');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function commit(message: string): void {
  write('shop.txt', message);
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', message);
}
