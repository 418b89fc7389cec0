import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import type { SpokenLanguage } from '~/messages/language';
import { answerAgain, rememberAnswer } from './answer-again';
import { ASKED_ADDRESS } from './asked-address';
import { withinPage } from './deadline';
import { env, isDevelopment } from './env';
import { log } from './log';
import { isKeptPage, keepPacked } from './packed-pages';
import { inPresentLanguage } from './present-language';
import { inRequest, type PresentRequest } from './present-request';
import { trustedHeaders } from './trusted-headers';

/** Where `server.mjs` waits to hear whom it may let in. */
const KEY = Symbol.for('vitrina.server');

/** A visitor who has been here by HTTPS comes by HTTPS for a year, whatever they type. Names below ours are not ours to bind. */
const HSTS = 'max-age=31536000';

/** By this header, which nobody outside can send, a request goes past `proxy.ts`: it has nothing to say there. */
export const PLAIN_VISIT = 'x-vitrina-plain-visit';

export interface Gate {
  /** Whether `proxy.ts` has nothing to say of a request. */
  isPlainVisit: (request: IncomingMessage) => boolean;
  /** Whether a browser asks ahead of its visitor for what only a visitor may ask for. */
  isRefusedAhead: (request: IncomingMessage) => boolean;
  /** In which language it asks, and as what Next.js knows what it asks for; or where that is found by its own address. */
  readLanguage: (url: string) => { spoken: SpokenLanguage; url: string } | { location: string };
  /** Sees a request before all else, with the headers that may be believed, and says what it is called by. */
  observe: (request: IncomingMessage, response: ServerResponse) => PresentRequest;
}

/** Shows a request to Next.js, or answers it. */
export type Admit = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => Promise<void>,
) => Promise<void>;

/**
 * Has the server show every request to us before Next.js sees it. Throws when another server has started the site: behind
 * `next start` every visitor could say who they are, and be taken for the site itself. `next dev` may.
 */
export function beginAdmitting(gate: Gate): void {
  const server: { admitWith: (admit: Admit) => void } | undefined = Reflect.get(globalThis, KEY);
  if (!server && isDevelopment()) return;
  if (!server) throw new Error('The site cannot start: run `node server.mjs`, not `next start`.');
  const { TRUSTED_PROXIES, SITE_URL } = env();
  const isSecure = SITE_URL.startsWith('https://');
  server.admitWith(admit({ trustedProxies: TRUSTED_PROXIES, isSecure, ...gate }));
}

interface Admission extends Gate {
  trustedProxies: number;
  isSecure: boolean;
}

function admit({ trustedProxies, isSecure, ...gate }: Admission): Admit {
  const { isPlainVisit, isRefusedAhead, readLanguage, observe } = gate;
  let isWarned = false;
  const compress = compression({
    filter: (request, response) => !isKeptPage(response) && compression.filter(request, response),
  });
  return async (request, response, goOn) => {
    if (trustedProxies === 0 && !isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      log.warn(
        'a request came with x-forwarded-for and TRUSTED_PROXIES is 0: all visitors of a proxy count as one',
      );
    }
    if (isSecure) response.setHeader('strict-transport-security', HSTS);
    request.headers = trustedHeaders(request.headers, { peer: request.socket.remoteAddress, trustedProxies });
    const present = observe(request, response);
    // To a browser any refusal says that the page is to be asked for when somebody wants it.
    if (isRefusedAhead(request)) return void response.writeHead(403, { 'cache-control': 'no-store' }).end();
    const asked = readLanguage(request.url ?? '');
    if ('location' in asked)
      return void response.writeHead(308, { location: asked.location, 'cache-control': 'no-store' }).end();
    // An editor may lead away from what nothing stands at.
    if (asked.url !== request.url) request.headers[ASKED_ADDRESS] = request.url;
    request.url = asked.url;
    const isPlain = isPlainVisit(request);
    if (isPlain) request.headers[PLAIN_VISIT] = '1';
    // What is kept packed goes past what packs every other answer as it is made.
    compress(request, response, () => keepPacked(request, response));
    if (isPlain && answerAgain(request, response)) return;
    if (isPlain) rememberAnswer(request, response);
    const answer = answerWithoutPage(request);
    if (answer) response.writeHead(answer, { allow: 'GET, HEAD, POST' }).end();
    // All renderings of one visit share its time: the page, its head, and the page of its failure. A form has that of its action.
    else if (request.method === 'GET' || request.method === 'HEAD')
      await inPresentLanguage(asked.spoken, () => inRequest(present, () => withinPage(goOn)));
    else await inPresentLanguage(asked.spoken, () => inRequest(present, goOn));
  };
}

/**
 * Next.js makes an error of what asks for no page at all, and leads to the host that somebody writes before a path: a cache in
 * front could keep that for others. Only proxies are asked so.
 */
function answerWithoutPage({ method, url }: IncomingMessage): 204 | 400 | 405 | undefined {
  if (method === 'TRACE') return 405;
  if (url === '*') return method === 'OPTIONS' ? 204 : 405;
  return url?.startsWith('/') ? undefined : 400;
}
