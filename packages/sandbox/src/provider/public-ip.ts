// Blocks set apart for documentation (RFC 5737): they belong to nobody, so a demo address leads nowhere.
const BLOCKS = ['203.0.113', '198.51.100'];
const HOSTS = 254;

/** The address of a server by its number. It repeats after 508 servers. */
export function publicIp(serverId: number): string {
  const place = (serverId - 1) % (BLOCKS.length * HOSTS);
  return `${BLOCKS[Math.floor(place / HOSTS)]}.${(place % HOSTS) + 1}`;
}
