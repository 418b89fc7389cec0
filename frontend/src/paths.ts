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
  cloudServers: '/services/cloud-servers',
  tariffs: '/services/cloud-servers#tariffs',
  registration: '/registration',
  logIn: '/registration?auth=login',
  logOut: '/log-out',
  tutorials: '/tutorials',
  tutorial: (topicPath: string, url: string) => `/tutorials/${topicPath}/${url}`,
  /** Registration that carries a chosen server; a logged-in customer is sent on from there to `serverOrder`. */
  serverRegistration: (order: ServerOrder) => `/registration?${serverFlow('registrationVds', order)}`,
  serverLogIn: (order: ServerOrder) => `/registration?${serverFlow('login', order)}`,
  serverOrder: (order: ServerOrder) => `/order?${serverFlow('registrationVds', order)}`,
  /** The order page after an order that failed: the same intent, so that trying again cannot make a second server. */
  failedServerOrder: (order: ServerOrder, intent: IntentId) =>
    `/order?${serverFlow('registrationVds', order)}&intent=${intent}`,
  /** The site's own step into the panel: it turns the sealed session into the panel's auto-login address. */
  handOff: (to: PanelPath, period?: PaymentPeriod) =>
    `/hand-off?${new URLSearchParams(period ? { to, paymentPeriod: period } : { to })}`,
} as const;

function serverFlow(auth: 'registrationVds' | 'login', order: ServerOrder): URLSearchParams {
  return new URLSearchParams([
    ['auth', auth],
    ...(auth === 'login' ? [['serviceType', 'vds']] : []),
    ...toServerQuery(order),
  ] as [string, string][]);
}
