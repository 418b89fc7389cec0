import { describe, expect, test } from 'vitest';
import { networkOf, visitorAddress } from '../src/access/visitor-address';

const SOCKET = '10.0.0.9';

describe('a request comes from', () => {
  test.each<[string, number, string, string]>([
    ['the connection, when no proxy is believed', 0, '203.0.113.7', SOCKET],
    ['the connection, when there is no header', 1, '', SOCKET],
    ['the only entry, behind one proxy', 1, '203.0.113.7', '203.0.113.7'],
    [
      'the last entry and not what a stranger wrote before it',
      1,
      '1.1.1.1, 2.2.2.2, 203.0.113.7',
      '203.0.113.7',
    ],
    ['the last but one, behind two', 2, '1.1.1.1, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
    ['the connection, when the header has not come through all proxies', 2, '1.1.1.1', SOCKET],
    ['the connection, when the entry is no address', 1, '1.1.1.1, unknown', SOCKET],
    ['the connection, when the entry is empty', 1, '1.1.1.1, ', SOCKET],
    ['the entry without its port', 1, '203.0.113.7:51000', '203.0.113.7'],
    ['the entry without its brackets', 1, '[2001:db8::1]:443', '2001:db8::1'],
  ])('%s', (_whence, trustedProxies, forwardedFor, expected) => {
    expect(visitorAddress({ forwardedFor, socket: SOCKET, trustedProxies })).toBe(expected);
  });
});

describe('one visitor is', () => {
  test.each([
    ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
    ['the same inside an IPv6 one', '::ffff:203.0.113.7', '203.0.113.7'],
    ['the same in hexadecimal', '::ffff:cb00:7107', '203.0.113.7'],
    ['a network of 64 bits', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the same network, shortened', '2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['the same network, with zeros', '2001:0db8:0001:0002:0000:0000:0000:0009', '2001:db8:1:2::/64'],
    ['this machine', '::1', '0:0:0:0::/64'],
    ['nobody known', '', ''],
  ])('%s', (_whom, address, expected) => {
    expect(networkOf(address)).toBe(expected);
  });
});
