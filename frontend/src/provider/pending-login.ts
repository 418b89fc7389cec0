import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { cookies } from 'next/headers';
import { object, string } from 'yup';
import { env } from '~/env';

const MINUTES_KEPT = 10;
const SECONDS_KEPT = MINUTES_KEPT * 60;

const pendingSchema = object({ username: string().required(), password: string().required() }).required();

/** A login that waits for the code of an SMS. */
export interface PendingLogin {
  username: string;
  password: string;
}

/**
 * Keeps name and password until the code comes: the provider wants all three in one call. They stand in no page, no
 * address and no log, only sealed in a cookie that scripts cannot read, for ten minutes.
 */
export async function keepPendingLogin({ username, password }: PendingLogin): Promise<void> {
  const sealed = await sealData(
    { username, password },
    { password: env().SESSION_SECRET, ttl: SECONDS_KEPT },
  );
  (await cookies()).set(cookieName(), sealed, attributes(SECONDS_KEPT));
}

/** The login that waits, or `undefined` when there is none or it has waited too long. */
export async function readPendingLogin(): Promise<PendingLogin | undefined> {
  const sealed = (await cookies()).get(cookieName())?.value;
  if (!sealed) return undefined;
  const opened: unknown = await unsealData(sealed, {
    password: env().SESSION_SECRET,
    ttl: SECONDS_KEPT,
  }).catch(() => undefined);
  return pendingSchema.isValidSync(opened, { strict: true }) ? opened : undefined;
}

export async function forgetPendingLogin(): Promise<void> {
  (await cookies()).set(cookieName(), '', attributes(0));
}

function attributes(maxAge: number) {
  return { path: '/', sameSite: 'lax', secure: isSecure(), httpOnly: true, maxAge } as const;
}

/** Browsers take a `__Host-` cookie only over https; see the session's. */
function cookieName(): string {
  return isSecure() ? '__Host-vitrina-login' : 'vitrina-login';
}

function isSecure(): boolean {
  return env().SITE_URL.startsWith('https://');
}
