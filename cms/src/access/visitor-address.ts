import { isIP } from 'node:net';

export interface Connection {
  /** The whole `X-Forwarded-For` of the request, empty without one. */
  forwardedFor: string;
  /** Who has opened the connection: the last proxy, or the visitor where there is none. */
  socket: string;
  trustedProxies: number;
}

/**
 * Where a request comes from. Each proxy appends the address it was asked from, so of `n` of ours the n-th entry from the right is the
 * visitor's; what stands further left is whatever a stranger wrote. A header with fewer entries has not come through all of
 * them, and one that names no address cannot be used: then the connection itself is believed.
 */
export function visitorAddress({ forwardedFor, socket, trustedProxies }: Connection): string {
  const entry = trustedProxies === 0 ? undefined : forwardedFor.split(',').at(-trustedProxies);
  return addressIn(entry ?? '') ?? addressIn(socket) ?? '';
}

/**
 * Whom an address stands for: of IPv6 everybody has at least a network of 64 bits and changes within it at will, so those count as
 * one. An IPv4 address inside an IPv6 one is the same as without.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped)
    return `${groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** Some proxies add a port, in brackets for IPv6. */
function addressIn(entry: string): string | undefined {
  const text = entry.trim();
  const bracketed = /^\[(?<address>[^\]]+)\](?::\d+)?$/.exec(text)?.groups?.address;
  const withPort = /^(?<address>[\d.]+):\d+$/.exec(text)?.groups?.address;
  const address = (bracketed ?? withPort ?? text).split('%', 1)[0] ?? '';
  return isIP(address) === 0 ? undefined : address;
}

/** The eight numbers of an IPv6 address; the parser of addresses writes every spelling in one way. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (text = '') =>
    text.split(':').flatMap((group) => (group === '' ? [] : [Number.parseInt(group, 16)]));
  const [first, last] = [numbers(head), numbers(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
