import type { Order, Product } from '../products/products';
import type { ProviderFailure } from '../provider-failure';
import type { Enriched } from './organisation';
import type { Partner } from './partner';

/** What a visitor tells about themself. The phone may hold any signs; only its digits are sent. */
export interface RegistrationForm {
  fullName: string;
  email: string;
  phone: string;
  agreeMailing: boolean;
  customer: { kind: 'person' } | { kind: 'organisation'; inn: string; name: string; address: string };
}

/** Where the visitor came from; every part may be empty. */
export interface VisitOrigin {
  /** Addresses of the pages elsewhere that led here: the first time, and this time. */
  referer: { firstVisit: string; lastVisit: string };
  utm: Readonly<Record<string, string>>;
  /** Identifiers that the counters of this browser have given it, from their usual cookies. */
  ymClientId?: string | undefined;
  roistatVisit?: string | undefined;
  gaClientId?: string | undefined;
}

/** All that goes with a registration and is no field of its form. */
export interface RegistrationDetails {
  /** Of the bot check; the provider refuses an empty one. */
  token: string;
  origin: VisitOrigin;
  partner: Partner;
  tags: readonly string[];
  /** What a register of organisations knows of the one that registers. */
  enriched?: Enriched | undefined;
  /** The account at another service that vouches for the visitor. */
  oauth?: { provider: string; key: string } | undefined;
  /** The existing account that the new one belongs to. */
  accountId?: string | undefined;
  /** What the account is made for, and what was chosen of it: a provider may register customers of some products in another way. */
  wanted?: { product: Product; order: Order | undefined } | undefined;
}

/** A fresh account. The token opens its session; it must never reach a browser's JavaScript. */
export interface NewAccount {
  username: string;
  portalToken: string;
}

export type RegistrationRefusal =
  | { kind: 'rate-limited' }
  | { kind: 'account-exists' }
  /** An earlier try of the same form made the account, but its answer never came. */
  | { kind: 'account-made' }
  | { kind: 'invalid-email' }
  | { kind: 'outage'; failure: ProviderFailure };

/** After a promo registration the panel login waits this long (rule R66). */
export const PROMO_PAUSE_MS = 150;
