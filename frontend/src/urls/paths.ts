import { OWN_DOCUMENTS } from '@vitrina/content-contract/addresses';
import { contentAddress } from '@vitrina/content-contract/content-addresses';
import type { LocationCode, OsId, PanelPath, PaymentPeriod, TariffFamily } from '@vitrina/ordering';
import { spokenLanguage } from '~/messages/language';
import { inLanguageOf } from '~/messages/language-of';
import type { Level } from './levels';

export type FeedFormat = 'rss' | 'atom';

/** What the addresses of pages begin with that React runs in the browser: those for the people who build the site. */
export const REACT_PAGES: readonly string[] = ['ui'];

export function isReactPage(address: string): boolean {
  return REACT_PAGES.includes(address.split('/')[1] ?? '');
}

/**
 * Every address of the site but those that carry an order (order-paths.ts), in one place, in the
 * language of the page that is being made. So they must be read while it is: never when a module is loaded.
 */
export const paths = addresses((address) => inLanguageOf(spokenLanguage(), address));

/** The same in the shop's first language, which are those of its routes: what an address is compared with. */
export const rootPaths = addresses((address) => address);

function addresses(at: (address: string) => string) {
  return {
    get home() {
      return at('/');
    },
    /** Pages of code that are the same for everyone and that search engines may find. */
    get ownDocuments() {
      return OWN_DOCUMENTS.map(at);
    },
    get services() {
      return at('/services');
    },
    service: (slug: string) => at(contentAddress.service('service', slug)),
    get solutions() {
      return at('/solutions');
    },
    solution: (slug: string) => at(contentAddress.service('solution', slug)),
    /** A page of the CMS outside both sections. */
    page: (slug: string) => at(contentAddress.page(slug)),
    get cloudServers() {
      return at('/services/cloud-servers');
    },
    get tariffs() {
      return at('/services/cloud-servers#tariffs');
    },
    /** The same list with a system and a period chosen. */
    tariffsFor: ({ osId, period }: { osId: OsId; period: PaymentPeriod }) =>
      at(`/services/cloud-servers?${new URLSearchParams({ os: String(osId), period })}#tariffs`),
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
      return at(`/services/cloud-servers?${new URLSearchParams(named)}#tariffs`);
    },
    /** The page that is answered at every address without one. */
    get notFound() {
      return at('/not-found');
    },
    /** Where the CMS shows drafts, to who has a ticket of its panel. */
    preview: '/preview/',
    previewOfBanner: '/preview/banner',
    previewOfHome: '/preview/home',
    get createCluster() {
      return at('/kubernetes/create-cluster');
    },
    /** The same page with a place and a period chosen already. */
    ownCluster: (chosen: { zone?: LocationCode; period?: PaymentPeriod }) => {
      const query = new URLSearchParams(chosen);
      return at(query.size > 0 ? `/kubernetes/create-cluster?${query}` : '/kubernetes/create-cluster');
    },
    /** The form with which a visitor leaves a request; `from` is the page they come from, `order` what they would order. */
    request: (about: { kind?: string; from?: string; subject?: string; order?: string } = {}) => {
      const query = new URLSearchParams(Object.entries(about).filter(([, value]) => value));
      return at(query.size > 0 ? `/request?${query}` : '/request');
    },
    /** An uploaded file or one of its sizes; with a version its content never changes. */
    asset: (file: string, version?: string) =>
      `/assets/${encodeURIComponent(file)}${version ? `?v=${encodeURIComponent(version)}` : ''}`,
    get registration() {
      return at('/registration');
    },
    get order() {
      return at('/order');
    },
    /** What was ordered, and what to do first, until the panel opens (`order-paths.ts` writes its query). */
    get orderConfirmation() {
      return at('/order/confirmation');
    },
    /** What has happened to an order so far, for its customer. */
    orderTimeline: (intent: string) => at(`/order/timeline?${new URLSearchParams({ intent })}`),
    /** What an order costs with other options, for its page. */
    get orderSheet() {
      return at('/order/sheet');
    },
    get logIn() {
      return at('/registration?auth=login');
    },
    /** Login on the way to a page of the panel. */
    logInTo: (redirect: PanelPath, period?: PaymentPeriod) =>
      at(`/registration?${new URLSearchParams({ auth: 'login', redirect, ...(period && { period }) })}`),
    /** Login on the way to a page of this site. */
    logInToOwn: (redirect: string) =>
      at(`/registration?${new URLSearchParams({ auth: 'login', redirect, noPanelRedirect: 'true' })}`),
    /** Registration, login and what lies between, as `switchMode` writes their query. */
    account: (query: URLSearchParams) => at(`/registration?${query}`),
    /** Where a flow goes on that has a customer now; the query is that of its registration. */
    orderFlow: (query: URLSearchParams) => at(`/order?${query}`),
    /** What an address of registration or login with an unknown `auth` is answered with. */
    get unknownForm() {
      return at('/unknown-form');
    },
    /** The same page for a form that is not taken, whatever stands in it. */
    refusedForm: (refusal: string) => at(`/unknown-form?${new URLSearchParams({ refusal })}`),
    /** Makes a page again whose prices could not be had. */
    get tryAgain() {
      return at('/api/try-again');
    },
    /** Takes the rating that a reader gives an article. */
    get articleVotes() {
      return at('/api/article-votes');
    },
    get organisation() {
      return at('/api/organisation');
    },
    /** A task against bots, for the browser that is about to send a form. */
    get botCheck() {
      return at('/anti-bot');
    },
    get logOut() {
      return at('/log-out');
    },
    /** How the service is doing now. */
    get status() {
      return at('/status');
    },
    /** The page of search results, or of what can be searched. */
    search: (query = '', chosen: { kind?: string; section?: string; page?: number } = {}) => {
      const { kind, section, page = 1 } = chosen;
      const given = { q: query, kind, section, page: page > 1 ? String(page) : '' };
      const known = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
      return at(known.length > 0 ? `/search?${new URLSearchParams(known)}` : '/search');
    },
    get tutorials() {
      return at('/tutorials');
    },
    /** A topic by the way to it from the root of the tree: `linux/systemd`. */
    topic: (way: string) => at(contentAddress.topic(way)),
    tutorial: (topicPath: string, url: string) => at(contentAddress.article(topicPath, url)),
    get blog() {
      return at('/blog');
    },
    category: (path: string) => at(contentAddress.category(path)),
    blogArticle: (url: string) => at(contentAddress.article(undefined, url)),
    /** The tutorials, or the articles of the blog, that bear a tag. */
    tag: (section: 'tutorials' | 'blog', path: string) => at(contentAddress.tag(section, path)),
    series: (path: string) => at(contentAddress.series(path)),
    level: (level: Level) => at(`/tutorials/level/${level}`),
    author: (path: string) => at(contentAddress.author(path)),
    expert: (path: string) => at(contentAddress.expert(path)),
    /** A further part of a list, counted from 1; the first is the list itself. */
    partOfList: (list: string, page: number) => (page > 1 ? `${list}/page/${page}` : list),
    /** The newest of a list, for those who follow it; of the whole site without one. */
    feed: (format: FeedFormat, list = '') => (list ? `${list}/${format}.xml` : at(`/${format}.xml`)),
    /** An article as Markdown, by its address. */
    markdown: (article: string) => `${article}.md`,
    sitemap: '/sitemap.xml',
    sitemapPart: (part: string) => at(`/sitemap/${part}.xml`),
    priceFeed: (format: 'json' | 'csv') => at(`/prices.${format}`),
    /** Where assistants ask by the Model Context Protocol. */
    get assistants() {
      return at('/mcp');
    },
    /** The picture that others show beside a link to a page that is no article; that of the home page without an address. */
    pageImage: (address = '') => `/api/page-image${address}`,
    /** The same of an article, by its address. */
    shareImage: (address: string) => `/api/share-image${address}`,
    /** The site's own step into the panel: it turns the sealed session into the panel's auto-login address. */
    handOff: (to: PanelPath, period?: PaymentPeriod, siteTransfer?: string) =>
      at(
        `/hand-off?${new URLSearchParams({
          ...{ to },
          ...(period && { paymentPeriod: period }),
          ...(siteTransfer && { siteTransfer }),
        })}`,
      ),
  } as const;
}
