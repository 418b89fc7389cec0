import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './toolchain.mjs';

const RULES = 'docs/rules.md';
/** Made of what is committed, and the examples below, which break the rules on purpose. */
const LEFT_OUT = ['CHANGELOG.md', 'scripts/rules.test.ts'];

/** Every text of the repository, on one line each: a citation may be broken over two. */
const TEXTS = new Map(
  execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.([cm]?[jt]sx?|css|json|md|ya?ml|sh|toml|txt|graphql)$/.test(file))
    .filter((file) => !LEFT_OUT.includes(file) && existsSync(join(ROOT, file)))
    .map((file) => [file, onOneLine(readFileSync(join(ROOT, file), 'utf8'))]),
);
const STATED = [
  ...readFileSync(join(ROOT, RULES), 'utf8').matchAll(/^- \*\*(R\d+)\*\* (.*(?:\n {2}.*)*)/gm),
].map(([, rule = '', text = '']) => ({ rule, text }));

test('each rule has a number of its own, and says something', () => {
  const numbers = STATED.map(({ rule }) => rule);
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.filter((rule, index) => numbers.indexOf(rule) !== index)).toEqual([]);
  expect(STATED.filter(({ text }) => text.length < 20)).toEqual([]);
});

test('a rule that is cited can be read', () => {
  const known = new Set(STATED.map(({ rule }) => rule));
  const unknown = [...TEXTS].flatMap(([file, text]) =>
    rulesIn(text).flatMap((rule) => (known.has(rule) ? [] : `${file} cites ${rule}`)),
  );
  expect(unknown).toEqual([]);
});

test('each rule is cited by code or by a test', () => {
  const cited = new Set([...TEXTS].flatMap(([file, text]) => (file.endsWith('.md') ? [] : rulesIn(text))));
  expect(STATED.map(({ rule }) => rule).filter((rule) => !cited.has(rule))).toEqual([]);
});

test('nobody is sent to a document that is not here', () => {
  const sent = [...TEXTS].flatMap(([file, text]) => absentIn(text).map((words) => `${file}: ${words}`));
  expect(sent).toEqual([]);
});

describe('of a citation', () => {
  test.each([
    ['(rule R7)', ['R7']],
    ['Rules R7, R12 and R120:', ['R7', 'R12', 'R120']],
    ['rules R9 to R11', ['R9', 'R10', 'R11']],
    [' * as\n * rule\n * R8 says', ['R8']],
    ['R2-D2, a rule of thumb', []],
  ])('%j names %j', (text, rules) => {
    expect(rulesIn(onOneLine(text))).toEqual(rules);
  });

  test.each([
    ['Specification 000, section 5'],
    ['(specification 001,\n// section 2.2)'],
    ['the tabs of 001, section 2.1'],
    ['(decisions, section B)'],
    ['decision A.3 says'],
    ['the\n * specification names it'],
    ['docs/specification-coverage.md'],
  ])('%j leads nowhere', (text) => {
    expect(absentIn(onOneLine(text))).toHaveLength(1);
  });

  test.each([
    ['the specification of the policy'],
    ['by the SVG specification, B.2.4'],
    ['(decision 0042)'],
    ['RFC 9110, section 13.2.2'],
  ])('%j is in order', (text) => {
    expect(absentIn(text)).toEqual([]);
  });
});

function onOneLine(text: string): string {
  return text.replace(/[^\S\n]*\n[^\S\n]*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ');
}

function rulesIn(text: string): string[] {
  return [...text.matchAll(/\b[Rr]ules? (R\d+(?:(?:, | and | to )R\d+)*)/g)].flatMap(([, list = '']) =>
    list.split(/, | and /).flatMap((part) => {
      const [first = 0, last = first] = part.split(' to ').map((rule) => Number(rule.slice(1)));
      return Array.from({ length: last - first + 1 }, (_, index) => `R${first + index}`);
    }),
  );
}

/** Words that point at a section of a document which those who read them do not have. */
function absentIn(text: string): string[] {
  const pointing =
    /\b[Ss]pecifications? \(?00[01]\b|\b00[01], sections? \d|\bspecification-coverage\b|\b[Dd]ecisions?(?:, section [A-E]\b| [A-E]\.\d)|\b[Tt]he specification\b(?! of )/g;
  return [...text.matchAll(pointing)].map(([words]) => words);
}
