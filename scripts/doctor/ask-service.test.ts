import { expect, test } from 'vitest';
import { askService } from './ask-service.mjs';

test('a service is asked in an environment of its own', async () => {
  const program = `process.stdout.write(JSON.stringify({ fine: Object.keys(process.env).toSorted(), findings: [] }))`;
  const { fine } = await askService('site', { SITE_URL: 'https://shop.test' }, { args: ['-e', program] });
  expect(fine).toEqual(['HOME', 'LOG_LEVEL', 'PATH', 'SITE_URL']);
});

test.each<[string, string, RegExp]>([
  ['hangs', 'setTimeout(() => {}, 60_000)', /no answer within 0\.5 s/],
  ['breaks', 'throw new Error("it is not built")', /it is not built/],
  ['says something else', 'console.log("ready")', /cannot be examined/],
])('one that %s is a fault and no end of the doctor', async (_, program, what) => {
  const { fine, findings } = await askService('site', {}, { args: ['-e', program], withinMs: 500 });
  expect(fine).toEqual([]);
  expect(findings).toMatchObject([{ level: 'fault', what: expect.stringMatching(what) }]);
});
