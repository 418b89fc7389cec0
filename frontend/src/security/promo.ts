import { cookies } from '~/runtime/visit';

const COOKIE = 'promo';

/** The code of the campaign that brought this visitor, from a link to any page; what somebody has broken counts as absent. */
export async function keptPromo(): Promise<string> {
  const value = (await cookies()).get(COOKIE)?.value ?? '';
  return /^[\p{L}\p{N}_.-]{1,64}$/u.test(value) ? value : '';
}

/** A code is good for one registration. */
export async function forgetPromo(): Promise<void> {
  const jar = await cookies();
  if (jar.has(COOKIE)) jar.delete(COOKIE);
}
