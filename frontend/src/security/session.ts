import type { CustomerSession } from '@vitrina/ordering';
import { env } from '~/runtime/env';
import { cookies } from '~/runtime/visit';
import type { Standing } from '~/storage/revocation-list';
import { revokedSessions } from '~/storage/revoked-sessions';
import { rememberDevice } from './known-device';
import { cookieAttributes, ownName } from './sealed-cookie';
import { lastMomentOf, newSession, openSession, type SiteSession, sealSession } from './sealed-session';

const COOKIE = 'vitrina-session';
/** Read by the page before its first paint. It holds a name to greet with and opens nothing. */
const HINT_COOKIE = 'vitrina-customer';

/** How long a session is believed that cannot be checked: no longer than access tokens live at the provider. */
const BELIEVED_MS = 60 * 60 * 1000;

type SeenSession =
  | { kind: 'open'; customer: CustomerSession }
  /** There is none, it has ended by itself, or its customer has logged out. */
  | { kind: 'none' }
  /** It may have been ended at another instance, and nobody can tell now: as good as none, until somebody can. */
  | { kind: 'unchecked' };

/** Whether a session may be used (docs/decisions/0041). */
export function judgeSession(
  { startedAt, customer }: SiteSession,
  standing: Standing,
  now: number,
): SeenSession {
  if (standing === 'revoked') return { kind: 'none' };
  if (standing === 'valid' || now - startedAt < BELIEVED_MS) return { kind: 'open', customer };
  return { kind: 'unchecked' };
}

/** The session of this visitor's cookie, asked of the list of those that were ended. */
export async function lookAtSession(): Promise<SeenSession> {
  const session = await sessionOfCookie();
  if (!session) return { kind: 'none' };
  return judgeSession(session, await revokedSessions().standingOf(session.id), Date.now());
}

/** The customer who is logged in, or `undefined`. */
export async function readSession(): Promise<CustomerSession | undefined> {
  const seen = await lookAtSession();
  return seen.kind === 'open' ? seen.customer : undefined;
}

/**
 * Seals the session of a log-in into one HttpOnly cookie, so that its tokens never reach a script. It takes the place of
 * the one this browser had, which is ended: nobody would log out of it any more. `name`: as the customer has typed it.
 */
export async function startSession(customer: CustomerSession, name?: string): Promise<void> {
  const replaced = await sessionOfCookie();
  await Promise.all([replaced && revoke(replaced), rememberDevice(customer.user, name)]);
  await keep(newSession(customer, Date.now()));
}

/**
 * Keeps the renewed access token of the session that this visitor has. It stays the same session: its end is the same, and
 * a customer who has logged out meanwhile, in another tab, has logged out of this cookie as well.
 */
export async function renewSession({ accessToken }: CustomerSession): Promise<void> {
  const session = await sessionOfCookie();
  if (!session) return;
  if ((await revokedSessions().standingOf(session.id)) === 'revoked') return clearSession();
  await keep({ ...session, customer: { ...session.customer, accessToken } });
}

/** Ends the session for good: its cookie, and every copy of it, opens nothing any more. */
export async function endSession(): Promise<void> {
  const session = await sessionOfCookie();
  if (session) await revoke(session);
  await clearSession();
}

/** Takes the cookies back, of a session that is none. */
export async function clearSession(): Promise<void> {
  const jar = await cookies();
  for (const name of [ownName(COOKIE), HINT_COOKIE]) jar.set(name, '', cookieAttributes(0));
}

/** Whether the browser still greets a customer; without a session that greeting is out of date. */
export async function isStillGreeted(): Promise<boolean> {
  return (await cookies()).has(HINT_COOKIE);
}

async function sessionOfCookie(): Promise<SiteSession | undefined> {
  const sealed = (await cookies()).get(ownName(COOKIE))?.value;
  return sealed ? openSession(sealed, env().SESSION_SECRET, Date.now()) : undefined;
}

async function keep(session: SiteSession): Promise<void> {
  const now = Date.now();
  const sealed = await sealSession(session, env().SESSION_SECRET, now);
  const maxAge = Math.ceil((session.endsAt - now) / 1000);
  const shared = cookieAttributes(maxAge);
  const jar = await cookies();
  jar.set(ownName(COOKIE), sealed, { ...shared, httpOnly: true });
  jar.set(HINT_COOKIE, session.customer.user.fullName, { ...shared, httpOnly: false });
}

function revoke(session: SiteSession): Promise<void> {
  return revokedSessions().revoke(session.id, lastMomentOf(session));
}
