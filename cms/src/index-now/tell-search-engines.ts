import type { Core } from '@strapi/strapi';
import { startLoop } from '../claimed-work';
import { type IndexNowSettings, submitAddresses } from './submit-addresses';
import type { WaitingAddresses } from './waiting-addresses';

const LOOK_EVERY_MS = 2_000;
const PRUNE_EVERY_MS = 3_600_000;

/**
 * From now on search engines hear of every page that is published, changed or withdrawn, a batch at a time beside the changes;
 * nobody who publishes waits for it. The answer ends it.
 */
export function tellSearchEngines(
  strapi: Core.Strapi,
  settings: IndexNowSettings,
  waiting: WaitingAddresses,
): () => void {
  let isStopped = false;
  const loop = startLoop(() => tell(strapi, settings, waiting), {
    everyMs: LOOK_EVERY_MS,
    onFault: (error) => strapi.log.error(`The addresses for search engines cannot be read: ${error}`),
  });
  const prune = () =>
    void waiting.prune().then(
      (given) =>
        given > 0 && strapi.log.error(`Search engines were not told of ${given} addresses in two days.`),
      (error) => isStopped || strapi.log.error(`The addresses for search engines cannot be pruned: ${error}`),
    );
  const pruning = setInterval(prune, PRUNE_EVERY_MS).unref();
  return () => {
    isStopped = true;
    clearInterval(pruning);
    // A search engine that takes its time holds up nobody who stops.
    void loop.stop();
  };
}

async function tell(
  strapi: Core.Strapi,
  settings: IndexNowSettings,
  waiting: WaitingAddresses,
): Promise<void> {
  const claimed = await waiting.claim();
  if (claimed.length === 0) return;
  const submission = await submitAddresses(
    settings,
    claimed.map(({ address }) => address),
  );
  switch (submission.status) {
    case 'taken':
      return waiting.forget(claimed);
    case 'refused':
      strapi.log.error(`Search engines do not take ${claimed.length} addresses: ${submission.reason}.`);
      return waiting.forget(claimed);
    case 'postponed':
      strapi.log.warn(`Search engines are told of ${claimed.length} addresses later: ${submission.reason}.`);
      return waiting.postpone(claimed, submission.pauseMs);
  }
}
