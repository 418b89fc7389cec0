import type { Referral, VisitOrigin } from '@vitrina/ordering';
import { cookies } from '~/runtime/visit';
import { parseVisitOrigin, type ReadCookie } from './parse-visit-origin';

/** Where this visitor came from, as the cookies of this browser tell it. */
export async function visitOrigin(): Promise<VisitOrigin> {
  return parseVisitOrigin(await cookieReader());
}

/** Who sent this visitor, beside what they type. */
export async function referral(): Promise<Referral> {
  const read = await cookieReader();
  return { wmid: read('wmid'), utmSource: parseVisitOrigin(read).utm.utm_source };
}

async function cookieReader(): Promise<ReadCookie> {
  const jar = await cookies();
  return (name) => jar.get(name)?.value;
}
