import {
  AUTH_FLOWS,
  type AuthQuery,
  isPaymentPeriod,
  PANEL_HOME,
  parsePanelPath,
  parseSiteTransfer,
  readOrder,
  sectionPage,
} from '@vitrina/ordering';
import { paths } from '~/urls/paths';

/**
 * Where a customer goes from registration or login (rule R67): on to the order they came for, back
 * to a page of the site, or into the panel. Only our own pages and the panel's, whatever the address says.
 */
export function nextPage(journey: AuthQuery): string {
  const { flow, carried, period, redirect, siteTransfer, staysOnSite } = journey;
  const transfer = parseSiteTransfer(siteTransfer);
  if (flow && flow !== 'account') {
    const order = readOrder(flow, carried);
    if (!order.ok && order.failure.kind === 'nothing-chosen')
      return paths.handOff(sectionPage(flow), undefined, transfer);
    const query = new URLSearchParams({ auth: AUTH_FLOWS[flow].auth });
    for (const [key, value] of carried) query.append(key, value);
    if (transfer) query.set('siteTransfer', transfer);
    return paths.orderFlow(query);
  }
  if (staysOnSite) return ownPage(redirect);
  const to = parsePanelPath(redirect) ?? PANEL_HOME;
  return paths.handOff(to, isPaymentPeriod(period) ? period : undefined, transfer);
}

// Never asked for: it only gives the URL parser something to resolve against.
const ORIGIN = 'http://site.invalid';

/** A page of this site by its path, with query and hash; home for anything else. */
export function ownPage(redirect: string): string {
  if (!/^\/(?![/\\])[^\\\s]*$/.test(redirect) || !URL.canParse(redirect, ORIGIN)) return paths.home;
  const url = new URL(redirect, ORIGIN);
  // Dot segments, also encoded ones, are resolved by now. The way out would throw the visitor out again.
  const isPage =
    url.origin === ORIGIN && !/\/\//.test(url.pathname) && !/^(?:\/\w\w)?\/+log-out\b/.test(url.pathname);
  return isPage ? `${url.pathname}${url.search}${url.hash}` : paths.home;
}
