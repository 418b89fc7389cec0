import { expect, test } from 'vitest';
import { trustedHeaders, visitorAddress } from './trusted-headers';

const PEER = '10.0.0.9';

// The sender writes what they like; each proxy appends where it was asked from; the connection tells the last one.
test.each([
  ['nobody stands before the site, and nothing is said', [], 0, PEER],
  ['nobody stands before the site: what is said is made up', ['203.0.113.7'], 0, PEER],
  ['one proxy', ['203.0.113.7'], 1, '203.0.113.7'],
  ['one proxy, and a visitor who says to be another', ['198.51.100.1', '203.0.113.7'], 1, '203.0.113.7'],
  ['two proxies', ['203.0.113.7', '10.0.0.8'], 2, '203.0.113.7'],
  [
    'two proxies, and a visitor who says to be two others',
    ['198.51.100.1', '198.51.100.2', '203.0.113.7', '10.0.0.8'],
    2,
    '203.0.113.7',
  ],
  ['fewer entries than proxies: the request went past one', ['203.0.113.7'], 2, PEER],
  ['a proxy that says nothing', [], 1, PEER],
  ['a proxy that writes a port', ['203.0.113.7:4711'], 1, '203.0.113.7'],
  ['IPv6', ['2001:db8::7'], 1, '2001:db8::7'],
  ['IPv6 with a port', ['[2001:db8::7]:4711'], 1, '2001:db8::7'],
  ['IPv4 as IPv6', ['::ffff:203.0.113.7'], 1, '203.0.113.7'],
  ['a word instead of an address', ['unknown'], 1, PEER],
] as const)('%s', (_, forwardedFor, trustedProxies, visitor) => {
  expect(visitorAddress(forwardedFor, { peer: PEER, trustedProxies })).toBe(visitor);
});

test('a socket of both families writes IPv4 in its own way; one that is gone writes nothing', () => {
  expect(visitorAddress([], { peer: '::ffff:10.0.0.9', trustedProxies: 0 })).toBe(PEER);
  expect(visitorAddress([], { peer: undefined, trustedProxies: 0 })).toBeUndefined();
});

test.each([
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-port', '443'],
  ['x-forwarded-host', 'evil.test'],
  ['forwarded', 'for=198.51.100.1;proto=https'],
  ['x-prerender-revalidate', 'x'],
  ['x-prerender-revalidate-if-generated', '1'],
  ['x-middleware-subrequest', 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy'],
  ['x-middleware-rewrite', '/services'],
  ['x-next-revalidated-tags', 'site'],
  ['x-next-revalidate-tag-token', 'x'],
  ['x-next-resume-state-length', '9'],
  ['x-nextjs-data', '1'],
  ['x-nextjs-postponed', '1'],
  ['x-invoke-path', '/services/abc'],
  ['x-now-route-matches', '1=abc'],
  ['x-vercel-id', 'abc'],
  ['x-matched-path', '/services/[slug]'],
  ['x-invocation-id', 'abc'],
  ['next-resume', '1'],
  ['purpose', 'prefetch'],
])('%s of a stranger does not reach Next.js', (name, value) => {
  expect(trustedHeaders({ host: 'shop.example', [name]: value }, { peer: PEER, trustedProxies: 0 })).toEqual({
    host: 'shop.example',
    'x-forwarded-for': PEER,
  });
});

test('what browsers and forms send stays as it is', () => {
  const sent = {
    host: 'shop.example',
    origin: 'https://shop.example',
    cookie: 'theme=dark',
    'content-type': 'multipart/form-data; boundary=x',
    'next-action': '40ab',
    rsc: '1',
    'next-router-state-tree': '%5B%22%22%5D',
    'next-router-prefetch': '1',
    'x-request-id': 'abc',
    'x-revalidate-secret': 'secret',
    'set-cookie': ['a=1', 'b=2'],
  };
  const arrival = { peer: PEER, trustedProxies: 0 };
  expect(trustedHeaders(sent, arrival)).toEqual({ ...sent, 'x-forwarded-for': PEER });
});

test.each([
  [0, 'shop.example', undefined],
  [1, 'shop.example', 'shop.example'],
  [1, 'shop.example:8443', 'shop.example:8443'],
  [1, '[::1]:8443', '[::1]:8443'],
  [1, 'evil.test, shop.example', 'shop.example'],
  [2, 'shop.example, inner:3000', 'shop.example'],
  [1, 'shop.example/path', undefined],
  [1, 'user@shop.example', undefined],
  [1, '', undefined],
])('behind %i proxies the host "%s" is believed as %s', (trustedProxies, given, believed) => {
  const headers = trustedHeaders({ 'x-forwarded-host': given }, { peer: PEER, trustedProxies });
  expect(headers['x-forwarded-host']).toBe(believed);
});

test('also our own proxy does not tell the scheme: Next.js would speak it to itself', () => {
  const headers = trustedHeaders({ 'x-forwarded-proto': 'https' }, { peer: PEER, trustedProxies: 1 });
  expect(headers).not.toHaveProperty('x-forwarded-proto');
});

test('Next.js finds a prototype in the headers', () => {
  const headers = trustedHeaders({}, { peer: PEER, trustedProxies: 0 });
  // biome-ignore lint/suspicious/noPrototypeBuiltins: that is how Next.js calls it.
  expect(headers.hasOwnProperty('x-prerender-revalidate')).toBe(false);
});
