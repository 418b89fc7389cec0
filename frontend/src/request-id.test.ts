import { type NextFetchEvent, NextRequest } from 'next/server';
import { beforeEach, expect, test } from 'vitest';
import { proxy } from './proxy';
import { parseRequestId } from './request-id';
import { stubEnv } from './testing/stub-env';

beforeEach(() => stubEnv());

test.each(['visit-7', '0193a1b2-0000-7000-8000-000000000000', 'edge:1.2_3', 'x'.repeat(128)])(
  '"%s" is taken over from the edge, for the page and in its answer',
  async (id) => {
    const answer = await proxy(requestWith(id), NO_EVENT);
    expect(answer.headers.get('x-request-id')).toBe(id);
    expect(answer.headers.get('x-middleware-request-x-request-id')).toBe(id);
  },
);

test.each([undefined, '', 'two words', '<script>', 'a\tb', 'привет', 'x'.repeat(129)])(
  '"%s" is no id: the request gets one of its own, and another each time',
  async (given) => {
    expect(parseRequestId(given)).toBeUndefined();
    if (given && /[^\x20-\x7e]/.test(given)) return;
    const answers = await Promise.all([1, 2].map(() => proxy(requestWith(given), NO_EVENT)));
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
  },
);

/** Only a webmaster's link needs one. */
const NO_EVENT = {} as NextFetchEvent;

function requestWith(id: string | undefined): NextRequest {
  return new NextRequest('https://site.example/order', {
    headers: id === undefined ? {} : { 'x-request-id': id },
  });
}
