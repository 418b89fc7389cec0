/**
 * A page to weigh; of what needs no name the address says enough.
 * @typedef {{ name: string, address: string, status?: number, isForCustomers?: true }} PublicPage
 */

/** Addresses of the site's map that are of one kind, the first that fits; each address without a kind is weighed by itself. */
const KINDS = [
  { name: 'home', fits: /^\/$/ },
  { name: 'a solution', fits: /^\/solutions\/[^/]+$/ },
  { name: 'an article of the blog', fits: /^\/blog\/[^/]+$/, isArticle: true },
  { name: 'a category of the blog', fits: /^\/blog\/[^/]+$/ },
  { name: 'a tutorial', fits: /^\/tutorials\//, isArticle: true },
  { name: 'a level of tutorials', fits: /^\/tutorials\/level\// },
  { name: 'a series of tutorials', fits: /^\/tutorials\/series\// },
  { name: 'an author', fits: /^\/tutorials\/authors\// },
  { name: 'an expert', fits: /^\/tutorials\/experts\// },
  { name: 'a topic of tutorials', fits: /^\/tutorials\// },
  { name: 'a page at an address of its own', fits: /^\/(?!(?:services|solutions|tutorials|blog)$)[^/]+$/ },
];

/**
 * Public pages that no map names, because search engines should not find them.
 * @type {readonly PublicPage[]}
 */
export const PAGES_OFF_THE_MAP = [
  { name: 'search', address: '/search' },
  { name: 'search results', address: '/search?q=ssh' },
  { name: 'the status of the service', address: '/status' },
  { name: 'registration with an order', address: '/registration?auth=registrationVds&preset=2453' },
  { name: 'registration of a partner', address: '/registration?auth=registrationPartner' },
  { name: 'login', address: '/registration?auth=login' },
  { name: 'a form that does not exist', address: '/unknown-form', status: 404 },
  { name: 'order', address: '/order?auth=registrationVds&preset=2453', isForCustomers: true },
  { name: 'request', address: '/request' },
  { name: 'a page that does not exist', address: '/no-such-page', status: 404 },
];

/** Pages of the build that are not weighed, with the reason. */
const NOT_WEIGHED = [
  {
    // They stand once more for each language.
    route: /^\/_|^(?:\/[a-z]+)?\/404$/,
    because: 'what Next.js makes itself; its 404 is weighed at an address that does not exist',
  },
  { route: /^(?:\/[a-z]+)?\/500$/, because: 'shown when nothing else can be' },
  { route: /^\/not-found$/, because: 'weighed at an address that does not exist' },
  { route: /^\/preview(\/|$)/, because: 'drafts, for who has a ticket of the CMS' },
  { route: /^\/ui(\/|$)/, because: 'for developers' },
  { route: /^\/order\/(confirmation|timeline)$/, because: 'seen by whoever has ordered' },
];

/**
 * The pages of the map by their kinds, in the order of the map. A page in another language is of the kind of its original.
 * @param {readonly { address: string, isArticle: boolean }[]} mapped
 */
export function kindsOf(mapped) {
  /** @type {Map<string, { name: string, addresses: string[] }>} */
  const kinds = new Map();
  for (const { address, isArticle } of mapped) {
    const original = inFirstLanguage(address);
    const kind = KINDS.find((one) => one.fits.test(original) && (!one.isArticle || isArticle));
    const name = kind?.name ?? '';
    const key = name || original;
    kinds.set(key, { name, addresses: [...(kinds.get(key)?.addresses ?? []), address] });
  }
  return [...kinds.values()];
}

/** @param {string} address */
export function inFirstLanguage(address) {
  return address.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/';
}

/**
 * The pages of a build of which no address is weighed, and no reason says why.
 * @param {readonly string[]} routes as Next.js writes them, `/blog/[[...path]]`
 * @param {readonly string[]} addresses
 */
export function forgottenRoutes(routes, addresses) {
  // Of a page in several languages the one with the most HTML is weighed; its route has none.
  const weighed = new Set(addresses.map((address) => routeOf(routes, inFirstLanguage(address))));
  return routes.filter((route) => !weighed.has(route) && !NOT_WEIGHED.some((one) => one.route.test(route)));
}

/**
 * @param {readonly string[]} routes
 * @param {string} address
 */
function routeOf(routes, address) {
  const path = address.replace(/[?#].*/, '');
  // A name goes before a variable part, and that before whatever follows.
  const rank = (/** @type {string} */ route) => route.replace(/\[+\.{3}.*/, '~~').replace(/\[[^\]]+\]/g, '~');
  return routes
    .filter((route) => patternOf(route).test(path))
    .sort((one, other) => (rank(one) < rank(other) ? -1 : 1))[0];
}

/** @param {string} route */
function patternOf(route) {
  const pattern = route
    .replace(/\/\[\[\.{3}[^\]]+\]\]/, '(?:/.+)?')
    .replace(/\[\.{3}[^\]]+\]/, '.+')
    .replace(/\[[^\]]+\]/g, '[^/]+');
  return new RegExp(`^${pattern}$`);
}
