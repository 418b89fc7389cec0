import { addressKey, mergeAddress } from '@vitrina/content-contract/addresses';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRedirect } from '../src/addresses/check-redirect';
import {
  afterMoves,
  type Redirect,
  type RedirectTable,
  settle,
  withoutInboundRedirects,
} from '../src/addresses/redirect-table';

const address: fc.Arbitrary<string> = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f');
const redirect: fc.Arbitrary<Redirect> = fc.record({
  from: address,
  to: fc.oneof(address, fc.constantFrom('/a?x=1', '/b#part', 'https://elsewhere.example/')),
  kind: fc.constantFrom('permanent', 'temporary'),
  madeBy: fc.constantFrom('automatic', 'hand'),
  isEnabled: fc.boolean(),
});
/** A table as it comes about: one wish after the other, those that make a circle or lead to themselves refused. */
const table = fc.array(redirect, { maxLength: 12 }).map((wishes) => wishes.reduce(settled, new Map()));
const moves = fc
  .uniqueArray(fc.record({ from: address, to: address }), { selector: ({ from }) => from, maxLength: 3 })
  .map((wishes) =>
    wishes.filter(({ from, to }) => from !== to && !wishes.some((other) => other.from === to)),
  );

// What is saved must be good when it is saved again, or nobody could ever change it.
test.each([
  ['/%2f..', '/x', 'from'],
  ['/%5c%2f%2e%2e', '/x', 'from'],
  ['/old', `/${'я'.repeat(400)}`, 'to'],
])('a redirect from %s is refused for what it is kept as', (from, to, field) => {
  expect(checkRedirect(from, to)).toMatchObject({ status: 'refused', field });
});

describe('a redirect that is saved', () => {
  test('leaves nobody in a circle, whatever there was', () => {
    fc.assert(
      fc.property(table, redirect, (before, wanted) => !hasCircle(settled(before, wanted))),
      { numRuns: 1000 },
    );
  });

  test('is refused for a circle only when there would be one', () => {
    fc.assert(
      fc.property(table, redirect, (before, wanted) => {
        const others = new Map([...before].filter(([from]) => from !== wanted.from));
        return (
          (settle(others, wanted).status === 'loop') === hasCircle(new Map(others).set(wanted.from, wanted))
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('leaves no permanent redirect that leads to another permanent one', () => {
    fc.assert(
      fc.property(table, (made) =>
        [...made.values()].every((one) => !isPermanent(one) || !leadsOn(made, one)),
      ),
      { numRuns: 1000 },
    );
  });

  test('changes nobody’s end', () => {
    fc.assert(
      fc.property(table, redirect, (before, wanted) => {
        const others = new Map([...before].filter(([from]) => from !== wanted.from));
        const outcome = settle(others, wanted);
        if (outcome.status === 'loop') return true;
        const plain = new Map(others).set(wanted.from, wanted);
        return [...plain.keys()].every((from) => endOf(plain, from) === endOf(outcome.table, from));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('entries that move', () => {
  test('are found at their former addresses, and hidden by nothing at the present ones', () => {
    fc.assert(
      fc.property(table, moves, (before, moved) => {
        const after = afterMoves(before, moved);
        return moved.every(({ from, to }) => endOf(after, from) === to && !after.get(to)?.isEnabled);
      }),
      { numRuns: 1000 },
    );
  });

  test('make no circle and no way through a former address', () => {
    fc.assert(
      fc.property(table, moves, (before, moved) => {
        const after = afterMoves(before, moved);
        const former = new Set(moved.map(({ from }) => from));
        return (
          !hasCircle(after) &&
          [...after.values()].every(({ to }) => ![...former].includes(addressKey(to) ?? ''))
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('forget a name they went back to', () => {
    const renamed = afterMoves(new Map(), [{ from: '/a', to: '/b' }]);
    const twice = afterMoves(renamed, [{ from: '/b', to: '/c' }]);
    expect([...twice.values()].map(({ from, to }) => [from, to])).toEqual([
      ['/a', '/c'],
      ['/b', '/c'],
    ]);
    const back = afterMoves(twice, [{ from: '/c', to: '/a' }]);
    expect([...back.values()].map(({ from, to }) => [from, to])).toEqual([
      ['/b', '/a'],
      ['/c', '/a'],
    ]);
  });

  test('are not led to once they are deleted, but by a person’s own redirect', () => {
    const hand: Redirect = { from: '/h', to: '/b', kind: 'permanent', madeBy: 'hand', isEnabled: true };
    const made = afterMoves(new Map([['/h', hand]]), [{ from: '/a', to: '/b' }]);
    expect([...withoutInboundRedirects(made, new Set(['/b'])).keys()]).toEqual(['/h']);
  });
});

describe('what a person writes', () => {
  test.each([
    ['/old', '/new'],
    ['/Старый/Адрес/', '/new?x=1#y'],
    ['/tutorials/linux/old', 'https://elsewhere.example/page?x'],
    ['/services/old', '/'],
    ['/prices-of-2024', '/services'],
  ])('%s may lead to %s', (from, to) => expect(checkRedirect(from, to).status).toBe('good'));

  test.each([
    ...[
      '',
      'old',
      '//old',
      '/\\old',
      '/a/../b',
      '/a/%2e%2e/b',
      '/a b',
      '/old?x',
      '/old#x',
      'https://vitrina.example/old',
    ],
    ...[
      '/',
      '/order',
      '/Order/',
      '/order/now',
      '/registration',
      '/api/ready',
      '/_next/x',
      '/robots.txt',
      '/prices.json',
    ],
    ...['/services', '/services/cloud-servers', '/tutorials', '/blog', '/admin', '/assets/x.png', '/%zz'],
  ])('nothing may lead away from "%s"', (from) => {
    expect(checkRedirect(from, '/new')).toMatchObject({ status: 'refused', field: 'from' });
  });

  test.each([
    ...[
      '',
      'new',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'http://elsewhere.example',
      'javascript:alert(1)',
    ],
    ...[
      'https://',
      'https:///x',
      'https://a@b.example',
      'https://a b.example',
      '/new\\x',
      '/new\nx',
      '/old',
      '/OLD/?x',
    ],
  ])('nothing may lead to "%s"', (to) => {
    expect(checkRedirect('/old', to)).toMatchObject({ status: 'refused', field: 'to' });
  });
});

function settled(before: RedirectTable, wanted: Redirect): RedirectTable {
  if (addressKey(wanted.to) === wanted.from) return before;
  const others = new Map([...before].filter(([from]) => from !== wanted.from));
  const outcome = settle(others, wanted);
  return outcome.status === 'settled' ? outcome.table : before;
}

function hasCircle(made: RedirectTable): boolean {
  return [...made.keys()].some((from) => endOf(made, from) === undefined);
}

/** Where one comes to in the end; nowhere in a circle. */
function endOf(made: RedirectTable, from: string): string | undefined {
  let end = from;
  for (let step = 0; step <= made.size; step += 1) {
    const next = made.get(addressKey(end) ?? '');
    if (next === undefined || !next.isEnabled) return end;
    end = mergeAddress(end, next.to);
  }
  return undefined;
}

function isPermanent({ isEnabled, kind }: Redirect): boolean {
  return isEnabled && kind === 'permanent';
}

function leadsOn(made: RedirectTable, { to }: Redirect): boolean {
  const next = made.get(addressKey(to) ?? '');
  return next !== undefined && isPermanent(next);
}
