import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import sharedAnswers from '../src/middlewares/shared-answers';

const question = { query: '{ site { brand } }' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what was asked after the same changes is answered for two seconds', async () => {
  const { ask, answer } = cms();
  expect(await ask('7')).toBe(1);
  expect(await ask('7')).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await ask('7')).toBe(2);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('who asks while it is being answered waits for that answer', async () => {
  const { ask, answer } = cms({ lasts: 50 });
  const both = Promise.all([ask('7,8'), ask('7,8')]);
  await vi.advanceTimersByTimeAsync(50);
  expect(await both).toEqual([1, 1]);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('who waits for an answer that hangs asks alone after a second, and the next ones wait for that', async () => {
  const { ask, answer } = cms();
  let isOver = () => {};
  answer.mockImplementationOnce(() => new Promise<void>((resolve) => (isOver = resolve)));
  const first = ask('7');
  const second = ask('7');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await second).toBe(1);
  expect(await ask('7')).toBe(1);
  isOver();
  await first;
  expect(await ask('7')).toBe(1);
  expect(answer).toHaveBeenCalledTimes(2);
});

test.each([
  ['other changes', '7,8', {}],
  ['no changes', '', {}],
  ['what are no numbers', '7,x', {}],
  ['another question', '7', { body: { query: '{ site { tagline } }' } }],
  ['another token', '7', { authorization: 'Bearer other' }],
  ['another address', '7', { path: '/admin/login' }],
])('%s is answered by itself', async (_, changes, other) => {
  const { ask } = cms();
  await ask('7');
  expect(await ask(changes, other)).toBe(2);
  expect(await ask('7')).toBe(1);
});

test.each([
  ['an error', { status: 503 }],
  ['an error of GraphQL', { body: '{"errors":[{"message":"away"}],"data":null}' }],
  ['a stream', { body: Buffer.from('') }],
  ['what is no JSON', { body: 'not made by GraphQL' }],
  ['more than is kept', { body: JSON.stringify({ data: 'x'.repeat(600 * 1024) }) }],
])('%s is answered to whoever asked for it alone', async (_, made) => {
  const { ask, answer } = cms({ made });
  await ask('7');
  await ask('7');
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a question that breaks is asked again by the next one', async () => {
  const { ask, answer } = cms();
  answer.mockRejectedValueOnce(new Error('away'));
  await expect(ask('7')).rejects.toThrow('away');
  expect(await ask('7')).toBe(1);
});

test('of many questions the oldest is forgotten', async () => {
  const { ask } = cms();
  for (let number = 1; number <= 201; number += 1) await ask(String(number));
  expect(await ask('201')).toBe(201);
  expect(await ask('1')).toBe(202);
});

/** The middleware before a CMS that counts its answers. */
function cms({ lasts = 0, made = {} }: { lasts?: number; made?: object } = {}) {
  let answers = 0;
  const answer = vi.fn(async (context: object) => {
    if (lasts > 0) await new Promise((resolve) => setTimeout(resolve, lasts));
    answers += 1;
    Object.assign(context, { status: 200, body: JSON.stringify({ data: answers }) }, made);
  });
  const middleware = sharedAnswers();
  return {
    answer,
    async ask(changes: string, { path = '/graphql', authorization = 'Bearer own', body = question } = {}) {
      const headers: Record<string, string> = { 'x-after-changes': changes, authorization };
      const context = {
        ...{ path, status: 404, body: undefined as unknown, request: { body } },
        response: { get: () => 'application/json' },
        get: (name: string) => headers[name] ?? '',
        set: () => undefined,
      };
      await middleware(context, () => answer(context));
      const { body: answered } = context;
      return typeof answered === 'string' && answered.startsWith('{') ? JSON.parse(answered).data : answered;
    },
  };
}
