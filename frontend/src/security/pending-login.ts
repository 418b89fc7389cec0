import { object, string } from 'yup';
import { forgetSealed, keepSealed, readSealed } from './sealed-cookie';

const COOKIE = 'vitrina-login';
const MINUTES_KEPT = 10;
const SECONDS_KEPT = MINUTES_KEPT * 60;

const pendingSchema = object({ username: string().required(), password: string().required() }).required();

/** A login that waits for the code of an SMS. */
interface PendingLogin {
  username: string;
  password: string;
}

/**
 * Keeps name and password until the code comes: the provider wants all three in one call. They stand in no page, no
 * address and no log, only sealed in a cookie that scripts cannot read, for ten minutes.
 */
export function keepPendingLogin({ username, password }: PendingLogin): Promise<void> {
  return keepSealed(COOKIE, { username, password }, SECONDS_KEPT);
}

/** The login that waits, or `undefined` when there is none or it has waited too long. */
export function readPendingLogin(): Promise<PendingLogin | undefined> {
  return readSealed(COOKIE, pendingSchema, SECONDS_KEPT);
}

export function forgetPendingLogin(): Promise<void> {
  return forgetSealed(COOKIE);
}
