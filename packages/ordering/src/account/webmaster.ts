import type { RequestOf } from '../provider/contract';
import type { ProviderHttp } from '../provider/http';
import { fail, type Result, succeed } from '../result';
import { parsePartnerCode } from './partner';
import { digitsOnly } from './phone';

/** What somebody tells who wants to send customers and be paid for it. */
export interface WebmasterForm {
  fullName: string;
  email: string;
  phone: string;
  partnerCode: string;
}

export type WebmasterRefusal = { kind: 'account-exists' } | { kind: 'failed' };

/** A fresh account of a webmaster; the token opens its session. */
export interface WebmasterAccount {
  username: string;
  portalToken: string;
}

/**
 * Registers a webmaster (specification 000, section 3), who has agreed to both agreements by sending the form.
 * Everything but a taken e-mail is one failure to them (section 8). `once` is the same for each try of one form.
 */
export async function registerWebmaster(
  http: ProviderHttp,
  form: WebmasterForm,
  once?: string,
): Promise<Result<WebmasterAccount, WebmasterRefusal>> {
  const code = parsePartnerCode(form.partnerCode);
  const request: RequestOf<'registerWebmaster'> = {
    agree_terms: true,
    agreement_accept: true,
    phone: digitsOnly(form.phone),
    email: form.email.trim(),
    full_name: form.fullName,
    oferta_type: 'org',
    ...(code !== undefined && { partner_code: code }),
  };
  const answer = await http('registerWebmaster', request, { once });
  if (answer.ok) {
    const { user, token } = answer.value.body;
    return succeed({ username: user.username, portalToken: token });
  }
  const isTaken = answer.failure.kind === 'refused' && answer.failure.code === 'account_exists';
  return fail({ kind: isTaken ? 'account-exists' : 'failed' });
}

/** A webmaster's link, as its query names webmaster and banner. */
export interface WebmasterLink {
  wmid: string;
  bannerId: string | undefined;
}

/** Reads a webmaster's link; `undefined` when there is none, or none that could be one. */
export function readWebmasterLink(query: URLSearchParams): WebmasterLink | undefined {
  const wmid = query.get('wmid') ?? '';
  const bannerId = query.get('bannerID') ?? '';
  if (!isPlainName(wmid)) return undefined;
  return { wmid, bannerId: isPlainName(bannerId) ? bannerId : undefined };
}

/** Tells the provider that a webmaster's link has brought somebody. Its failure is nobody's business but the log's. */
export async function noteWebmasterVisit(
  http: ProviderHttp,
  { wmid, bannerId }: WebmasterLink,
): Promise<void> {
  await http('noteWebmasterVisit', { wmid, ...(bannerId && { bannerID: bannerId }) });
}

/** It goes into a cookie and back out of it. */
function isPlainName(text: string): boolean {
  return /^[\w.-]{1,64}$/.test(text);
}
