import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './toolchain.mjs';

const MESSAGE_LINES = 8;

/**
 * @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { results: { errors: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * Each failed test of a run of vitest (its JSON reporter), and each file that did not come to its tests.
 * @param {{ testResults: { name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} report
 * @returns {string[]}
 */
export function failuresOfVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // What fails around the tests has no test to stand at.
    const isAround = status === 'failed' && (message !== '' || failed.length === 0);
    return [
      ...failed.map(({ fullName, failureMessages }) => describe(`${file} › ${fullName}`, failureMessages[0])),
      ...(isAround ? [describe(file, message)] : []),
    ];
  });
}

/**
 * Each journey of a run of Playwright (its JSON reporter) that failed at its last try.
 * @param {readonly Suite[]} suites
 * @returns {string[]}
 */
export function failuresOfPlaywright(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, file, line, tests }) =>
        describe(
          `${file}:${line} › ${title}`,
          tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)).at(-1)?.message,
        ),
      ),
    ...failuresOfPlaywright(inner),
  ]);
}

/**
 * @param {string} test
 * @param {string} [message]
 */
function describe(test, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES);
  return [test, ...lines.map((line) => `  ${line}`)].join('\n');
}
