import type { IncomingMessage } from 'node:http';
import { OWN_DOCUMENTS, OWN_ROUTES, SECTIONS } from '@vitrina/content-contract/addresses';
import { withoutLanguage } from '~/messages/language-of';
import { rootPaths } from '~/urls/paths';

/** Of a page; without a query, and without the dot of a file. */
const ADDRESS = /^\/[\w-]+(?:\/[\w-]+)*$/;

const HOME = '/';

/**
 * Whether somebody only wants to see a document as everybody does, or to search, so that `proxy.ts` would wave them through. It is asked before
 * Next.js, because that takes more time for the question than for the page. `isKnownToStay`: no redirect leads away from an address, which nobody
 * asks of those that no editor may lead away from.
 */
export function isPlainVisit(
  { method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>,
  isKnownToStay: (address: string) => boolean,
): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    (url === HOME ||
      isOfSearch(url) ||
      (ADDRESS.test(url) && (isOfStatus(url) || (isOfDocument(url) && isKnownToStay(url)))))
  );
}

/** Whatever is searched for; a webmaster's link leads there as everywhere. */
function isOfSearch(url: string): boolean {
  const [address = ''] = url.split('?', 1);
  return (
    withoutLanguage(address).address === rootPaths.search() &&
    !new URLSearchParams(url.slice(address.length)).has('wmid')
  );
}

/** When something is wrong everybody looks there, and the CMS may be what is. */
function isOfStatus(address: string): boolean {
  return withoutLanguage(address).address === rootPaths.status;
}

function isOfDocument(address: string): boolean {
  const plain = withoutLanguage(address).address;
  const [, first = '', ...rest] = plain.split('/');
  const isAlone = rest.length === 0;
  return (
    SECTIONS.includes(first) || (isAlone && (OWN_DOCUMENTS.includes(plain) || !OWN_ROUTES.includes(first)))
  );
}
