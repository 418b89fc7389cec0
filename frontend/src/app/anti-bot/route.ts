import { botCheck } from '~/security/bot-check';

export const dynamic = 'force-dynamic';

/** A task for a browser that is about to send a form. Fetched when it is needed, so that it is fresh however old the page is. */
export async function GET(): Promise<Response> {
  return Response.json(await botCheck().challenge(), { headers: { 'cache-control': 'no-store' } });
}
