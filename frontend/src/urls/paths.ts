import { contentAddress } from '@vitrina/content-contract/content-addresses';
import type { LocationCode, OsId, PanelPath, PaymentPeriod, TariffFamily } from '@vitrina/ordering';
import type { Level } from './levels';

export type FeedFormat = 'rss' | 'atom';

/** What the addresses of pages begin with that React runs in the browser: those for the people who build the site. */
export const REACT_PAGES: readonly string[] = ['ui'];

export function isReactPage(address: string): boolean {
  return REACT_PAGES.includes(address.split('/')[1] ?? '');
}

/** Every address of the site but those that carry an order (order-paths.ts), in one place. */
export const paths = {
  home: '/',
  services: '/services',
  service: (slug: string) => contentAddress.service('service', slug),
  solutions: '/solutions',
  solution: (slug: string) => contentAddress.service('solution', slug),
  /** A page of the CMS outside both sections. */
  page: contentAddress.page,
  cloudServers: '/services/cloud-servers',
  tariffs: '/services/cloud-servers#tariffs',
  /** The same list with a system and a period chosen. */
  tariffsFor: ({ osId, period }: { osId: OsId; period: PaymentPeriod }) =>
    `/services/cloud-servers?${new URLSearchParams({ os: String(osId), period })}#tariffs`,
  /** The same list with only what is large enough: cores, GB, roubles a month; `place` is the tab to show. */
  tariffsThatFit: (
    asked: { cpu?: number; ramGb?: number; diskGb?: number; maxPrice?: number; location?: LocationCode },
    place?: { location: LocationCode; family: TariffFamily },
  ) => {
    const keys = {
      location: place?.location ?? asked.location,
      tab: place?.family,
      ...{ min_cpu: asked.cpu, min_ram: asked.ramGb, min_disk: asked.diskGb, max_price: asked.maxPrice },
    };
    const named = Object.entries(keys).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, `${value}`]],
    );
    return `/services/cloud-servers?${new URLSearchParams(named)}#tariffs`;
  },
  /** The page that is answered at every address without one. */
  notFound: '/not-found',
  /** Where the CMS shows drafts, to who has a ticket of its panel. */
  preview: '/preview/',
  previewOfBanner: '/preview/banner',
  previewOfHome: '/preview/home',
  createCluster: '/kubernetes/create-cluster',
  /** The same page with a place and a period chosen already. */
  ownCluster: (chosen: { zone?: LocationCode; period?: PaymentPeriod }) => {
    const query = new URLSearchParams(chosen);
    return query.size > 0 ? `/kubernetes/create-cluster?${query}` : '/kubernetes/create-cluster';
  },
  /** The form with which a visitor leaves a request; `from` is the page they come from, `order` what they would order. */
  request: (about: { kind?: string; from?: string; subject?: string; order?: string } = {}) => {
    const query = new URLSearchParams(Object.entries(about).filter(([, value]) => value));
    return query.size > 0 ? `/request?${query}` : '/request';
  },
  /** An uploaded file or one of its sizes; with a version its content never changes. */
  asset: (file: string, version?: string) =>
    `/assets/${encodeURIComponent(file)}${version ? `?v=${encodeURIComponent(version)}` : ''}`,
  registration: '/registration',
  order: '/order',
  /** What was ordered, and what to do first, until the panel opens (`order-paths.ts` writes its query). */
  orderConfirmation: '/order/confirmation',
  /** What has happened to an order so far, for its customer. */
  orderTimeline: (intent: string) => `/order/timeline?${new URLSearchParams({ intent })}`,
  /** What an order costs with other options, for its page. */
  orderSheet: '/order/sheet',
  logIn: '/registration?auth=login',
  /** Login on the way to a page of the panel. */
  logInTo: (redirect: PanelPath, period?: PaymentPeriod) =>
    `/registration?${new URLSearchParams({ auth: 'login', redirect, ...(period && { period }) })}`,
  /** Login on the way to a page of this site. */
  logInToOwn: (redirect: string) =>
    `/registration?${new URLSearchParams({ auth: 'login', redirect, noPanelRedirect: 'true' })}`,
  /** Registration, login and what lies between, as `switchMode` writes their query. */
  account: (query: URLSearchParams) => `/registration?${query}`,
  /** Where a flow goes on that has a customer now; the query is that of its registration. */
  orderFlow: (query: URLSearchParams) => `/order?${query}`,
  /** What an address of registration or login with an unknown `auth` is answered with. */
  unknownForm: '/unknown-form',
  /** The same page for a form that is not taken, whatever stands in it. */
  refusedForm: (refusal: string) => `/unknown-form?${new URLSearchParams({ refusal })}`,
  /** Makes a page again whose prices could not be had. */
  tryAgain: '/api/try-again',
  /** Takes the rating that a reader gives an article. */
  articleVotes: '/api/article-votes',
  organisation: '/api/organisation',
  /** A task against bots, for the browser that is about to send a form. */
  botCheck: '/anti-bot',
  logOut: '/log-out',
  /** How the service is doing now. */
  status: '/status',
  /** The page of search results, or of what can be searched. */
  search: (query = '', chosen: { kind?: string; section?: string; page?: number } = {}) => {
    const { kind, section, page = 1 } = chosen;
    const given = { q: query, kind, section, page: page > 1 ? String(page) : '' };
    const known = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return known.length > 0 ? `/search?${new URLSearchParams(known)}` : '/search';
  },
  tutorials: '/tutorials',
  /** A topic by the way to it from the root of the tree: `linux/systemd`. */
  topic: contentAddress.topic,
  tutorial: (topicPath: string, url: string) => contentAddress.article(topicPath, url),
  blog: '/blog',
  category: contentAddress.category,
  blogArticle: (url: string) => contentAddress.article(undefined, url),
  /** The tutorials, or the articles of the blog, that bear a tag. */
  tag: contentAddress.tag,
  series: contentAddress.series,
  level: (level: Level) => `/tutorials/level/${level}`,
  author: contentAddress.author,
  expert: contentAddress.expert,
  /** A further part of a list, counted from 1; the first is the list itself. */
  partOfList: (list: string, page: number) => (page > 1 ? `${list}/page/${page}` : list),
  /** The newest of a list, for those who follow it; of the whole site without one. */
  feed: (format: FeedFormat, list = '') => `${list}/${format}.xml`,
  /** An article as Markdown, by its address. */
  markdown: (article: string) => `${article}.md`,
  sitemap: '/sitemap.xml',
  sitemapPart: (part: string) => `/sitemap/${part}.xml`,
  priceFeed: (format: 'json' | 'csv') => `/prices.${format}`,
  /** Where assistants ask by the Model Context Protocol. */
  assistants: '/mcp',
  /** What the site is about and where it stands, for language models. */
  llms: '/llms.txt',
  /** The picture that others show beside a link to a page that is no article; that of the home page without an address. */
  pageImage: (address = '') => `/api/page-image${address}`,
  /** The same of an article, by its address. */
  shareImage: (address: string) => `/api/share-image${address}`,
  /** The site's own step into the panel: it turns the sealed session into the panel's auto-login address. */
  handOff: (to: PanelPath, period?: PaymentPeriod, siteTransfer?: string) =>
    `/hand-off?${new URLSearchParams({
      ...{ to },
      ...(period && { paymentPeriod: period }),
      ...(siteTransfer && { siteTransfer }),
    })}`,
} as const;
