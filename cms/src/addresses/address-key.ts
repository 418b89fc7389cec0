/** An address on the site without its query and anchor, as redirects are compared; absent when it is on another site. */
export type AddressKey = string;

/**
 * One spelling for all that lead to the same place: no slash at the end, no double slashes, letters in lower case, each
 * letter either plain or percent-encoded the one way a browser does it. Every address of the site itself is in lower case.
 * The site does the same (`frontend/src/content/redirect-table.ts`); tests of both read `tests/address-spellings.json`.
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
export function carriedOn(earlier: string, later: string): string {
  const before = restOf(earlier);
  const after = restOf(later);
  const query = new URLSearchParams(after.query);
  const named = new Set(query.keys());
  for (const [key, value] of new URLSearchParams(before.query)) if (!named.has(key)) query.append(key, value);
  const path = later.replace(/[?#].*$/s, '');
  const carried = before.query === '' ? after.query : query.size > 0 ? `?${query}` : '';
  return `${path}${carried}${after.anchor || before.anchor}`;
}
