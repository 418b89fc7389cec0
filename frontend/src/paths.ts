import {
  type IntentId,
  type PanelPath,
  type PaymentPeriod,
  type ServerOrder,
  toServerQuery,
} from '@vitrina/ordering';

/** Every address of the site, in one place. */
export const paths = {
  home: '/',
  services: '/services',
  service: (slug: string) => `/services/${slug}`,
  solutions: '/solutions',
  solution: (slug: string) => `/solutions/${slug}`,
  cloudServers: '/services/cloud-servers',
  tariffs: '/services/cloud-servers#tariffs',
  registration: '/registration',
  logIn: '/registration?auth=login',
  /** Registration, login and what lies between, as `switchMode` writes their query. */
  account: (query: URLSearchParams) => `/registration?${query}`,
  /** Where a flow goes on that has a customer now; the query is that of its registration. */
  orderFlow: (query: URLSearchParams) => `/order?${query}`,
  /** What an address of registration or login with an unknown `auth` is answered with. */
  unknownForm: '/unknown-form',
  /** A task against bots, for the browser that is about to send a form. */
  antiBot: '/anti-bot',
  logOut: '/log-out',
  /** The page of search results, or of what can be searched. */
  search: (query = '') => (query ? `/search?${new URLSearchParams({ q: query })}` : '/search'),
  tutorials: '/tutorials',
  tutorial: (topicPath: string, url: string) => `/tutorials/${topicPath}/${url}`,
  /** The picture that others show beside a link to the tutorial. */
  shareImage: (topicPath: string, url: string) => `/api/share-image/${topicPath}/${url}`,
  /** Registration that carries a chosen server; a logged-in customer is sent on from there to `serverOrder`. */
  serverRegistration: (order: ServerOrder, intent?: IntentId) =>
    `/registration?${serverFlow('registrationVds', order, intent)}`,
  serverLogIn: (order: ServerOrder, intent?: IntentId) =>
    `/registration?${serverFlow('login', order, intent)}`,
  serverOrder: (order: ServerOrder, intent?: IntentId) =>
    `/order?${serverFlow('registrationVds', order, intent)}`,
  /** The order page after an order that failed on the way there: the same intent, what went wrong, and in which request. */
  failedServerOrder: (order: ServerOrder, intent: IntentId, problem: string, request: string) =>
    `/order?${serverFlow('registrationVds', order, intent)}&${new URLSearchParams({ problem, request })}`,
  /** Takes back the greeting of a customer whose session has ended, and goes on. */
  forget: (next: string) => `/forget?${new URLSearchParams({ next })}`,
  /** The site's own step into the panel: it turns the sealed session into the panel's auto-login address. */
  handOff: (to: PanelPath, period?: PaymentPeriod, siteTransfer?: string) =>
    `/hand-off?${new URLSearchParams({
      ...{ to },
      ...(period && { paymentPeriod: period }),
      ...(siteTransfer && { siteTransfer }),
    })}`,
} as const;

/** The intent travels with the order, so that a reload or a login on the way does not make a second wish of it. */
function serverFlow(
  auth: 'registrationVds' | 'login',
  order: ServerOrder,
  intent?: IntentId,
): URLSearchParams {
  const query = new URLSearchParams({ auth });
  if (auth === 'login') query.set('serviceType', 'vds');
  for (const [key, value] of toServerQuery(order)) query.set(key, value);
  if (intent) query.set('intent', intent);
  return query;
}
