import {
  digitsOnly,
  parsePartnerCode,
  type RegistrationDetails,
  type RegistrationForm,
  type RegistrationRefusal,
  type WebmasterForm,
} from '@vitrina/ordering';
import type { HttpFailure } from '@vitrina/provider-http';
import type { RequestOf } from './contract';
import { knownFields } from './organisation';
import { says, told } from './told';

/** The body of `POST /v5/registration` (rule R78). */
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
  const known = knownFields(enriched ?? {});
  return { ...common, org: { ...known, inn, address, name, contact_fio: form.fullName, phone } };
}

/** The body of `POST {landing}/webmasters/registration` (rule R81): by sending the form both agreements are agreed to. */
export function toWebmasterRequest(form: WebmasterForm): RequestOf<'registerWebmaster'> {
  const code = parsePartnerCode(form.partnerCode);
  return {
    agree_terms: true,
    agreement_accept: true,
    phone: digitsOnly(form.phone),
    email: form.email.trim(),
    full_name: form.fullName,
    oferta_type: 'org',
    ...(code !== undefined && { partner_code: code }),
  };
}

/** What a failed call of any registration means. */
export function toRegistrationRefusal(failure: HttpFailure): RegistrationRefusal {
  if (failure.kind === 'refused') {
    if (failure.status === 429) return { kind: 'rate-limited' };
    if (says(failure, 'account_exists')) return { kind: 'account-exists' };
    if (says(failure, 'invalid_email_address')) return { kind: 'invalid-email' };
  }
  return { kind: 'outage', failure: told(failure) };
}
