import { createHash } from 'node:crypto';
import type { CustomerSession } from '@vitrina/ordering';
import { sealData, unsealData } from 'iron-session';
import { number, object, string } from 'yup';

const DAYS_KEPT = 14;
const SESSION_MS = DAYS_KEPT * 24 * 60 * 60 * 1000;
/** A seal is still opened for a minute after its end, because clocks differ. */
const SKEW_MS = 60_000;

/** A customer's session as the site keeps it: from log-in to `endsAt`, however often its access token is renewed. */
export interface SiteSession {
  /** Of this session and of no other; a renewed cookie keeps it. It opens nothing. */
  id: string;
  startedAt: number;
  endsAt: number;
  customer: CustomerSession;
}

const customerFields = {
  accessToken: string().required(),
  credentialsCookie: string().defined(),
  portalToken: string().required(),
  user: object({
    id: string().required(),
    username: string().required(),
    fullName: string().required(),
    email: string().required(),
  }).required(),
};
/** What is sealed is flat, so that an instance of the former version can read it too. */
const schema = object({
  ...customerFields,
  id: string().required(),
  startedAt: number().required(),
  endsAt: number().required(),
}).required();
const formerSchema = object(customerFields).required();

/** A session that begins with a log-in. */
export function newSession(customer: CustomerSession, now: number): SiteSession {
  return { id: crypto.randomUUID(), startedAt: now, endsAt: now + SESSION_MS, customer };
}

/** When no cookie of this session can be opened any more. */
export function lastMomentOf({ endsAt }: SiteSession): number {
  return endsAt + 2 * SKEW_MS;
}

export function sealSession({ customer, ...times }: SiteSession, password: string, now: number) {
  const ttl = Math.max(1, Math.ceil((times.endsAt - now) / 1000));
  return sealData({ ...customer, ...times }, { password, ttl });
}

/** The session of a cookie; `undefined` when that is forged, damaged or too old. */
export async function openSession(
  sealed: string,
  password: string,
  now: number,
): Promise<SiteSession | undefined> {
  // What is damaged in some ways opens as an empty object, in others it throws.
  const opened: unknown = await unsealData(sealed, { password, ttl: SESSION_MS / 1000 }).catch(
    () => undefined,
  );
  if (schema.isValidSync(opened, { strict: true })) {
    const { id, startedAt, endsAt, ...customer } = opened;
    return endsAt > now ? { id, startedAt, endsAt, customer } : undefined;
  }
  return formerSchema.isValidSync(opened, { strict: true }) ? formerSession(opened, now) : undefined;
}

/**
 * Sessions that the former version has begun say neither who they are nor when they began. What the provider opened for
 * them is theirs alone and stays when the access token is renewed; it is hashed, because ids are kept and told.
 */
function formerSession(customer: CustomerSession, now: number): SiteSession {
  const own = JSON.stringify([customer.credentialsCookie, customer.portalToken]);
  const id = createHash('sha256').update(own).digest('base64url');
  return { id, startedAt: 0, endsAt: now + SESSION_MS, customer };
}
