import { env } from '~/env';
import { paths } from '~/paths';
import { forgetSession } from '~/provider/session';

export async function POST(): Promise<Response> {
  await forgetSession();
  return new Response(null, { status: 303, headers: { location: `${env().SITE_URL}${paths.home}` } });
}
