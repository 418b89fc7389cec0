import { sealData, unsealData } from 'iron-session';
import type { Schema } from 'yup';
import { env } from '~/runtime/env';
import { cookies } from '~/runtime/visit';

/** Keeps something in the browser that neither it nor its scripts can read, for so many seconds. */
export async function keepSealed(name: string, value: object, seconds: number): Promise<void> {
  const sealed = await sealData(value, { password: env().SESSION_SECRET, ttl: seconds });
  (await cookies()).set(ownName(name), sealed, { ...cookieAttributes(seconds), httpOnly: true });
}

/** What was kept, or `undefined` when there is none, or one that is forged, damaged or too old. */
export async function readSealed<Value>(
  name: string,
  schema: Schema<Value>,
  seconds: number,
): Promise<Value | undefined> {
  const sealed = (await cookies()).get(ownName(name))?.value;
  if (!sealed) return undefined;
  // What is damaged in some ways opens as an empty object, in others it throws.
  const opened: unknown = await unsealData(sealed, {
    password: env().SESSION_SECRET,
    ttl: seconds,
  }).catch(() => undefined);
  return schema.isValidSync(opened, { strict: true }) ? opened : undefined;
}

export async function forgetSealed(name: string): Promise<void> {
  (await cookies()).set(ownName(name), '', { ...cookieAttributes(0), httpOnly: true });
}

/** Browsers take a `__Host-` cookie only over https; on a plain local address the name goes without the prefix. */
export function ownName(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

export function cookieAttributes(maxAge: number) {
  return { path: '/', sameSite: 'lax', secure: isSecure(), maxAge } as const;
}

function isSecure(): boolean {
  return env().SITE_URL.startsWith('https://');
}
