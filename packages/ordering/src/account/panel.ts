import type { PaymentPeriod } from '../catalogue/payment-period';
import type { Branded } from '../ids';

/** A page of the customer's panel, by the path that rules R53 and R54 name it by; an adapter may have it elsewhere. */
export type PanelPath = Branded<string, 'PanelPath'>;

/** Where a customer lands whose order has no page of its own. */
export const PANEL_HOME = '/servers' as PanelPath;

export function serverPage(id: string): PanelPath {
  return `/servers/${id}` as PanelPath;
}

/** Reads a path that came from outside. Anything that could lead away from the panel is `undefined`. */
export function parsePanelPath(value: unknown): PanelPath | undefined {
  if (typeof value !== 'string' || value.length > 500) return undefined;
  return PANEL_PAGE.test(value) ? (value as PanelPath) : undefined;
}

/** Plain segments, and after them plain words by name: what an app is made of stands in the query of its page. */
const PANEL_PAGE = /^\/[a-z0-9-]+(\/[a-zA-Z0-9][\w.-]*)*(\?[a-z_]+=[\w.-]+(&[a-z_]+=[\w.-]+)*)?$/;

/** A `siteTransfer` of an address, or `undefined` when it is none: it is passed on and must stay one plain word. */
export function parseSiteTransfer(value: string | null | undefined): string | undefined {
  return value && /^[\w.-]{1,64}$/.test(value) ? value : undefined;
}

export interface PanelArrival {
  paymentPeriod?: PaymentPeriod | undefined;
  /** The site that a new customer wants to have moved. */
  siteTransfer?: string | undefined;
}

/**
 * The address in a customer's panel that opens their session there and goes on to a page of it; an adapter knows where that is. It
 * carries a token, so it may only be the target of a redirect, never a link.
 */
export type PanelEntry = (token: string, page: PanelPath, arrival?: PanelArrival) => string;
