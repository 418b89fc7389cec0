import type { NextApiRequest, NextApiResponse } from 'next';
import { env, isDevelopment } from '~/env';
import { log } from '~/log';
import { createLimiter, type Limiter } from '~/provider/limiter';
import { retriedPage } from '~/site/retried-page';

const PER_MINUTE = 6;

let limiter: Limiter | undefined;

/**
 * 'Повторить' under a price list that could not be had: makes the page again now, past all copies, and leads back to it.
 * A page that cannot be made keeps its last good copy; one try too many only leads back.
 */
export default async function tryAgain(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'POST') return void response.status(405).setHeader('Allow', 'POST').end();
  const page = retriedPage(request.body);
  if (!page) return void response.status(400).end();
  if (!isDevelopment() && (await isAdmitted(request))) {
    try {
      await response.revalidate(page);
    } catch (error) {
      log.warn({ page, error: String(error) }, 'a page cannot be made again on request');
    }
  }
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(303, `${env().SITE_URL}${page}#tariffs`);
}

function isAdmitted({ headers, socket }: NextApiRequest): Promise<boolean> {
  limiter ??= createLimiter({ points: PER_MINUTE, duration: 60, name: 'try-again' });
  // Everything before the last entry was written by whoever sent the request.
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  return limiter.admits(forwarded.at(-1)?.trim() || socket.remoteAddress || 'unknown');
}
