import { timingSafeEqual } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import { env, isDevelopment } from '~/env';
import { log } from '~/log';
import { affectedPages, changeNotice } from '~/site/affected-pages';

/**
 * Takes the CMS's notice of a change and makes the affected pages again, at once. A page that cannot be made, because
 * something is down, keeps its last good copy; the CMS hears of it and sends the notice again.
 */
export default async function revalidate(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'POST') return void response.status(405).setHeader('Allow', 'POST').end();
  if (!isSecret(request.headers['x-revalidate-secret'])) return void response.status(401).end();
  if (!changeNotice.isValidSync(request.body, { strict: true })) return void response.status(400).end();
  const pages = isDevelopment() ? [] : affectedPages(request.body);
  const results = await Promise.allSettled(pages.map((page) => response.revalidate(page)));
  const failed = pages.filter((_, index) => results[index]?.status === 'rejected');
  log.info({ notice: request.body, pages, failed }, 'pages made again');
  response.status(failed.length > 0 ? 503 : 200).json({ pages, failed });
}

function isSecret(given: string | string[] | undefined): boolean {
  const expected = Buffer.from(env().REVALIDATE_SECRET);
  const actual = Buffer.from(typeof given === 'string' ? given : '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
