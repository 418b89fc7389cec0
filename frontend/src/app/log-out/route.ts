import { env } from '~/env';
import { paths } from '~/paths';
import { forgetSession } from '~/provider/session';

/** Ends the session on the site. Another site must not be able to do that to a customer. */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return new Response(null, { status: 403 });
  await forgetSession();
  return new Response(null, { status: 303, headers: { location: `${env().SITE_URL}${paths.home}` } });
}
