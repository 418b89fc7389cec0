import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './toolchain.mjs';

const ENGLISH = readReadme('README.md');
const RUSSIAN = readReadme('README.ru.md');
/** Where paths begin that a reader of the map need not have in full. */
const ABOVE = ['.', 'frontend', 'frontend/src', 'packages'];

test('each README leads to the other from its first lines', () => {
  expect(ENGLISH.top).toContain('](README.ru.md)');
  expect(RUSSIAN.top).toContain('](README.md)');
});

test('both have the same sections, paragraphs, steps and rows of tables', () => {
  expect(ENGLISH.shape.length).toBeGreaterThan(40);
  expect(RUSSIAN.shape).toEqual(ENGLISH.shape);
});

test('both have the same blocks of code', () => {
  expect(ENGLISH.blocks.length).toBeGreaterThan(2);
  expect(RUSSIAN.blocks.map(withoutRemarks)).toEqual(ENGLISH.blocks.map(withoutRemarks));
});

test('both name the same commands, files and variables', () => {
  expect(ENGLISH.code.length).toBeGreaterThan(60);
  expect(RUSSIAN.code).toEqual(ENGLISH.code);
});

test('both have the same figures', () => {
  expect(ENGLISH.figures).toContain('20.19');
  expect(RUSSIAN.figures).toEqual(ENGLISH.figures);
});

test('both have the same links and pictures in the same order', () => {
  expect(ENGLISH.links.length).toBeGreaterThan(15);
  expect(RUSSIAN.links).toEqual(ENGLISH.links);
  expect(ENGLISH.pictures.length).toBeGreaterThan(2);
  expect(RUSSIAN.pictures).toEqual(ENGLISH.pictures);
});

test('the Russian one is in Russian throughout', () => {
  const remarks = RUSSIAN.blocks.flatMap((block) => block.map(remarkOf));
  expect([...RUSSIAN.prose, ...remarks].filter(isForeign)).toEqual([]);
  // The measure itself must tell both languages apart.
  expect(ENGLISH.prose.filter((text) => !isForeign(text))).toEqual([]);
  expect(ENGLISH.prose.length).toBeGreaterThan(40);
});

test('the map has every room of the site, every package and every folder of the project', () => {
  const [map = []] = ENGLISH.blocks.filter((block) => block.some((line) => line.startsWith('frontend ')));
  const shown = map.flatMap((line) => withoutRemark(line).trim().split(', ').flatMap(spelledOut));
  const folders = [
    ...foldersIn('.').filter((name) => name !== 'packages'),
    ...foldersIn('packages').map((name) => `packages/${name}`),
    ...foldersIn('frontend/src').map((name) => `src/${name}`),
  ];
  expect(folders).toEqual(expect.arrayContaining(['cms', 'packages/ui', 'src/pages']));
  expect(folders.filter((folder) => !shown.includes(folder))).toEqual([]);
});

test('files and commands that are named without a link are there, too', () => {
  const paths = ENGLISH.code.filter((code) => /^[\w-]+(?:\/[\w.{},*-]+)+$/.test(code));
  expect(paths).toContain('features/knowledge/get-article.ts');
  const whole = paths.flatMap((path) => spelledOut(path.replace('/*.ts', '')));
  expect(whole.filter((path) => !ABOVE.some((folder) => existsSync(join(ROOT, folder, path))))).toEqual([]);

  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const commands = ENGLISH.code.map((code) => /^[a-z]+:[a-z]+/.exec(code)?.[0] ?? 'start');
  expect(commands).toContain('bench:soak');
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

/** A README by what has to be alike in every language. */
function readReadme(file: string) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const blocks: string[][] = [];
  const rest = text.replaceAll(/^```\w*\n([\s\S]*?)^```$/gm, (_, block: string) => {
    blocks.push(block.trimEnd().split('\n'));
    return '```';
  });
  // A paragraph or a step of a list may be broken into lines wherever its language likes; a row is a line.
  const parts = rest.split(/\n\n+|\n(?=[|#]|\d+\. )/).map((part) => part.trim());
  const [, top = '', ...below] = parts;
  const body = below.join('\n');
  return {
    top,
    blocks,
    shape: parts.map((part) => /^(?:#+ |\||\d+\. |```)/.exec(part)?.[0] ?? 'paragraph'),
    code: [...body.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).toSorted(),
    // 10,000 is written '10 000' in Russian.
    figures: [...body.replaceAll(/(?<=\d)[,\s](?=\d{3}\b)/g, '').matchAll(/\d+(?:\.\d+)*/g)]
      .map(([figure]) => figure)
      .toSorted(),
    links: [...body.matchAll(/(?<!!)\[[^\]]*\]\(([^)]+)\)/g)].map(([, target]) => target),
    pictures: [...body.matchAll(/!\[[^\]]*\]\(([^)]+)\)|<img src="([^"]+)"/g)].map(
      ([, inline, sized]) => inline ?? sized,
    ),
    prose: below
      .flatMap((part) => (part.startsWith('|') ? part.split('|') : [part]))
      .map((part) => part.trim())
      .filter((part) => /\p{L}{3}/u.test(wordsOf(part))),
  };
}

/** What a reader reads: without code, addresses and markup. */
function wordsOf(text: string): string {
  return text
    .replaceAll(/`[^`\n]+`/g, '')
    .replaceAll(/https?:\/\/\S+|\]\([^)]+\)|<img src="[^"]+" alt=|width="[^"]+"/g, '');
}

/** Names such as 'PostgreSQL, Redis' and 'CMS' stand in any language; a sentence does not. */
function isForeign(text: string): boolean {
  const words = wordsOf(text);
  const isSentence = /(?:[a-z][\w’'-]* ){3}[a-z]|(?:[a-z][\w’'-]*,? ){4}[a-z]/i.test(words);
  return isSentence || (/\b[A-Z]?[a-z]{3}/.test(words) && !/[а-яё]/i.test(words));
}

/** In a block of code two spaces part a line from what is said of it, which every language says in its own words. */
function withoutRemark(line: string): string {
  return /^ *\S+(?: \S+)*/.exec(line)?.[0] ?? '';
}

function withoutRemarks(block: readonly string[]): string[] {
  return block.map(withoutRemark);
}

function remarkOf(line: string): string {
  return line.slice(withoutRemark(line).length);
}

/** 'src/{urls,copy}' → 'src/urls', 'src/copy' */
function spelledOut(path: string): string[] {
  const [, before = '', among = '', after = ''] = /^(.*)\{(.+)\}(.*)$/.exec(path) ?? [];
  return among ? among.split(',').map((one) => `${before}${one}${after}`) : [path];
}

/** Of what is committed, for whoever works here may have further ones. */
function foldersIn(folder: string): string[] {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: join(ROOT, folder), encoding: 'utf8' });
  const folders = files.split('\0').flatMap((file) => /^([^./][^/]*)\//.exec(file)?.[1] ?? []);
  return [...new Set(folders)];
}
