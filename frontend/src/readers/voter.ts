import { createHmac } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { object, string } from 'yup';
import { env } from '~/runtime/env';
import { networkOf } from '~/security/network-of';
import { cookieAttributes, ownName } from '~/security/sealed-cookie';

const COOKIE = 'vitrina-voter';
const DAYS_KEPT = 365;
const SECONDS_KEPT = DAYS_KEPT * 24 * 60 * 60;
const DAY_MS = 86_400_000;

const schema = object({ id: string().required() }).required();

interface CookieJar {
  get(name: string): { value: string } | undefined;
}

export interface VoterCookie {
  name: string;
  value: string;
  attributes: ReturnType<typeof cookieAttributes> & { httpOnly: true };
}

/** A browser that votes: an id made by chance, of which nothing but hashes leaves the site. */
export interface Voter {
  id: string;
  /** To be set when this is the browser's first vote. */
  cookie?: VoterCookie;
}

/** Who votes with this browser, or `undefined` when nobody has, or the cookie is forged. */
export async function knownVoter(cookies: CookieJar): Promise<Voter | undefined> {
  const sealed = cookies.get(ownName(COOKIE))?.value;
  if (!sealed) return undefined;
  // What is damaged in some ways opens as an empty object, in others it throws.
  const opened: unknown = await unsealData(sealed, {
    password: env().SESSION_SECRET,
    ttl: SECONDS_KEPT,
  }).catch(() => undefined);
  return schema.isValidSync(opened, { strict: true }) ? { id: opened.id } : undefined;
}

/** The same, and somebody new where nobody has voted. */
export async function voterOf(cookies: CookieJar): Promise<Voter> {
  return (await knownVoter(cookies)) ?? newVoter();
}

async function newVoter(): Promise<Voter> {
  const id = crypto.randomUUID();
  const value = await sealData({ id }, { password: env().SESSION_SECRET, ttl: SECONDS_KEPT });
  const attributes = { ...cookieAttributes(SECONDS_KEPT), httpOnly: true } as const;
  return { id, cookie: { name: ownName(COOKIE), value, attributes } };
}

/** By what the CMS knows a voter: another one for each article, so that nobody can tell what else they have read. */
export function voterHash({ id }: Voter, article: string): string {
  return hashOf(`voter:${article}:${id}`);
}

/** By what the CMS counts new voters of a network: another one for each article and day, which leads back to no address. */
export function originHash(address: string, article: string, now: number): string {
  return hashOf(`origin:${Math.floor(now / DAY_MS)}:${article}:${networkOf(address)}`);
}

function hashOf(text: string): string {
  return createHmac('sha256', env().SESSION_SECRET).update(text).digest('base64url');
}
