import type { NextApiRequest, NextApiResponse } from 'next';
import { metrics } from '~/observability/metrics';
import { catalogue } from '~/provider/catalogue';
import { pagesToWarm } from '~/rendering/affected-pages';
import { forgetAnswers } from '~/runtime/answer-again';
import { isDevelopment } from '~/runtime/env';
import { log } from '~/runtime/log';
import { paths } from '~/urls/paths';

let warming: Promise<boolean> | undefined;

/**
 * Answers 200 once this instance is fit for visitors: the pages that were built without a CMS and a provider have been
 * made again with them. Until then 503, and the next question tries again.
 */
export default async function ready(_: NextApiRequest, response: NextApiResponse): Promise<void> {
  warming ??= warm(response);
  const isReady = await warming;
  if (!isReady) warming = undefined;
  metrics().isReady.set(isReady ? 1 : 0);
  response.status(isReady ? 200 : 503).json({ ready: isReady });
}

async function warm(response: NextApiResponse): Promise<boolean> {
  if (isDevelopment()) return true;
  try {
    // Pages would do without prices, and in a process that knows none yet take the place of good copies.
    await Promise.all([catalogue.serverTariffs(), catalogue.serverConfigurators()]);
    await response.revalidate(paths.home);
    const others = pagesToWarm().filter((page) => page !== paths.home);
    await Promise.all(others.map((page) => response.revalidate(page)));
    forgetAnswers();
    return true;
  } catch (error) {
    log.warn({ err: error }, 'not ready: the first pages could not be made');
    return false;
  }
}
