import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { markedCommands } from '../production/unit.mjs';
import { commitOf, git, historyFault, lastReleaseBefore } from '../releases/known-releases.mjs';
import { ROOT } from '../toolchain.mjs';
import { lossesOf } from './adopted-shop.mjs';
import { makeFork, removeUnlessBuilt, takeVersion } from './fork.mjs';

const release = lastReleaseBefore();
if (!release) throw new Error('There is no release yet.');
const fault = historyFault(release);
// In CI there has to be a history.
const isSkipped = fault !== undefined && process.env.CI !== 'true';
if (isSkipped) process.stderr.write(`No fork takes this version: ${fault}.\n`);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-fork-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(isSkipped)(
  `a fork of ${release.version} with a brand of its own takes this version without a conflict`,
  () => {
    const fork = join(folder, 'fork');
    makeFork(ROOT, String(commitOf(release)), fork);
    takeVersion(fork, ROOT, String(git(ROOT, 'rev-parse', 'HEAD')));
    expect(readFileSync(join(fork, 'brand/brand.json'), 'utf8')).toBe(
      readFileSync(join(fork, 'packages/brand/second/brand.json'), 'utf8'),
    );
    expect(git(fork, 'merge-base', '--is-ancestor', 'HEAD~1', 'HEAD')).toBe('');
  },
  120_000,
);

describe('a fork', { timeout: 60_000 }, () => {
  const own = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      ...{ cwd: join(folder, 'ours'), encoding: 'utf8', stdio: 'pipe' },
    }).trim();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, 'ours', file)), { recursive: true });
    writeFileSync(join(folder, 'ours', file), text);
  };
  const commit = () => {
    own('add', '--all');
    own('commit', '--quiet', '--message', 'Go on');
    return own('rev-parse', 'HEAD');
  };

  beforeEach(() => {
    mkdirSync(join(folder, 'ours'));
    own('init', '--quiet');
    for (const file of ['brand.json', 'logo.svg']) {
      write(`brand/${file}`, 'ours\n');
      write(`packages/brand/second/${file}`, 'theirs\n');
    }
  });

  test('of a version that leaves the brand alone gets what is new beside its own', () => {
    const [first, fork] = [commit(), join(folder, 'fork')];
    makeFork(join(folder, 'ours'), first, fork);
    write('shop.txt', 'new\n');
    takeVersion(fork, join(folder, 'ours'), commit());
    const read = (file: string) => readFileSync(join(fork, file), 'utf8');
    expect([read('brand/brand.json'), read('shop.txt')]).toEqual(['theirs\n', 'new\n']);
  });

  test('of a version that changes the shipped brand is told which file somebody would have to mend', () => {
    const [first, fork] = [commit(), join(folder, 'fork')];
    makeFork(join(folder, 'ours'), first, fork);
    write('brand/brand.json', 'ours, another\n');
    const version = commit();
    expect(() => takeVersion(fork, join(folder, 'ours'), version)).toThrow(
      /ends in conflicts:\nbrand\/brand\.json$/,
    );
  });

  test('is built once for each version, and once more where that was broken off', () => {
    const [first, fork, clone] = [commit(), join(folder, 'fork'), join(folder, 'clone')];
    makeFork(join(folder, 'ours'), first, fork);
    const build = (files: string[]) => {
      execFileSync('git', ['clone', '--quiet', fork, clone], { stdio: 'pipe' });
      for (const file of files) {
        mkdirSync(dirname(join(clone, file)), { recursive: true });
        writeFileSync(join(clone, file), '');
      }
    };
    const [site, cms] = ['frontend/.next/BUILD_ID', 'cms/dist/build/index.html'];
    const isKept = () => {
      removeUnlessBuilt(clone, fork);
      return existsSync(clone);
    };
    build([site]);
    expect(isKept()).toBe(false);
    build([site, cms]);
    expect(isKept()).toBe(true);
    write('shop.txt', 'new\n');
    takeVersion(fork, join(folder, 'ours'), commit());
    expect(isKept()).toBe(false);
  });
});

describe('what was there before', () => {
  const before = { pages: [{ path: '/', status: 200 }], siteSettings: { brand_name: 'Полюс' } };

  test('is not lost when more is there besides', () => {
    const after = { ...before, pages: [{ path: '/new', status: 200 }, ...before.pages], banners: [] };
    expect(lossesOf(before, after)).toEqual([]);
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['is gone', { ...before, pages: [] }, /^pages: .*"\/".* is gone or another$/],
    ['is another', { ...before, pages: [{ path: '/', status: 500 }] }, /^pages: /],
    [
      'is another setting',
      { ...before, siteSettings: { brand_name: 'Vitrina' } },
      /^siteSettings: .*Vitrina/,
    ],
    ['is not answered', { pages: before.pages }, /^siteSettings: /],
  ])('is named where it %s', (_, after, words) => {
    expect(lossesOf(before, after)).toEqual([expect.stringMatching(words)]);
  });
});

test('the guide puts another version in place and takes it back, in blocks that the rehearsal runs', () => {
  const guide = readFileSync(join(ROOT, 'docs', 'production.md'), 'utf8');
  const [built = '', placed = '', ...more] = markedCommands(guide, 'upgrade');
  const [back = '', ...others] = markedCommands(guide, 'rollback');
  expect([more, others]).toEqual([[], []]);
  expect(built).toMatch(/^git clone .* \/srv\/vitrina\/second$/m);
  expect(placed).toMatch(
    /systemctl stop vitrina-cms\n[\s\S]*systemctl start vitrina-backup\n[\s\S]*systemctl restart/,
  );
  expect(back).toMatch(
    /systemctl stop [\s\S]*\/srv\/vitrina\/first [\s\S]* restore "\$saved" --replace\n[\s\S]*systemctl start [\s\S]*ready/,
  );
});
