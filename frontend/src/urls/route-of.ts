import { withoutLanguage } from '~/messages/language-of';

/** Addresses of the site that are routes by themselves. */
const EXACT = [
  '/',
  '/services',
  '/solutions',
  '/search',
  '/status',
  '/not-found',
  '/unknown-form',
  '/registration',
  '/order',
  '/order/confirmation',
  '/order/sheet',
  '/order/timeline',
  '/request',
  '/kubernetes/create-cluster',
  '/ui',
  '/ui/analytics',
  '/hand-off',
  '/log-out',
  '/anti-bot',
  '/mcp',
  '/prices.csv',
  '/prices.json',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/rss.xml',
  '/atom.xml',
  '/api/article-views',
  '/api/article-votes',
  '/api/counts',
  '/api/errors',
  '/api/live',
  '/api/organisation',
  '/api/provider-trial',
  '/api/ready',
  '/api/revalidate',
  '/api/search',
  '/api/speculation-rules',
  '/api/try-again',
] as const;

/** What begins with these is of one route each, however it goes on. */
const FAMILIES = {
  services: '/services/[slug]',
  solutions: '/solutions/[slug]',
  blog: '/blog/[[...path]]',
  tutorials: '/tutorials/[[...path]]',
  preview: '/preview/[type]',
  assets: '/assets/[file]',
  sitemap: '/sitemap/[part]',
  fonts: '/fonts/[file]',
  islands: '/islands/[file]',
  _next: '/_next/[...file]',
} as const;

const FAMILIES_OF_THE_API = {
  feed: '/api/feed/[...path]',
  llms: '/llms.txt',
  markdown: '/api/markdown/[...path]',
  'page-image': '/api/page-image/[[...path]]',
  'share-image': '/api/share-image/[...path]',
  sitemap: '/sitemap/[part]',
} as const;

/** For what nobody has made a page of; strangers ask for millions of addresses, and each would be a figure of its own. */
export const OTHER_ROUTE = 'other' as const;

/** The patterns of all routes, of which there are some fifty. */
export const ROUTES = [
  ...new Set([
    ...EXACT,
    ...Object.values(FAMILIES),
    ...Object.values(FAMILIES_OF_THE_API),
    '/[slug]' as const,
    OTHER_ROUTE,
  ]),
];

export type Route = (typeof ROUTES)[number];

const OF_ONE_ADDRESS: ReadonlyMap<string, Route> = new Map(EXACT.map((route) => [route, route]));

/** The pattern of the route that an address belongs to: for figures, and for what may be fetched ahead (`speculation.ts`). */
export function routeOf(address: string): Route {
  const path = withoutLanguage(address.split('?', 1)[0] ?? '').address;
  const exact = OF_ONE_ADDRESS.get(path);
  if (exact) return exact;
  const [, first = '', second = '', ...rest] = path.split('/');
  if (first === 'api') return own(FAMILIES_OF_THE_API, second) ?? OTHER_ROUTE;
  const family = own(FAMILIES, first);
  if (family && path.endsWith('.md')) return '/api/markdown/[...path]';
  if (family && /\/(?:rss|atom)\.xml$/.test(path)) return '/api/feed/[...path]';
  if (family) return family;
  return path.startsWith('/') && second === '' && rest.length === 0 ? '/[slug]' : OTHER_ROUTE;
}

/** What has a page for each language; all other routes answer in the language that is asked for, and are one for all. */
const IN_EACH_LANGUAGE: ReadonlySet<Route> = new Set<Route>([
  ...(['/', '/services', '/solutions', '/search', '/status', '/not-found', '/unknown-form'] as const),
  ...(['/registration', '/order', '/order/confirmation', '/order/timeline', '/request'] as const),
  ...([
    '/preview/[type]',
    '/kubernetes/create-cluster',
    '/services/[slug]',
    '/solutions/[slug]',
    '/[slug]',
  ] as const),
  ...(['/blog/[[...path]]', '/tutorials/[[...path]]', OTHER_ROUTE] as const),
]);

export function isInEachLanguage(route: Route): boolean {
  return IN_EACH_LANGUAGE.has(route);
}

function own(families: Readonly<Record<string, Route>>, name: string): Route | undefined {
  return Object.hasOwn(families, name) ? families[name] : undefined;
}
