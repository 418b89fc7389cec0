import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const READ_STRANGERS = [
  'frontend/src',
  'packages/content-contract/src',
  'packages/ordering/src',
  'packages/search-language/src',
  'cms/src',
  'cms/config',
];
/** They read what somebody has made in their own browser, or gives to a command. */
const READ_THEIR_OWN =
  /^cms\/src\/(?:admin|commands|generate|markdown|runs)\/|\/testing\/|\/generated\/|\.test\.tsx?$/;

/** Texts that take the square of their length, and why nobody can make them long. */
const SHORT_TEXTS: Readonly<Record<string, string>> = {
  '/\\s*\\(\\d+\\s*rub\\)/i': 'a name of the provider',
  '/\\s+-\\s+(?=\\d)/': 'a name of the provider',
  '/^(\\D*?)\\s*(\\d) ?[xх] ?(?=[A-Z])(.*)$/i': 'a name of the provider',
  '/(\\d+) яд(?:ер|ро|ра)(?![а-яё])/gi': 'a name of the provider',
  '/(\\d+)\\s*яд/': 'a name of the provider',
  '/\\s+\\S*$/': 'the beginning of a description, cut before',
  '/[.!?…\\n]\\s*$/': 'four letters of an article',
  '/[.!?…\\n:;]\\s*$/': 'one letter of an article',
  '/(?<![\\w.:])\\+?\\d(?:[\\s()-]{0,2}\\d){9,}(?![\\w:])/g': 'a report of a browser, which a schema bounds',
  '/\\/+$/': 'an address in the environment',
  '/(?<=.)\\/+$/': 'the target of a redirect, of 2,000 letters at most',
};

// An automaton tells of most of them whether there is a text that takes longer than its length; the rest is searched for one.
const PATIENCE = { timeout: 20_000, incubationTimeout: 300, attackTimeout: 1_000, maxSize: 20_000 };

test('no regular expression can be kept busy by a text that a stranger sends', {
  timeout: 600_000,
}, async () => {
  const written = READ_STRANGERS.flatMap(sourcesIn)
    .filter((file) => !READ_THEIR_OWN.test(file))
    .flatMap(expressionsIn);
  expect(written.length).toBeGreaterThan(200);
  const faults = new Map<string, string>();
  for (const { expression, file } of new Map(written.map((one) => [one.expression, one])).values()) {
    const end = expression.lastIndexOf('/');
    const found = await check(expression.slice(1, end), expression.slice(end + 1), PATIENCE);
    if (found.status === 'vulnerable') faults.set(expression, `${file}: ${found.complexity.summary}`);
    if (found.status === 'unknown') faults.set(expression, `${file}: ${found.error.kind}`);
  }
  // What is searched for may be found in one run and not in another: a row stays as long as its expression does.
  expect([...faults].filter(([expression]) => !(expression in SHORT_TEXTS))).toEqual([]);
  const all = new Set(written.map(({ expression }) => expression));
  expect(Object.keys(SHORT_TEXTS).filter((expression) => !all.has(expression))).toEqual([]);
});

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
}

function expressionsIn(file: string): { expression: string; file: string }[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest);
  const found: { expression: string; file: string }[] = [];
  const look = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ expression: node.text, file });
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}
