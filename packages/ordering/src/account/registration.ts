import type { RequestOf } from '../provider/contract';
import type { ProviderFailure } from '../provider/failures';
import type { ProviderHttp } from '../provider/http';
import { fail, type Result, succeed } from '../result';

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
  referer: string;
  utm: Readonly<Record<string, string>>;
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

/**
 * Makes an account, then reports where the customer came from (specification 000, section 4: a failure of
 * the statistics never fails a registration; the caller's call log carries the warning).
 */
export async function register(
  http: ProviderHttp,
  form: RegistrationForm,
  origin: VisitOrigin,
): Promise<Result<NewAccount, RegistrationRefusal>> {
  const answer = await http('register', toRegistrationRequest(form));
  if (!answer.ok) return fail(toRefusal(answer.failure));
  const { username, autologin_token } = answer.value.body.registration;
  await http('sendStatistics', { customer_id: username, referer: origin.referer, utmUser: origin.utm });
  return succeed({ username, portalToken: autologin_token });
}

/** The body of `POST /v5/registration`. */
export function toRegistrationRequest(form: RegistrationForm): RequestOf<'register'> {
  const phone = digitsOnly(form.phone);
  const common = { token: '', tags: [], email: form.email.trim(), agree_mailing: form.agreeMailing };
  if (form.customer.kind === 'person') return { ...common, user: { name: form.fullName, phone } };
  const { inn, name, address } = form.customer;
  return { ...common, org: { inn, name, address, contact_fio: form.fullName, phone } };
}

/** Specification 000, section 5: only digits of a phone are sent. */
export function digitsOnly(phone: string): string {
  return phone.replace(/\D/g, '');
}

function toRefusal(failure: ProviderFailure): RegistrationRefusal {
  if (failure.kind !== 'refused') return { kind: 'outage', failure };
  if (failure.status === 429) return { kind: 'rate-limited' };
  if (failure.code === 'account_exists') return { kind: 'account-exists' };
  if (failure.code === 'invalid_email_address') return { kind: 'invalid-email' };
  return { kind: 'outage', failure };
}
