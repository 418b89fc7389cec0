import {
  PROVIDER_TRIAL_PATH,
  type ProviderTrial,
  readProviderTrial,
} from '@vitrina/content-contract/provider-trial';
import { boundedJson } from '../bounded-json';
import type { CmsEnv } from '../env';
import { siteInstances } from '../outbox/site-instances';

/** Why an instance of the site has not tried its provider: it does not know the secret, or the question, or is away, or says something else. */
export type SiteFault = 'not-trusted' | 'unknown' | 'away' | 'unreadable';

export type AskedTrial =
  | { status: 'there'; instance: string; trial: ProviderTrial }
  | { status: 'no-site' }
  | { status: 'failed'; failures: { instance: string; fault: SiteFault }[] };

/** More than the site gives its provider. */
const PATIENCE_MS = 12_000;
const MOST_BYTES = 256 * 1024;

/**
 * Has the site try its provider, because only from there the answer means anything; the first instance that answers speaks for all,
 * which share their settings.
 */
export async function askProviderTrial(site: CmsEnv['site'], patienceMs = PATIENCE_MS): Promise<AskedTrial> {
  if (site === undefined) return { status: 'no-site' };
  const failures: { instance: string; fault: SiteFault }[] = [];
  for (const address of site.instances) {
    const [instance] = await siteInstances([address]).catch(() => []);
    const asked =
      instance === undefined ? 'away' : await askInstance(instance, site.revalidateSecret, patienceMs);
    if (typeof asked === 'object') return { status: 'there', instance: address, trial: asked };
    failures.push({ instance: address, fault: asked });
  }
  return { status: 'failed', failures };
}

async function askInstance(
  instance: string,
  secret: string,
  patienceMs: number,
): Promise<ProviderTrial | SiteFault> {
  let answer: Response;
  try {
    answer = await fetch(`${instance}${PROVIDER_TRIAL_PATH}`, {
      method: 'POST',
      headers: { 'x-revalidate-secret': secret },
      // It would carry the secret to a stranger.
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch {
    return 'away';
  }
  if (answer.status !== 200) {
    await answer.body?.cancel();
    if (answer.status === 401) return 'not-trusted';
    return answer.status === 404 || answer.status === 405 ? 'unknown' : 'unreadable';
  }
  try {
    return readProviderTrial(await boundedJson(answer, MOST_BYTES)) ?? 'unreadable';
  } catch {
    return 'unreadable';
  }
}
