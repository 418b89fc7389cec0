import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest } from './test-failures.mjs';
import { ROOT } from './toolchain.mjs';

test('failed tests and files that did not come to their tests are named, with the beginning of what they said', () => {
  const passed = { status: 'passed', fullName: 'is right', failureMessages: [] as string[] };
  const failed = {
    status: 'failed',
    fullName: 'is wrong',
    failureMessages: [`\u001b[31mexpected 1\u001b[39m${'\nline'.repeat(20)}`, 'more'],
  };
  const file = (name: string, status: string, message: string, assertionResults: (typeof passed)[]) => {
    return { name: join(ROOT, name), status, message, assertionResults };
  };
  expect(
    failuresOfVitest({
      testResults: [
        file('a.test.ts', 'failed', '', [passed, failed]),
        file('a2.test.ts', 'failed', 'its database cannot be dropped', [failed]),
        file('b.test.ts', 'failed', 'cannot be read', []),
        file('c.test.ts', 'passed', '', [passed]),
      ],
    }),
  ).toEqual([
    `a.test.ts › is wrong\n  expected 1${'\n  line'.repeat(7)}`,
    `a2.test.ts › is wrong\n  expected 1${'\n  line'.repeat(7)}`,
    'a2.test.ts\n  its database cannot be dropped',
    'b.test.ts\n  cannot be read',
  ]);
});

test('journeys are named that failed at every try, at any depth, with what the last try said', () => {
  const spec = (title: string, ok: boolean, messages: string[]) => {
    const tests = [{ results: messages.map((message) => ({ errors: [{ message }] })) }];
    return { title, ok, file: 'order.spec.ts', line: 7, tests };
  };
  const flaky = spec('came late', true, ['too early']);
  const broken = spec('never came', false, ['first try', 'second try']);
  expect(failuresOfPlaywright([{ specs: [flaky], suites: [{ specs: [broken] }] }])).toEqual([
    'order.spec.ts:7 › never came\n  second try',
  ]);
});
