import type { ResponseOf } from '../contract';

/**
 * Where a database can be reached from outside: its domain once that has a certificate, which a number has not, else its IPv4.
 * `undefined` while it has neither, or is in a private network alone.
 */
export function databaseAddress({
  networks,
  domains,
}: Pick<ResponseOf<'getDatabase'>['db'], 'networks' | 'domains'>): string | undefined {
  const ips = networks?.flatMap(({ type, ips: all }) => (type === 'public' ? (all ?? []) : []));
  if (ips?.length === 0) return undefined;
  const domain = domains?.find(({ cert_status }) => cert_status === 'issued');
  return domain?.fqdn ?? ips?.find(({ type }) => type === 'ipv4')?.ip;
}
