import { createHash } from 'node:crypto';
import { counterHosts } from '~/analytics/counter-hosts';
import { type CounterSettings, countersIn } from '~/analytics/counter-settings';

interface DocumentParts {
  hasIslands: boolean;
  /** Counters of others, which a visitor may let in; their file is one of the site. */
  counters: CounterSettings;
}

/**
 * A document runs our constant scripts and nothing else, whatever an editor's HTML may hold; one with an island also
 * runs files of the site itself, and one of a shop with counters those of these counters. It stands in the document
 * and not in a header: the same page goes to everyone, and its header by address. What a page cannot say of itself, as
 * `frame-ancestors`, is in the header of every page; a browser obeys both.
 */
export function documentPolicy(scripts: readonly string[], { hasIslands, counters }: DocumentParts): string {
  const hasFiles = hasIslands || countersIn(counters).length > 0;
  return policy([...(hasFiles ? ["'self'"] : []), ...scripts.map(hashSource)], counters);
}

/** Next.js writes scripts of its own into a page that React runs, which is made for one visit: they bear its nonce. */
export function noncePolicy(
  scripts: readonly string[],
  { nonce, counters }: { nonce: string; counters: CounterSettings },
): string {
  return policy(["'self'", `'nonce-${nonce}'`, ...scripts.map(hashSource)], counters);
}

function policy(scripts: readonly string[], counters: CounterSettings): string {
  const hosts = counterHosts(counters);
  return [
    "default-src 'self'",
    `script-src ${[...scripts, ...hosts.scripts].join(' ')}`,
    `connect-src ${["'self'", ...hosts.connections].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' https: data:",
    "object-src 'none'",
  ].join('; ');
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
