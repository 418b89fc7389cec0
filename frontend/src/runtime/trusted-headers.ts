import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** How a request has come to this process. */
export interface Arrival {
  /** The address at the other end of the connection. */
  peer: string | undefined;
  /** How many proxies of our own stand before this process. */
  trustedProxies: number;
}

/**
 * Headers by which Next.js talks to itself, or is told who asks. It takes all of them at their word: any value of
 * `x-prerender-revalidate` lets `proxy.ts` skip its checks, `purpose` has a page made beside one that is being made, and the nonce of
 * a page is what a request says in `content-security-policy`.
 * What the site asks of itself (`revalidate`) goes past the network, so that from outside they are always a stranger's.
 */
const NOT_FROM_OUTSIDE =
  /^(?:x-(?:forwarded|middleware|next|nextjs|invoke|prerender|now|vercel|vitrina)-|(?:x-matched-path|x-invocation-id|next-resume|forwarded|purpose|content-security-policy(?:-report-only)?)$)/;

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The headers of a request as the site may believe them. `x-forwarded-for` is the visitor's address and nothing else;
 * `x-forwarded-host` stays only from a proxy of ours. The scheme is dropped: inside, the site always speaks HTTP, and what
 * visitors see is `SITE_URL`. Told of HTTPS, Next.js would ask itself by HTTPS.
 */
export function trustedHeaders(headers: IncomingHttpHeaders, arrival: Arrival): IncomingHttpHeaders {
  // With a prototype: Next.js calls `hasOwnProperty` of it.
  const trusted: IncomingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (!NOT_FROM_OUTSIDE.test(name)) trusted[name] = value;
  }
  const address = visitorAddress(listIn(headers['x-forwarded-for']), arrival);
  if (address) trusted['x-forwarded-for'] = address;
  // Proxies hand a name on or set their own, so there is seldom more than one.
  const hosts = listIn(headers['x-forwarded-host']);
  const host = arrival.trustedProxies === 0 ? undefined : (hosts.at(-arrival.trustedProxies) ?? hosts[0]);
  if (host && HOST.test(host)) trusted['x-forwarded-host'] = host;
  return trusted;
}

/**
 * Each proxy appends the address it was asked from, so the outermost of ours wrote the entry that stands as many places
 * from the right as there are proxies; what is left of it was written by whoever sent the request.
 */
export function visitorAddress(
  forwardedFor: readonly string[],
  { peer, trustedProxies }: Arrival,
): string | undefined {
  // A list that is shorter came past our proxies, and then the connection tells who asks.
  const said = trustedProxies === 0 ? undefined : forwardedFor.at(-trustedProxies);
  return plainAddress(said) ?? plainAddress(peer);
}

/** Some proxies write a port too, and a socket of both families writes IPv4 in its own way. */
function plainAddress(text: string | undefined): string | undefined {
  const address = text
    ?.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  return address && isIP(address) > 0 ? address : undefined;
}

function listIn(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
