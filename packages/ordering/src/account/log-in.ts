import type { ResponseOf } from '../provider/contract';
import type { ProviderFailure } from '../provider/failures';
import type { ProviderHttp } from '../provider/http';
import { fail, type Result, succeed } from '../result';
import type { CustomerSession } from './session';

export type LoginRefusal =
  | { kind: 'wrong-credentials' }
  | { kind: 'sms-required' }
  /** A code was given, and it is wrong or too old. */
  | { kind: 'wrong-code' }
  | { kind: 'rate-limited' }
  | { kind: 'outage'; failure: ProviderFailure };

/** Opens a session with the token of a registration, without leaving the site (decisions, section D). */
export async function logInInPlace(
  http: ProviderHttp,
  portalToken: string,
): Promise<Result<CustomerSession, LoginRefusal>> {
  const opened = await http('autoLogIn', { portal_token: portalToken });
  if (!opened.ok) return fail(toRefusal(opened.failure));
  return checkLogin(http, opened.value.cookie, portalToken);
}

/** Opens a session with a name (or e-mail) and password; `code` is the second step by SMS. */
export async function logInWithPassword(
  http: ProviderHttp,
  login: { username: string; password: string; code?: string },
): Promise<Result<CustomerSession, LoginRefusal>> {
  const { username, password, code } = login;
  const credentials = { kind: 'basic', username, password } as const;
  const known = await http('authenticate', code ? { code } : {}, { credentials });
  if (!known.ok) return fail(aboutCode(toRefusal(known.failure), code));
  const access = await http('grantAccess', {}, { credentials });
  if (!access.ok) return fail(toRefusal(access.failure));
  return checkLogin(http, access.value.cookie, known.value.body.autologin_token);
}

async function checkLogin(
  http: ProviderHttp,
  cookie: string,
  portalToken: string,
): Promise<Result<CustomerSession, LoginRefusal>> {
  const checked = await http('checkLogin', {}, { credentials: { kind: 'cookie', cookie } });
  if (!checked.ok) return fail(toRefusal(checked.failure));
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

function toRefusal(failure: ProviderFailure): LoginRefusal {
  if (failure.kind !== 'refused') return { kind: 'outage', failure };
  if (failure.code === 'sms_required') return { kind: 'sms-required' };
  if (failure.status === 429) return { kind: 'rate-limited' };
  if (failure.status === 401) return { kind: 'wrong-credentials' };
  return { kind: 'outage', failure };
}
