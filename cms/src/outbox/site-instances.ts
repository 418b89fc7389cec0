import { lookup } from 'node:dns/promises';

/**
 * Every instance of the site behind the given addresses. A name that leads to several machines, as that of a headless
 * service does, is each of them; instances may come and go, so this is asked for each delivery. Throws when a name
 * cannot be resolved.
 */
export async function siteInstances(addresses: readonly string[]): Promise<string[]> {
  const instances = await Promise.all(addresses.map(behind));
  return [...new Set(instances.flat())];
}

async function behind(address: string): Promise<string[]> {
  const url = new URL(address);
  // A certificate is made out to the name.
  if (url.protocol === 'https:') return [address];
  const found = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true });
  // A machine of both families answers under two addresses and would be told twice.
  const family = found.some((one) => one.family === 4) ? 4 : 6;
  const machines = [...new Set(found.filter((one) => one.family === family).map((one) => one.address))];
  if (machines.length < 2) return [address];
  return machines.sort().map((machine) => {
    const own = new URL(address);
    own.hostname = family === 6 ? `[${machine}]` : machine;
    return own.href.replace(/\/+$/, '');
  });
}
