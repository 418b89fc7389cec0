import { addressKey, isReserved, mergeAddress } from '@vitrina/content-contract/addresses';

/** A redirect as an editor left it: `to` is an address on this site or on another. */
export interface Redirect {
  from: string;
  to: string;
  isTemporary: boolean;
}

export type RedirectTable = ReadonlyMap<string, Redirect>;

export interface Destination {
  /** Absolute. */
  location: string;
  isTemporary: boolean;
}

/** The redirects by the address they lead from, without those that would take a page of the site's own away. */
export function redirectTable(rows: readonly Redirect[]): RedirectTable {
  return new Map(
    rows.flatMap((row) => {
      const key = addressKey(row.from);
      return key === undefined || isReserved(key) ? [] : [[key, row] as const];
    }),
  );
}

/** What follows the address of a page where machines read it otherwise: its feeds, its Markdown. */
const TWIN = /(?:\/(?:rss|atom)\.xml|\.md)$/;
/** Pages that have such twins. */
const WITH_TWINS = /^\/(?:\w\w\/)?(?:blog|tutorials)\//;

/**
 * Where an address leads, in one step however many redirects there are on the way; nothing when it leads nowhere, or round
 * in a circle, whatever the CMS says. The visitor's query goes along. Feeds and Markdown move with their page.
 */
export function destinationOf(
  table: RedirectTable,
  siteUrl: string,
  path: string,
  query: string,
): Destination | undefined {
  const destination = pageDestination(table, siteUrl, path, query);
  const [twin] = TWIN.exec(path) ?? [];
  if (destination || twin === undefined) return destination;
  const page = pageDestination(table, siteUrl, path.slice(0, -twin.length), query);
  if (!page?.location.startsWith(`${siteUrl}/`)) return undefined;
  const location = new URL(page.location);
  if (!WITH_TWINS.test(location.pathname)) return undefined;
  location.pathname += twin;
  return { ...page, location: location.href };
}

/** Whether an address is one of these, which are spelt as keys; feeds and Markdown go with their page. */
export function isAmong(keys: ReadonlySet<string>, path: string): boolean {
  const page = path.replace(TWIN, '');
  return [path, ...(page === path || !WITH_TWINS.test(page) ? [] : [page])].some((address) =>
    keys.has(addressKey(address) ?? ''),
  );
}

function pageDestination(
  table: RedirectTable,
  siteUrl: string,
  path: string,
  query: string,
): Destination | undefined {
  const passed = new Set<string>();
  let address = `${path}${query}`;
  let isTemporary = false;
  for (let key = addressKey(path); key !== undefined; key = addressKey(address)) {
    if (passed.has(key)) return undefined;
    const redirect = table.get(key);
    if (!redirect) break;
    passed.add(key);
    address = onThisSite(mergeAddress(address, redirect.to), siteUrl);
    isTemporary ||= redirect.isTemporary;
  }
  if (passed.size === 0) return undefined;
  const location = address.startsWith('/') ? `${siteUrl}${address}` : address;
  // The CMS saves nothing else; an answer without a place to go to would be a broken page.
  return /^https?:/.test(location) && URL.canParse(location)
    ? { location: new URL(location).href, isTemporary }
    : undefined;
}

/** An editor may write the site's own name in front: a circle through it is one all the same. */
function onThisSite(address: string, siteUrl: string): string {
  return address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address;
}
