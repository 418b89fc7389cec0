import type { NextApiRequest, NextApiResponse } from 'next';
import { renewCatalogue } from '~/provider/catalogue';
import { madeAnew } from '~/rendering/made-anew';
import { renderedPage } from '~/rendering/rendered-pages';
import { retriedPage, wayBack } from '~/rendering/retried-page';
import { withinAction } from '~/runtime/deadline';
import { env, isDevelopment } from '~/runtime/env';
import { forwardedAddressOf } from '~/runtime/forwarded-address';
import { log } from '~/runtime/log';
import { createLimiter, type Limiter } from '~/security/limiter';
import { networkOf } from '~/security/network-of';

const FORM = 'application/x-www-form-urlencoded';

const PER_MINUTE = { address: 6, page: 12 };

let limiters: Record<keyof typeof PER_MINUTE, Limiter> | undefined;

/**
 * 'Повторить' under a price list that could not be had: makes the page again now, past all copies, and leads back to it.
 * While the provider is still away the page stays as it is; one try too many only leads back.
 */
export default async function tryAgain(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'POST') return void response.status(405).setHeader('Allow', 'POST').end();
  if (!request.headers['content-type']?.startsWith(FORM)) return void response.status(415).end();
  const retried = retriedPage(request.body);
  if (!retried) return void response.status(400).end();
  const { page } = retried;
  if (!isDevelopment() && (await isAdmitted(request, page))) {
    try {
      await withinAction(async () => {
        await askProvider(page);
        await response.revalidate(page);
        madeAnew(page);
      });
    } catch (error) {
      log.warn({ page, error: String(error) }, 'a page cannot be made again on request');
    }
  }
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(303, wayBack(retried, request.headers.referer, env().SITE_URL));
}

/**
 * A page that lacks prices because nobody tells them is a page all the same, and would take the place of a good one: so
 * the provider is asked before, for all that the page was made of. Throws `ProviderOutage`.
 */
function askProvider(page: string): Promise<void> {
  return renewCatalogue(renderedPage(page)?.asked);
}

/** So many tries from an address, and so many of a page from all: each asks the provider for everything that it shows. */
async function isAdmitted(request: NextApiRequest, page: string): Promise<boolean> {
  limiters ??= {
    address: createLimiter({ points: PER_MINUTE.address, duration: 60, name: 'try-again' }),
    page: createLimiter({ points: PER_MINUTE.page, duration: 60, name: 'try-again-page' }),
  };
  const address = networkOf(forwardedAddressOf(request));
  return (await limiters.address.admits(address)) && limiters.page.admits(page);
}
