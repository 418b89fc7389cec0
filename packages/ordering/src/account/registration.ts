import type { RequestOf } from '../provider/contract';
import type { ProviderFailure } from '../provider/failures';
import type { ProviderHttp } from '../provider/http';
import { fail, type Result, succeed } from '../result';
import type { Enriched } from './enrichment';
import type { Partner } from './partner';
import { digitsOnly } from './phone';

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

/** After a promo registration the panel login waits this long (specification 000, section 4). */
export const PROMO_PAUSE_MS = 150;

/** One way of making an account. `registerOnce` holds each of them to once. */
export interface Registering {
  /** `once` is the same for each try of one form; a provider that knows it makes one account of them. */
  make: (http: ProviderHttp, once?: string) => Promise<Result<NewAccount, RegistrationRefusal>>;
  /** What is told of a new account when it is safe: whoever is killed here has an account all the same. Never throws. */
  report: (http: ProviderHttp, account: NewAccount) => Promise<void>;
}

/** The general registration: makes an account, then reports where the customer came from. */
export function registration(form: RegistrationForm, details: RegistrationDetails): Registering {
  return {
    make: async (http, once) => {
      const answer = await http('register', toRegistrationRequest(form, details), { once });
      if (!answer.ok) return fail(toRegistrationRefusal(answer.failure));
      const { username, autologin_token } = answer.value.body.registration;
      return succeed({ username, portalToken: autologin_token });
    },
    report: (http, { username }) => sendOrigin(http, username, details.origin),
  };
}

/**
 * Tells the provider's statistics where a customer came from. A failure never fails a registration (specification 000,
 * section 4): the caller's call log carries the warning.
 */
export async function sendOrigin(http: ProviderHttp, username: string, origin: VisitOrigin): Promise<void> {
  const visit = { customer_id: username, referer: origin.referer, utmUser: origin.utm };
  await http('sendStatistics', visit, { atMostMs: STATISTICS_MS });
}

/** The account is made and its login waits behind this. */
const STATISTICS_MS = 700;

/** The body of `POST /v5/registration` (specification 000, section 3). */
export function toRegistrationRequest(
  form: RegistrationForm,
  details: RegistrationDetails,
): RequestOf<'register'> {
  const { token, tags, origin, partner, oauth, accountId, enriched } = details;
  const common = {
    token,
    tags: [...tags],
    oauth_provider: oauth?.provider ?? null,
    oauth_key: oauth?.key ?? null,
    ym_client_id: origin.ymClientId ?? null,
    roistat_visit: origin.roistatVisit ?? null,
    email: form.email.trim(),
    agree_mailing: form.agreeMailing,
    ...(accountId && { account_id: accountId }),
    ...partner,
  };
  const phone = digitsOnly(form.phone);
  if (form.customer.kind === 'person') return { ...common, user: { name: form.fullName, phone } };
  const { inn, name, address } = form.customer;
  return { ...common, org: { ...enriched, inn, address, name, contact_fio: form.fullName, phone } };
}

/** What a failed call of any registration means. */
export function toRegistrationRefusal(failure: ProviderFailure): RegistrationRefusal {
  if (failure.kind !== 'refused') return { kind: 'outage', failure };
  if (failure.status === 429) return { kind: 'rate-limited' };
  if (failure.code === 'account_exists') return { kind: 'account-exists' };
  if (failure.code === 'invalid_email_address') return { kind: 'invalid-email' };
  return { kind: 'outage', failure };
}
