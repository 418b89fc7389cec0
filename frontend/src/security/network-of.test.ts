import { expect, test } from 'vitest';
import { networkOf } from './network-of';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:7:8:1:2:3:4', '2001:db8:7:8::/64'],
  ['2001:0DB8:0007:0008:ffff:ffff:ffff:ffff', '2001:db8:7:8::/64'],
  ['2001:db8:7:8::', '2001:db8:7:8::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:9::1', '2001:db8:0:9::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['::203.0.113.7', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
