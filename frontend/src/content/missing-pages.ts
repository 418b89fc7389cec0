import { OWN_ROUTES } from '@vitrina/content-contract/addresses';
import { inTime, LATE } from '~/runtime/deadline';
import { publishedBefore, publishedNow } from './published-pages';

/** A reader waits no longer than this for a list; without one the page answers for itself. */
const PATIENCE_MS = 800;

/**
 * Whether nothing is published at an address of a service, a solution or a page of blocks; `false` for addresses of the
 * site itself, and while the CMS cannot tell. A dynamic page of Next.js answers such an address with 404 too, but draws the
 * words for it by script only; who knows beforehand can answer with the page that has them in its HTML.
 */
export async function isMissing(address: string): Promise<boolean> {
  if (!isOfAnEditor(address)) return false;
  const isUnpublished = await inTime(isUnpublishedNow(address), PATIENCE_MS);
  return isUnpublished !== LATE && isUnpublished;
}

async function isUnpublishedNow(address: string): Promise<boolean> {
  if ((await publishedBefore())?.has(address)) return false;
  const published = await publishedNow();
  return published !== undefined && !published.has(address);
}

function isOfAnEditor(address: string): boolean {
  const [, first = '', second, ...rest] = address.split('/');
  if (rest.length > 0 || first === '') return false;
  if (second === undefined) return !OWN_ROUTES.includes(first);
  return second !== '' && (first === 'services' || first === 'solutions');
}
