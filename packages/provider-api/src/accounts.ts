import {
  type Accounts,
  type CustomerSession,
  fail,
  isInn,
  type LoginRefusal,
  type Result,
  succeed,
} from '@vitrina/ordering';
import type { HttpFailure } from '@vitrina/provider-http';
import type { ResponseOf } from './contract';
import type { ProviderHttp } from './http';
import { knownFields } from './organisation';
import { toPortalRequest } from './portal-request';
import { toRegistrationRefusal, toRegistrationRequest, toWebmasterRequest } from './registration-request';
import { says, told } from './told';

/** The account is made, and its login waits behind what is told of it, for so long at the most. */
const TOLD_MS = 700;

/** How customers come to the provider: its API knows accounts, the landing service sessions of this site (rule R69). */
export function createAccounts(http: ProviderHttp): Required<Accounts> {
  return {
    register: async (form, details, once) => {
      // Whoever is about to order a dedicated server registers at the portal.
      if (details.wanted?.product === 'dedicated') {
        const answer = await http('registerPortal', toPortalRequest(form, details), { once });
        if (!answer.ok) return fail(toRegistrationRefusal(answer.failure));
        const { user, token } = answer.value.body;
        return succeed({ username: user.username, portalToken: token });
      }
      const answer = await http('register', toRegistrationRequest(form, details), { once });
      if (!answer.ok) return fail(toRegistrationRefusal(answer.failure));
      const { username, autologin_token } = answer.value.body.registration;
      return succeed({ username, portalToken: autologin_token });
    },

    // Everything but a taken e-mail is one failure to a webmaster (rule R74).
    registerWebmaster: async (form, once) => {
      const answer = await http('registerWebmaster', toWebmasterRequest(form), { once });
      if (answer.ok) {
        const { user, token } = answer.value.body;
        return succeed({ username: user.username, portalToken: token });
      }
      const isTaken = answer.failure.kind === 'refused' && says(answer.failure, 'account_exists');
      return fail({ kind: isTaken ? 'account-exists' : 'failed' });
    },

    logInInPlace: async (portalToken) => {
      const opened = await http('autoLogIn', { portal_token: portalToken });
      if (!opened.ok) return fail(toLoginRefusal(opened.failure));
      return checkLogin(http, opened.value.cookie, portalToken);
    },

    logInWithPassword: async ({ username, password, code }) => {
      const credentials = { kind: 'basic', username, password } as const;
      const known = await http('authenticate', code ? { code } : {}, { credentials });
      if (!known.ok) return fail(aboutCode(toLoginRefusal(known.failure), code));
      const access = await http('grantAccess', {}, { credentials });
      if (!access.ok) return fail(toLoginRefusal(access.failure));
      return checkLogin(http, access.value.cookie, known.value.body.autologin_token);
    },

    // A refusal is a success too: whether somebody is known there is nobody's business.
    recoverAccess: async (email) => {
      const answer = await http('recoverAccess', { email: email.trim() });
      if (answer.ok || answer.failure.kind === 'refused') return succeed(undefined);
      return fail({ kind: 'outage', failure: told(answer.failure) });
    },

    findOrganisation: async (inn) => {
      if (!isInn(inn)) return undefined;
      const answer = await http('findOrganisation', {}, { params: { inn } });
      // A register that answers with somebody else's data must not put them into an account.
      if (!answer.ok || answer.value.body.inn !== inn) return undefined;
      const { name, address } = answer.value.body;
      return { name, address, enriched: knownFields(answer.value.body) };
    },

    // The caller's log of calls carries the failures of these (rule R65).
    noteOrigin: async (customerId, { referer, utm }) => {
      await http('sendStatistics', { customer_id: customerId, referer, utmUser: utm }, { atMostMs: TOLD_MS });
    },
    noteConsent: async (customerId, documents, at) => {
      if (documents.length === 0) return;
      const accepted = documents.map(({ document, address, edition }) => ({
        ...{ document, address },
        ...(edition && { edition: edition.number, effective_from: edition.from }),
      }));
      const consent = { action: 'consent', customer_id: customerId, accepted_at: at.toISOString() };
      await http('sendLog', { ...consent, documents: accepted }, { atMostMs: TOLD_MS });
    },
    noteWebmasterVisit: async ({ wmid, bannerId }) => {
      await http('noteWebmasterVisit', { wmid, ...(bannerId && { bannerID: bannerId }) });
    },
  };
}

async function checkLogin(
  http: ProviderHttp,
  cookie: string,
  portalToken: string,
): Promise<Result<CustomerSession, LoginRefusal>> {
  const checked = await http('checkLogin', {}, { credentials: { kind: 'cookie', cookie } });
  if (!checked.ok) return fail(toLoginRefusal(checked.failure));
  return succeed(toSession(checked.value.body, cookie, portalToken));
}

function toSession(body: ResponseOf<'checkLogin'>, cookie: string, portalToken: string): CustomerSession {
  const { id, username, full_name, email } = body.user;
  return {
    accessToken: body.access_token,
    credentialsCookie: cookie,
    portalToken,
    user: { id, username, fullName: full_name, email },
  };
}

/** The provider asks for a code again when the one it got does not fit. */
function aboutCode(refusal: LoginRefusal, code: string | undefined): LoginRefusal {
  return code && refusal.kind === 'sms-required' ? { kind: 'wrong-code' } : refusal;
}

function toLoginRefusal(failure: HttpFailure): LoginRefusal {
  if (failure.kind === 'refused') {
    if (says(failure, 'sms_required')) return { kind: 'sms-required' };
    if (failure.status === 429) return { kind: 'rate-limited' };
    if (failure.status === 401) return { kind: 'wrong-credentials' };
  }
  return { kind: 'outage', failure: told(failure) };
}
