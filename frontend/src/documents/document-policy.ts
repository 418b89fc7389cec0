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
 * and not in a header: a header goes by address, and where there is no document Next.js answers with the 404 of the App
 * Router, whose own scripts it would forbid. What a page cannot say of itself, as `frame-ancestors`, is in the header of
 * every page; a browser obeys both.
 */
export function documentPolicy(scripts: readonly string[], { hasIslands, counters }: DocumentParts): string {
  const hosts = counterHosts(counters);
  const hasFiles = hasIslands || countersIn(counters).length > 0;
  const sources = [...(hasFiles ? ["'self'"] : []), ...scripts.map(hashSource), ...hosts.scripts];
  return [
    "default-src 'self'",
    `script-src ${sources.join(' ')}`,
    `connect-src ${["'self'", ...hosts.connections].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' https: data:",
    "object-src 'none'",
  ].join('; ');
}

/** Next.js writes scripts of its own into a page of an application; from elsewhere come the counters of the shop alone. */
export function applicationPolicy(counters: CounterSettings): string {
  const hosts = counterHosts(counters);
  return [
    `script-src ${["'self'", "'unsafe-inline'", ...hosts.scripts].join(' ')}`,
    `connect-src ${["'self'", ...hosts.connections].join(' ')}`,
  ].join('; ');
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
