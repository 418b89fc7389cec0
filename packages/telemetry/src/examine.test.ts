import { expect, test } from 'vitest';
import { examine } from './examine';

const CHECK = { what: 'the store answers', where: 'STORE_URL', mend: 'start it' };

test('what is as it must be is named, and nothing is to mend', async () => {
  expect(await examine([{ ...CHECK, ask: () => undefined }], 1_000)).toEqual({
    fine: ['the store answers'],
    findings: [],
  });
});

test.each<[string, () => Promise<string | undefined>, RegExp]>([
  ['says what is wrong', async () => 'it is empty', /it is empty/],
  ['breaks', async () => Promise.reject(new Error('refused')), /refused/],
  [
    'breaks below',
    async () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })),
    /ECONNREFUSED/,
  ],
  ['has several machines', async () => Promise.reject(new AggregateError([new Error('first')])), /first/],
  ['hangs', () => new Promise(() => undefined), /no answer within 0\.05 s/],
])('one that %s is a finding that says where and how to mend it', async (_, ask, reason) => {
  const { fine, findings } = await examine([{ ...CHECK, ask }], 50);
  expect(fine).toEqual([]);
  expect(findings).toEqual([
    { level: 'fault', what: expect.stringMatching(reason), where: 'STORE_URL', mend: 'start it' },
  ]);
});

test('a warning stays one, and one that hangs keeps nobody from answering', async () => {
  const { fine, findings } = await examine(
    [
      { ...CHECK, level: 'warning', ask: () => new Promise(() => undefined) },
      { ...CHECK, what: 'the other answers', ask: () => undefined },
    ],
    50,
  );
  expect(fine).toEqual(['the other answers']);
  expect(findings).toMatchObject([{ level: 'warning' }]);
});
