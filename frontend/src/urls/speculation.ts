import type { IncomingMessage } from 'node:http';
import { inLanguageOf } from '~/messages/language-of';
import { spokenLanguages } from '~/runtime/shop-languages';
import { OTHER_ROUTE, ROUTES, type Route, routeOf } from './route-of';

/**
 * What a browser may fetch before anybody has asked for it. `prerender`: documents, which are the same for everyone and only read, are made
 * ready whole while a pointer is on their link, or fetched where there is none. `prefetch`: their answer costs more, and is fetched once the link is pressed. `never`:
 * it begins an order or a form, ends a session, counts, or is no page. `part`: what a page loads by itself, ahead or not.
 */
export type Speculation = 'prerender' | 'prefetch' | 'never' | 'part';

export const SPECULATION: Readonly<Record<Route, Speculation>> = {
  '/': 'prerender',
  '/services': 'prerender',
  '/services/[slug]': 'prerender',
  '/solutions': 'prerender',
  '/solutions/[slug]': 'prerender',
  '/blog/[[...path]]': 'prerender',
  '/tutorials/[[...path]]': 'prerender',
  '/status': 'prerender',
  '/[slug]': 'prerender',
  '/search': 'prefetch',
  // Each address of it is one more draft of a cluster, and one of them leads on to an order.
  '/kubernetes/create-cluster': 'never',
  // Intents, proofs against bots and pending logins begin with these.
  '/registration': 'never',
  '/order': 'never',
  '/order/confirmation': 'never',
  '/order/sheet': 'never',
  // Each look asks the provider.
  '/order/timeline': 'never',
  '/request': 'never',
  '/anti-bot': 'never',
  '/hand-off': 'never',
  '/log-out': 'never',
  // A ticket is for one look.
  '/preview/[type]': 'never',
  '/ui': 'never',
  '/ui/analytics': 'never',
  '/not-found': 'never',
  '/unknown-form': 'never',
  '/mcp': 'never',
  '/prices.csv': 'never',
  '/prices.json': 'never',
  '/robots.txt': 'never',
  '/sitemap.xml': 'never',
  '/sitemap/[part]': 'never',
  '/llms.txt': 'never',
  '/rss.xml': 'never',
  '/atom.xml': 'never',
  '/api/feed/[...path]': 'never',
  '/api/markdown/[...path]': 'never',
  '/api/article-views': 'never',
  '/api/article-votes': 'never',
  '/api/organisation': 'never',
  '/api/provider-trial': 'never',
  '/api/counts': 'never',
  '/api/live': 'never',
  '/api/ready': 'never',
  '/api/revalidate': 'never',
  '/api/try-again': 'never',
  '/api/errors': 'part',
  '/api/page-image/[[...path]]': 'part',
  '/api/search': 'part',
  '/api/share-image/[...path]': 'part',
  '/api/speculation-rules': 'part',
  '/assets/[file]': 'part',
  '/fonts/[file]': 'part',
  '/islands/[file]': 'part',
  '/_next/[...file]': 'part',
  [OTHER_ROUTE]: 'never',
};

/** The marks by which `proxy.ts` keeps and reports who has sent a visitor. */
const WEBMASTER_KEYS = ['wmid', 'bannerID'] as const;
/** A file is no page, and another window or a place in this page is nothing to make ready. */
const NOT_FOLLOWED = '[download], [target]:not([target="_self"]), [href^="#"]';

interface Rule {
  where: ReturnType<typeof linksTo>;
  eagerness: 'eager' | 'moderate' | 'conservative';
}

export interface SpeculationRules {
  prerender: Rule[];
  prefetch: Rule[];
}

/** Since this version `eager` means a pointer that has come to a link; before, it meant every link of a page. */
const EAGER_BY_POINTER = 143;

/**
 * The rules as browsers read them (Speculation-Rules). What no rule names, they leave alone. People press a link a quarter of a second
 * after they have come to it, so a page is made ready at once where a pointer says so (`hasPointer`). Elsewhere a document is only
 * fetched, when its link is pressed or rested on: a telephone that is still making it ready paints it later than one that begins then
 * (docs/decisions/0086).
 */
export function speculationRules({ hasPointer }: { hasPointer: boolean }): SpeculationRules {
  const documents = linksTo('prerender');
  const search = { where: linksTo('prefetch'), eagerness: 'conservative' } as const;
  return hasPointer
    ? { prerender: [{ where: documents, eagerness: 'eager' }], prefetch: [search] }
    : { prerender: [], prefetch: [{ where: documents, eagerness: 'moderate' }, search] };
}

/** Whether a browser that says so of itself (its client hints) follows a pointer; who says nothing may be a telephone. */
export function followsPointer(hints: { get(name: string): string | null }): boolean {
  const version = /"Chromium";v="(\d+)"/.exec(hints.get('sec-ch-ua') ?? '')?.[1];
  return hints.get('sec-ch-ua-mobile') === '?0' && Number(version) >= EAGER_BY_POINTER;
}

/**
 * Whether a request is ahead of its visitor and must not be answered so: rules of ours do not lead there, but a redirect may, or
 * somebody else's rules, or what a browser has learned of an address that is typed.
 */
export function isRefusedAhead({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  if (!/\bprefetch\b/.test(String(headers['sec-purpose'] ?? ''))) return false;
  const [, query = ''] = url.split('?', 2);
  const keys = new URLSearchParams(query);
  return SPECULATION[routeOf(url)] === 'never' || WEBMASTER_KEYS.some((key) => keys.has(key));
}

function linksTo(wanted: Speculation) {
  const own = ROUTES.filter((route) => SPECULATION[route] === wanted);
  const others = ROUTES.filter((route) => SPECULATION[route] !== wanted && isWordAtRoot(route));
  return {
    and: [
      { href_matches: own.flatMap(patternsOf) },
      {
        not: {
          href_matches: [
            ...others.flatMap(patternsOf),
            '/*.*',
            ...WEBMASTER_KEYS.map((key) => `/*\\?*(^|&)${key}=*`),
          ],
        },
      },
      { not: { selector_matches: NOT_FOLLOWED } },
    ],
  };
}

/**
 * Only these need to be left out by name: the pattern of the CMS's own pages, `/:name`, is the only one that fits addresses of other routes. A browser compares
 * each link of a page with each pattern while it paints.
 */
function isWordAtRoot(route: Route): boolean {
  return /^\/[\w-]+$/.test(route);
}

/** A route as URL patterns, one for each language of the shop. */
function patternsOf(route: Route): string[] {
  return spokenLanguages().map((spoken) => inLanguageOf(spoken, patternOf(route)));
}

function patternOf(route: Route): string {
  return route
    .replace('/[[...path]]', '{/*}?')
    .replace(/\/\[\.{3}\w+\]/, '/*')
    .replace('/[type]', '/*')
    .replace(/\/\[\w+\]/, '/:name');
}
