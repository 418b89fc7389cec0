import { expect, test } from 'vitest';
import { databaseAddress } from './database-address';

const V4 = { type: 'ipv4', ip: '203.0.113.7' };
const V6 = { type: 'ipv6', ip: '2001:db8::7' };
const DOMAIN = { fqdn: 'db-7.provider.example', cert_status: 'issued' };
const open = (...ips: (typeof V4)[]) => [{ type: 'public', ips }];
const LOCAL = [{ type: 'local', ips: [{ type: 'ipv4', ip: '192.168.0.4' }] }];

test.each([
  ['of which nothing is told', {}, undefined],
  ['that has no address yet', { networks: [{ type: 'public', ips: null }], domains: [] }, undefined],
  ['with an address', { networks: [...LOCAL, ...open(V6, V4)], domains: [] }, V4.ip],
  ['with a domain', { networks: open(V4), domains: [DOMAIN] }, DOMAIN.fqdn],
  [
    'whose domain has no certificate yet',
    { networks: open(V4), domains: [{ ...DOMAIN, cert_status: 'pending' }] },
    V4.ip,
  ],
  ['in a private network alone', { networks: LOCAL, domains: [DOMAIN] }, undefined],
  ['whose networks are not told', { domains: [DOMAIN] }, DOMAIN.fqdn],
])('a database %s is reached at its own address or at none', (_, database, address) => {
  expect(databaseAddress(database)).toBe(address);
});
