import 'server-only';
import type { CustomerSession } from '@vitrina/ordering';
import { sealData, unsealData } from 'iron-session';
import { cookies } from 'next/headers';
import { object, string } from 'yup';
import { env } from '~/env';

const DAYS_KEPT = 14;
const SECONDS_KEPT = DAYS_KEPT * 24 * 60 * 60;

/** Read by the page before its first paint. It holds a name to greet with and opens nothing. */
const HINT_COOKIE = 'vitrina-customer';

const sessionSchema = object({
  accessToken: string().required(),
  credentialsCookie: string().required(),
  portalToken: string().required(),
  user: object({
    id: string().required(),
    username: string().required(),
    fullName: string().required(),
    email: string().required(),
  }).required(),
});

/** The customer who is logged in, or `undefined`. A cookie that is forged, damaged or too old is as good as none. */
export async function readSession(): Promise<CustomerSession | undefined> {
  const sealed = (await cookies()).get(sessionCookieName())?.value;
  if (!sealed) return undefined;
  // What is damaged in some ways opens as an empty object, in others it throws.
  const opened: unknown = await unsealData(sealed, {
    password: env().SESSION_SECRET,
    ttl: SECONDS_KEPT,
  }).catch(() => undefined);
  return sessionSchema.isValidSync(opened, { strict: true }) ? opened : undefined;
}

/** Seals the session into one HttpOnly cookie, so that its tokens never reach a script. */
export async function keepSession(session: CustomerSession): Promise<void> {
  const jar = await cookies();
  const sealed = await sealData(session, { password: env().SESSION_SECRET, ttl: SECONDS_KEPT });
  const shared = { path: '/', sameSite: 'lax', secure: isSecure(), maxAge: SECONDS_KEPT } as const;
  jar.set(sessionCookieName(), sealed, { ...shared, httpOnly: true });
  jar.set(HINT_COOKIE, session.user.fullName, { ...shared, httpOnly: false });
}

/** Whether the browser still greets a customer; without a session that greeting is out of date. */
export async function isStillGreeted(): Promise<boolean> {
  return (await cookies()).has(HINT_COOKIE);
}

export async function forgetSession(): Promise<void> {
  const jar = await cookies();
  for (const name of [sessionCookieName(), HINT_COOKIE]) {
    jar.set(name, '', { path: '/', secure: isSecure(), maxAge: 0 });
  }
}

/** Browsers take a `__Host-` cookie only over https; on a plain local address the name goes without the prefix. */
function sessionCookieName(): string {
  return isSecure() ? '__Host-vitrina-session' : 'vitrina-session';
}

function isSecure(): boolean {
  return env().SITE_URL.startsWith('https://');
}
