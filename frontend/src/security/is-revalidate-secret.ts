import { timingSafeEqual } from 'node:crypto';
import { env } from '~/runtime/env';

/** Header in which the CMS shows that it is the CMS. */
export const REVALIDATE_SECRET = 'x-revalidate-secret';

/** Whether it is the secret that site and CMS share, told in the same time however much of it is right. */
export function isRevalidateSecret(given: string | string[] | undefined): boolean {
  const expected = Buffer.from(env().REVALIDATE_SECRET);
  const actual = Buffer.from(typeof given === 'string' ? given : '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
