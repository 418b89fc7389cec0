import { CHANGE_NUMBER, type ChangeEvent } from '@vitrina/content-contract/change-event';
import type { NextApiRequest, NextApiResponse } from 'next';
import { ContentOutage } from '~/content/client';
import { invalidateQueries } from '~/content/coalesced-queries';
import { getCommerce } from '~/content/get-commerce';
import { keptIncidents } from '~/content/get-incidents';
import { getLinkingArticles } from '~/content/get-linking-articles';
import { getServiceList } from '~/content/get-services';
import { keptSite } from '~/content/get-site';
import { inContentLanguage } from '~/content/language';
import { noteChange } from '~/content/told-changes';
import { gaugePagesWaiting } from '~/observability/gauges';
import { affectedPages, changeEvent, isKept, isOnlyInShell } from '~/rendering/affected-pages';
import { dropProps, inNewShell } from '~/rendering/kept-props';
import { madeAnew } from '~/rendering/made-anew';
import { mayBeBegun, renderedPages, wasBegunSince } from '~/rendering/rendered-pages';
import { RevalidationQueue } from '~/rendering/revalidation-queue';
import { forgetAnswers } from '~/runtime/answer-again';
import { isDevelopment } from '~/runtime/env';
import { log } from '~/runtime/log';
import { lastVisited } from '~/runtime/packed-pages';
import { shopLanguages } from '~/runtime/shop-languages';
import { isRevalidateSecret, REVALIDATE_SECRET } from '~/security/is-revalidate-secret';

/** Pages ask the CMS and the provider while they are made. */
const AT_ONCE = 2;
/** So many pages are made before the CMS hears that its notice is taken; after a change of the menu the rest follows. */
const MOST_AWAITED = 40;
/** The pages that a notice is about, and those that somebody looks at. */
const MOST_URGENT = 8;

const queue = new RevalidationQueue(AT_ONCE);
gaugePagesWaiting(() => queue.waiting);

/**
 * Takes the CMS's notice of a change and makes the affected pages again, at once. A page that cannot be made, because
 * something is down, keeps its last good copy; the CMS hears of it and sends the notice again.
 */
export default async function revalidate(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'POST') return void response.status(405).setHeader('Allow', 'POST').end();
  if (!isRevalidateSecret(request.headers[REVALIDATE_SECRET])) return void response.status(401).end();
  if (!changeEvent.isValidSync(request.body, { strict: true })) return void response.status(400).end();
  const notice = request.body;
  noteChange(request.headers[CHANGE_NUMBER]);
  invalidateQueries();
  const isRenewed = (await Promise.all(keptFor(notice).map(isRenewedNow))).every(Boolean);
  // Of what has changed there may be no page that is kept, as of an incident.
  forgetAnswers();
  if (isDevelopment()) return void response.status(200).json({ pages: [], failed: [] });

  const made = await renderedPages();
  const pages = affectedPages(notice, made, mayBeBegun, lastVisited());
  const urgent = pages.slice(0, MOST_URGENT);
  dropProps(pages.filter((page) => !isOnlyInShell(notice, page)));
  const makeNow = async (page: string) => {
    const asked = performance.now();
    await response.revalidate(page);
    // Next.js joins a visit that is having the page made, and that one may have asked the CMS before the change.
    if (!wasBegunSince(page, asked)) await response.revalidate(page);
  };
  const make = async (page: string) => {
    if (isOnlyInShell(notice, page)) await inNewShell(page, () => makeNow(page));
    else await makeNow(page);
    madeAnew(page);
  };
  const again = (page: string) => queue.make(page, make, noteFailure, urgent.includes(page) ? 'now' : 'soon');

  const awaited = pages.slice(0, MOST_AWAITED);
  // Asked for beside, so that the first pages do not wait for it.
  const linking = linkingPages(notice).then(async (found) => {
    const kept = found.filter((page) => isKept(page, made, mayBeBegun));
    dropProps(kept);
    return (await Promise.all(kept.map(again))).every(Boolean);
  });
  const [areLinking, ...areMade] = await Promise.all([linking.catch(noteOutage), ...awaited.map(again)]);
  const failed = awaited.filter((_, index) => !areMade[index]);
  log.info({ notice, pages: pages.length, failed }, 'pages made again');
  response
    .status(failed.length > 0 || !areLinking || !isRenewed ? 503 : 200)
    .json({ pages: awaited, failed });

  for (const page of pages.slice(MOST_AWAITED)) void again(page);
}

/** What the process keeps of what has changed: the rules that prices are counted with, and what is around every page. */
function keptFor({ type }: ChangeEvent): { renew: () => Promise<unknown> }[] {
  return [
    ...(type === 'commerce-settings' ? [getCommerce] : []),
    ...(AROUND_EVERY_PAGE.has(type) ? [keptSite] : []),
    ...(type === 'service' ? [getServiceList] : []),
    ...(type === 'incident' ? [keptIncidents] : []),
  ];
}

const AROUND_EVERY_PAGE: ReadonlySet<string> = new Set([
  ...['site-settings', 'navigation', 'footer', 'commerce-settings', 'service'],
]);

/** Whether it is as after the change, for all that is answered from now on. */
async function isRenewedNow({ renew }: { renew: () => Promise<unknown> }): Promise<boolean> {
  try {
    await renew();
    return true;
  } catch (error) {
    if (!(error instanceof ContentOutage)) throw error;
    log.warn({ err: error }, 'what is kept of the CMS cannot be renewed');
    return false;
  }
}

function noteFailure(page: string, error: unknown): void {
  log.warn({ page, error: String(error) }, 'a page cannot be made again');
}

function noteOutage(error: unknown): false {
  log.warn({ error: String(error) }, 'nobody can tell which articles lead to the changed one');
  return false;
}

/** Articles that get a link to one that can be read now, which they could not show so far. */
async function linkingPages({ type, url, id, locale }: ChangeEvent): Promise<string[]> {
  if (type !== 'article' || !url) return [];
  const languages = shopLanguages().filter((language) => locale === undefined || language === locale);
  const found = languages.map((language) =>
    inContentLanguage(language, () => getLinkingArticles({ url, id })),
  );
  return (await Promise.all(found)).flat();
}
