import { expect, test } from 'vitest';
import { type Reporting, reportFaults } from './report-faults';

const OWN = 'https://shop.example/islands/home-1.js:1:20';

test('a fault of a script of ours is told with its place and the path of the page', () => {
  const { fail, sent } = open();
  fail('error', { message: 'x is undefined', error: { stack: `TypeError: x\n    at ${OWN}` } });
  expect(sent()).toEqual([
    { message: 'x is undefined', stack: `TypeError: x\n    at ${OWN}`, page: '/services/cloud-servers' },
  ]);
});

test('so is a promise that nobody has waited for', () => {
  const { fail, sent } = open();
  fail('unhandledrejection', { reason: { message: 'no', stack: `Error: no\n    at ${OWN}` } });
  expect(sent()).toMatchObject([{ message: 'no' }]);
});

test.each([
  ['of an extension', { message: 'm', error: { stack: 'Error\n    at chrome-extension://abc/x.js:1:1' } }],
  [
    'of a script of somebody else, of which a browser tells nothing',
    { message: 'Script error.', filename: '' },
  ],
])('a fault %s is nobody’s business', (_, event) => {
  const { fail, sent } = open();
  fail('error', event);
  fail('unhandledrejection', { reason: 'no' });
  expect(sent()).toEqual([]);
});

test('three of a page are enough, and none is long', () => {
  const { fail, sent } = open();
  for (let time = 0; time < 10; time += 1)
    fail('error', { message: 'm'.repeat(9_000), error: { stack: OWN + 's'.repeat(90_000) } });
  expect(sent()).toHaveLength(3);
  expect(sent()[0]?.message).toHaveLength(300);
  expect(sent()[0]?.stack).toHaveLength(3_000);
});

function open() {
  const heard = new Map<string, (event: Event) => void>();
  const texts: string[] = [];
  const reporting: Reporting = {
    location: { pathname: '/services/cloud-servers', origin: 'https://shop.example' },
    addEventListener: (type, listener) => void heard.set(type, listener),
    send: (text) => void texts.push(text),
  };
  reportFaults(reporting);
  return {
    fail: (type: string, event: object) => heard.get(type)?.(event as Event),
    sent: () => texts.map((text): { message: string; stack: string; page: string } => JSON.parse(text)),
  };
}
