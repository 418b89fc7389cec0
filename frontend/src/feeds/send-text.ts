import type { NextApiRequest, NextApiResponse } from 'next';
import { ContentOutage } from '~/content/client';
import { t } from '~/messages';
import { spokenLanguage } from '~/messages/language';
import { beside } from '~/runtime/deadline';
import { pageDeadlineMs } from '~/runtime/env';
import { KeptCopy, NoCopyInTime } from '~/runtime/kept-copy';
import { log } from '~/runtime/log';
import { processWide } from '~/runtime/process-wide';

/** The CMS is asked for a text at most so often, however many read it. */
const FRESH_MS = 10_000;
/** With an earlier copy in hand nobody waits longer for a newer one. */
const PATIENCE_MS = 500;
/** A CMS that has just failed is asked again by who comes after this. */
const REST_MS = 2_000;
const RETRY_SECONDS = 30;
/** Of each kind: a few megabytes, and a part of the map of a large site is a few hundred kilobytes. */
const MOST_COPIES = 100;

interface MadeText {
  /** Texts of one kind have a bound of their own, so that thousands of articles do not push the few maps out. */
  kind: 'feed' | 'llms' | 'markdown' | 'sitemap';
  /** Tells the text from others of its kind, however its address was written. */
  key: string;
  contentType: string;
  /** It is a copy of a page: search engines should keep the page. */
  isTwin?: boolean;
  /** The text, or `undefined` when there is none. Throws `ContentOutage`. */
  make: () => Promise<string | undefined>;
}

/**
 * Answers with a text for machines: 404 when there is none, and while the CMS is away the last good copy, or 503. Next.js adds
 * the entity tag, so who has the text already is told so in a few bytes.
 */
export async function sendText(
  { method }: Pick<NextApiRequest, 'method'>,
  response: NextApiResponse,
  made: MadeText,
): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD')
    return void response.status(405).setHeader('Allow', 'GET, HEAD').end();
  const text = await textOrOutage(made);
  if (text === undefined) return refuse(response, 404, t.feeds.nothingHere);
  const { kind, key, contentType, isTwin } = made;
  if (text instanceof Error) {
    log.warn({ err: text, kind, key }, 'a text for machines cannot be made');
    response.setHeader('Retry-After', String(RETRY_SECONDS));
    return refuse(response, 503, t.feeds.cannotBeRead);
  }
  if (isTwin) response.setHeader('X-Robots-Tag', 'noindex');
  response
    .setHeader('Content-Type', `${contentType}; charset=utf-8`)
    .setHeader('Cache-Control', 'public, max-age=60, stale-if-error=3600');
  response.send(text);
}

function refuse(response: NextApiResponse, status: number, words: string): void {
  response
    .status(status)
    .setHeader('Cache-Control', 'no-store')
    .setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.send(`${words}\n`);
}

async function textOrOutage({ kind, key: name, make }: MadeText): Promise<string | undefined | Error> {
  // One address answers in every language that is asked for.
  const key = `${spokenLanguage().language} ${name}`;
  const copies = processWide(`texts.${kind}`, () => new Map<string, KeptCopy<string | undefined>>());
  const known = copies.get(key);
  const copy = known ?? copyOf(make);
  // Before it is made: who comes meanwhile waits for the same one.
  copies.set(key, copy);
  try {
    const { part } = await copy.read(pageDeadlineMs());
    keep(copies, key, part === undefined ? undefined : copy);
    return part;
  } catch (error) {
    if (!known) copies.delete(key);
    if (error instanceof ContentOutage || error instanceof NoCopyInTime) return error;
    throw error;
  }
}

function copyOf(make: MadeText['make']): KeptCopy<string | undefined> {
  return new KeptCopy({
    ask: () => beside(pageDeadlineMs(), make),
    ...{ freshMs: FRESH_MS, patienceMs: PATIENCE_MS, restMs: REST_MS },
    isOutage: (error) => error instanceof ContentOutage,
  });
}

/** What was read last stays longest; what does not exist pushes nothing out. */
function keep<Value>(copies: Map<string, Value>, key: string, copy: Value | undefined): void {
  copies.delete(key);
  if (copy === undefined) return;
  copies.set(key, copy);
  const [oldest] = copies.keys();
  if (copies.size > MOST_COPIES && oldest !== undefined) copies.delete(oldest);
}
