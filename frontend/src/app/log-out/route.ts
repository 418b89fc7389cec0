import { env } from '~/runtime/env';
import { answerVisit } from '~/runtime/visit';
import { endSession } from '~/security/session';
import { paths } from '~/urls/paths';

/** Ends the session on the site, with every copy of its cookie. Another site must not be able to do that to a customer. */
export function POST(request: Request): Promise<Response> {
  return answerVisit(request, () => logOut(request));
}

async function logOut(request: Request): Promise<Response> {
  const { SITE_URL } = env();
  const sentFrom = request.headers.get('sec-fetch-site');
  const isOwn = sentFrom ? sentFrom === 'same-origin' : request.headers.get('origin') === SITE_URL;
  if (!isOwn) return new Response(null, { status: 403 });
  await endSession();
  return new Response(null, {
    status: 303,
    headers: { location: `${SITE_URL}${paths.home}`, 'cache-control': 'no-store' },
  });
}
