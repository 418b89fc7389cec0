import { expect, test } from 'vitest';
import { readBrowserFault } from './browser-fault';

const FAULT = {
  message: 'x is undefined',
  stack: 'TypeError: x is undefined\n    at f (https://shop.example/islands/home-Ab1.js:1:20345)',
  page: '/services/cloud-servers',
};

test('a report is read as it was sent', () => {
  expect(readBrowserFault(FAULT)).toEqual(FAULT);
});

test.each([
  ['another type', 'text'],
  ['nothing', undefined],
  ['a message that is too long', { ...FAULT, message: 'x'.repeat(301) }],
  ['a stack that is too long', { ...FAULT, stack: 'x'.repeat(3_001) }],
  ['a page that is no path', { ...FAULT, page: 'https://elsewhere.example' }],
  ['more than that', { ...FAULT, cookie: 'session' }],
  ['less than that', { message: 'm', page: '/' }],
])('%s is no report', (_, sent) => {
  expect(readBrowserFault(sent)).toBeUndefined();
});

test.each([
  ['Cannot parse "anna@example.com"', 'Cannot parse "…@…"'],
  ['no +7 (900) 123-45-67 here', 'no … here'],
  ['at https://shop.example/order?name=anna&x=1:2:33', 'at https://shop.example/order:2:33'],
  ['line\u0000one\r', 'line one '],
  [
    'at https://shop.example/islands/home-Ab1.js:1:20345',
    'at https://shop.example/islands/home-Ab1.js:1:20345',
  ],
])('of %j the log has %j', (said, written) => {
  expect(readBrowserFault({ ...FAULT, message: said })?.message).toBe(written);
});
