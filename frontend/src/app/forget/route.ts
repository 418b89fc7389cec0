import type { NextRequest } from 'next/server';
import { env } from '~/runtime/env';
import { answerVisit } from '~/runtime/visit';
import { clearSession, lookAtSession } from '~/security/session';
import { paths } from '~/urls/paths';

/** A page cannot take a cookie back, so it sends a visitor whose session has ended through here. */
export function GET(request: NextRequest): Promise<Response> {
  return answerVisit(request, () => forget(request));
}

async function forget(request: NextRequest): Promise<Response> {
  const next = request.nextUrl.searchParams.get('next') ?? '';
  const isOwn = /^\/(registration|order)\?[\x21-\x7e]*$/.test(next);
  // One that cannot be checked now may be good again in a moment.
  if ((await lookAtSession()).kind === 'none') await clearSession();
  const location = `${env().SITE_URL}${isOwn ? next : paths.home}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
