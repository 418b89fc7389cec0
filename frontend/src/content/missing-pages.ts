import { log } from '~/log';
import { paths } from '~/paths';
import { askCms, ContentOutage } from './client';
import { publishedPagesQuery } from './page-queries';
import { present } from './present';

/** The first parts of addresses that are pages of the site itself, whatever an editor publishes; a test holds it to the routes. */
export const OWN_ROUTES: ReadonlySet<string> = new Set([
  ...['anti-bot', 'api', 'forget', 'hand-off', 'icon.svg', 'kubernetes', 'log-out', 'order', 'prices.csv'],
  ...['prices.json', 'registration', 'robots.txt', 'search', 'services', 'solutions', 'tutorials', 'ui'],
  'unknown-form',
]);

/** A new page is seen at once: whoever asks for one that is not known has the list asked for anew, but not more often. */
const LEAST_AGE_MS = 1_000;
/** A reader waits no longer than this for a list; without one the page answers for itself. */
const PATIENCE_MS = 1_500;

let kept: { asOf: number; published: Promise<ReadonlySet<string> | undefined> } | undefined;

/**
 * Whether nothing is published at an address of a service, a solution or a page of blocks; `false` for addresses of the
 * site itself, and while the CMS cannot tell. A dynamic page of Next.js answers such an address with 404 too, but draws the
 * words for it by script only; who knows beforehand can answer with the page that has them in its HTML.
 */
export async function isMissing(address: string): Promise<boolean> {
  if (!isOfAnEditor(address)) return false;
  if ((await kept?.published)?.has(address)) return false;
  const published = await inTime(publishedNow());
  return published !== undefined && !published.has(address);
}

function isOfAnEditor(address: string): boolean {
  const [, first = '', second, ...rest] = address.split('/');
  if (rest.length > 0 || first === '') return false;
  if (second === undefined) return !OWN_ROUTES.has(first);
  return second !== '' && (first === 'services' || first === 'solutions');
}

function publishedNow(): Promise<ReadonlySet<string> | undefined> {
  if (!kept || kept.asOf + LEAST_AGE_MS < Date.now()) kept = { asOf: Date.now(), published: ask() };
  return kept.published;
}

async function ask(): Promise<ReadonlySet<string> | undefined> {
  try {
    const { services, pages } = await askCms(publishedPagesQuery, {});
    return new Set([
      // The orders of servers lead to this page and back: it stands also when the CMS does not hold it.
      paths.cloudServers,
      ...present(services).map(({ kind, slug }) => paths[kind](slug)),
      ...present(pages).map(({ slug }) => paths.page(slug)),
    ]);
  } catch (error) {
    if (!(error instanceof ContentOutage)) throw error;
    log.warn({ err: error }, 'nobody knows which pages are published');
    return undefined;
  }
}

async function inTime<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
