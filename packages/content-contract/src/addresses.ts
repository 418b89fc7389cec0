/** An address on the site without its query and anchor, in the one spelling that addresses are compared and kept in. */
export type AddressKey = string;

/**
 * One spelling for all that lead to the same place: no slash at the end, no double slashes, letters in lower case, each
 * letter either plain or percent-encoded the one way a browser does it. Every address of the site itself is in lower case.
 * Absent for what is no address on this site.
 */
export function addressKey(address: string): AddressKey | undefined {
  if (!address.startsWith('/') || /^\/[/\\]/.test(address)) return undefined;
  const path = address.replace(/[?#].*$/s, '');
  try {
    const letters = decodeURIComponent(path).toLowerCase().normalize('NFC');
    const parts = letters.split('/').filter((part) => part !== '');
    return `/${parts.map(encodeURIComponent).join('/')}`;
  } catch {
    return undefined;
  }
}

/** What follows the path: the query and the anchor, each with its sign or empty. */
export function restOf(address: string): { query: string; anchor: string } {
  const [, query = '', anchor = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { query, anchor };
}

/** `later` with what an address that leads to it carries: its query where `later` does not say the same key, its anchor where `later` has none. */
export function mergeAddress(earlier: string, later: string): string {
  const before = restOf(earlier);
  const after = restOf(later);
  const query = new URLSearchParams(after.query);
  const named = new Set(query.keys());
  for (const [key, value] of new URLSearchParams(before.query)) if (!named.has(key)) query.append(key, value);
  const path = later.replace(/[?#].*$/s, '');
  const carried = before.query === '' ? after.query : query.size > 0 ? `?${query}` : '';
  return `${path}${carried}${after.anchor || before.anchor}`;
}

/** Sections whose own page the site keeps, but below which stand entries that may move. */
export const SECTIONS: readonly string[] = ['services', 'solutions', 'blog', 'tutorials'];

/** The site has it also when the CMS does not: orders of servers lead there and back. */
const CLOUD_SERVERS = '/services/cloud-servers';

/**
 * Pages of code that are the same for everyone and that search engines may find. Editors may link to them, and each is made before its first
 * visitor comes.
 */
export const OWN_DOCUMENTS: readonly string[] = ['/', '/services', '/solutions', '/tutorials', '/blog'];

/** What the site answers at its root, by the first part of an address; its routes are held to it by a test. */
export const OWN_ROUTES: readonly string[] = [
  ...new Set([...SECTIONS, ...OWN_DOCUMENTS.flatMap((address) => address.split('/')[1] || [])]),
  ...['kubernetes', 'search', 'status', 'ui', 'preview', 'api', 'assets', 'mcp', 'icon.svg'],
  ...['registration', 'order', 'request', 'hand-off', 'log-out', 'anti-bot', 'unknown-form', 'not-found'],
  ...['prices.csv', 'prices.json', 'robots.txt', 'rss.xml', 'atom.xml', 'llms.txt', 'sitemap', 'sitemap.xml'],
];

/** Pages of these languages begin so, and `default` is Next.js's name for those that begin with none. */
const LANGUAGE_ROOTS: readonly string[] = ['ru', 'en', 'default'];

/** Names that no page of an editor may have at the root: routes, what pages load, and what an edge serves there. */
export const RESERVED_ROOTS: readonly string[] = [
  ...new Set(OWN_ROUTES.map(withoutEnding)),
  ...['fonts', 'islands', 'admin', 'panel', '404', '500'],
  ...LANGUAGE_ROOTS,
];

/**
 * Whether the site itself needs an address: its own pages, what its pages load, and everything below that, in each language. Old addresses that begin
 * with a language may lead elsewhere as others may.
 */
export function isReserved(key: AddressKey): boolean {
  const [, first = '', ...rest] = key.split('/');
  if (LANGUAGE_ROOTS.includes(first) && rest.length > 0) return isReserved(`/${rest.join('/')}`);
  if (SECTIONS.includes(first)) return rest.length === 0 || key === CLOUD_SERVERS;
  const name = withoutEnding(first);
  return name === '' || first.startsWith('_') || RESERVED_ROOTS.includes(name);
}

function withoutEnding(name: string): string {
  return name.split('.', 1)[0] ?? '';
}
