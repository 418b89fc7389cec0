import { processWide } from './process-wide';

/** A page that several visitors wait for fails for all of them, but only once. */
const LATELY_MS = 5_000;

const known = processWide('outages', () => ({ lastAt: Number.NEGATIVE_INFINITY }));

/** Notes that a page failed because a service it needs is away: the CMS, or the provider. Anything else, `false`, is a fault of the site. */
export function noteOutage(error: unknown, now = Date.now()): boolean {
  const isOutage = error instanceof Error && OUTAGES.has(error.name);
  if (isOutage) known.lastAt = now;
  return isOutage;
}

/** By their names: each bundle has classes of its own. */
const OUTAGES: ReadonlySet<string> = new Set(['ContentOutage', 'ProviderOutage']);

export function wasOutageLately(now = Date.now()): boolean {
  return now - known.lastAt < LATELY_MS;
}
