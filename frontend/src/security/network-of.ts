import { isIPv6 } from 'node:net';

/**
 * What limits count by when they count addresses: an IPv4 address, of IPv6 the network of 64 bits, because everybody with a
 * connection has all the addresses of one. What is no address stands for itself.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return ipv4Of(groups.slice(6));
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

const GROUPS = 8;

/** The eight numbers of an address. The parser of URLs knows every way to write one; a zone names an interface, not a network. */
function groupsOf(address: string): number[] {
  const [withoutZone = ''] = address.split('%', 1);
  const { hostname } = new URL(`http://[${withoutZone}]`);
  const [left = '', right = ''] = hostname.slice(1, -1).split('::');
  const before = numbersOf(left);
  const after = numbersOf(right);
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}

function numbersOf(part: string): number[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
}

function ipv4Of([high = 0, low = 0]: number[]): string {
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}
