import { subscribe } from 'node:diagnostics_channel';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { LANGUAGES } from '~/messages/language';
import { WITHOUT_PREFIX, withoutLanguage } from '~/messages/language-of';
import { buildFolder } from './env';
import { failedPage, MISSING, missingPage } from './failed-page';
import { log } from './log';
import { wasOutageLately } from './outages';
import { packedFor } from './packed-pages';
import { parseRequestId, REQUEST_ID } from './request-id';
import { firstLanguage, spokenLanguages } from './shop-languages';

/** Node.js tells of every request on this channel, before anybody has begun to answer it. */
const BEGUN = 'http.server.request.start';
const RETRY_SECONDS = 5;

/** Headers that belong to the body they came with. */
const OF_THE_BODY = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'etag',
  'link',
  'cache-control',
];

/**
 * A page that is not there, and one of the App Router that fails, is answered by Next.js with a bare document or one which scripts fill
 * in. The answer is exchanged for a document of ours that the build has made: for a failure with its status, 503 while a service
 * that the site needs is away and 500 otherwise (docs/decisions/0034).
 */
export function designFailures(): void {
  const pages = join(buildFolder(), 'server');
  subscribe(BEGUN, (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const { made, built } = foldersFor(request.url ?? '');
    designFailure(request, response, {
      failed: () => lately(`failed-${built}`, () => readPage(join(pages, 'pages', built, '500.html'))),
      // Made again with every change of the menu.
      missing: () =>
        lately(`missing-${made}`, () =>
          readPage(remade(pages, made, 'not-found.html') ?? join(pages, 'pages', built, 'not-found.html')),
        ),
    });
  });
}

/** Where Next.js keeps the pages of the language of an address: those that it makes again, and those of the build. */
function foldersFor(url: string): { made: string; built: string } {
  const { language: asked } = withoutLanguage(url);
  const { language, prefix } = spokenLanguages().find((one) => one.prefix === `/${asked}`) ?? firstLanguage();
  // The build took the first of all languages for that of addresses without one.
  return {
    made: prefix === '' ? WITHOUT_PREFIX : language,
    built: prefix === '' && language === LANGUAGES[0] ? WITHOUT_PREFIX : language,
  };
}

interface Pages {
  failed: () => string | undefined;
  missing: () => string | undefined;
}

export function designFailure(request: IncomingMessage, response: ServerResponse, pages: Pages): void {
  const { writeHead, write, end } = response;
  // Routing writes another one in its place.
  const { url: address = '/' } = request;
  let instead: string | Buffer | undefined;

  response.writeHead = (...args: unknown[]) => {
    const designed =
      isBlank(request, response, args) && design(args[0] === 404, { address, request, response, pages });
    if (!designed) return writeHead.apply(response, args as Parameters<typeof writeHead>);
    const { body, headers: ofTheBody } = packedFor(request, designed.page, designed.name);
    instead = body;
    for (const name of OF_THE_BODY) response.removeHeader(name);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      ...ofTheBody,
      'cache-control': 'no-store',
      ...designed.headers,
    };
    return writeHead.call(response, designed.status, headers);
  };
  response.write = (...args: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    if (instead === undefined) return write.apply(response, args as Parameters<typeof write>);
    callBack(args);
    return true;
  };
  response.end = (...args: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    if (instead === undefined) return end.apply(response, args as Parameters<typeof end>);
    return end.call(response, instead, 'utf8', () => callBack(args));
  };
}

interface Designed {
  status: number;
  /** Of a page that is the same each time. */
  name?: string;
  page: string;
  headers: OutgoingHttpHeaders;
}

/**
 * Failures of all pages, and what neither router finds: Next.js draws its own 404 for both as a page of the App Router. A document that
 * answers 404 by itself has words of its own.
 */
function isBlank(
  request: IncomingMessage,
  response: ServerResponse,
  [status, headers]: readonly unknown[],
): boolean {
  if (status !== 404 && status !== 500) return false;
  const header = (name: string) =>
    String((isHeaders(headers) && headers[name]) || response.getHeader(name) || '');
  const type = header('content-type');
  if (type.startsWith('text/html')) return status === 500 || /\brsc\b/i.test(header('vary'));
  // What fails before there is a page is answered with a plain sentence in English.
  const isBare = type === '' || type.startsWith('text/plain');
  return status === 500 && isBare && (request.headers.accept ?? '').includes('text/html');
}

interface Failure {
  address: string;
  request: IncomingMessage;
  response: ServerResponse;
  pages: Pages;
}

function design(isMissing: boolean, { address, request, response, pages }: Failure): Designed | undefined {
  const page = isMissing ? pages.missing() : pages.failed();
  if (page === undefined) return undefined;
  if (isMissing) return missing(page, address);
  const given = response.getHeader(REQUEST_ID) ?? request.headers[REQUEST_ID];
  const reference = parseRequestId(String(given ?? '')) ?? crypto.randomUUID();
  const isOutage = wasOutageLately();
  log.warn(
    { requestId: reference, path: address.split('?', 1)[0], isOutage },
    'the page of failures is shown',
  );
  return {
    status: isOutage ? 503 : 500,
    page: failedPage(page, { reference, address }),
    headers: { [REQUEST_ID]: reference, ...(isOutage && { 'retry-after': String(RETRY_SECONDS) }) },
  };
}

function missing(page: string, address: string): Designed {
  if (page.includes(MISSING.original)) return { status: 404, page: missingPage(page, address), headers: {} };
  return { status: 404, name: 'missing', page, headers: {} };
}

/** Where Next.js keeps a page of the Pages Router that was made again since the build: in a folder of its route. */
function remade(pages: string, locale: string, file: string): string | undefined {
  const routes = join(pages, 'route-cache', 'PAGES');
  if (!existsSync(routes)) return undefined;
  return readdirSync(routes)
    .map((route) => join(routes, route, '$', locale, file))
    .find((candidate) => existsSync(candidate));
}

/** Those who ask for what is not there ask often: the disk is read once a second at most. */
const REREAD_MS = 1_000;
const read = new Map<string, { page: string | undefined; at: number }>();

function lately(name: string, load: () => string | undefined): string | undefined {
  const before = read.get(name);
  if (before && performance.now() - before.at < REREAD_MS) return before.page;
  const page = load();
  read.set(name, { page, at: performance.now() });
  return page;
}

function readPage(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    log.error({ err: error, file }, 'a page of failures is not in the build');
    return undefined;
  }
}

function isHeaders(given: unknown): given is OutgoingHttpHeaders {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

/** Writers wait to be told that they are through. */
function callBack(args: readonly unknown[]): void {
  const callback = args.find((one) => typeof one === 'function');
  if (callback) process.nextTick(callback as () => void);
}
