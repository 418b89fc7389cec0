import type { Core } from '@strapi/strapi';
import { isAddressed } from '../addresses/addresses-of';
import { startLoop } from '../claimed-work';
import { documentIdIn } from '../field-of';
import { visibleEvent } from '../notices/notice-the-site';
import { foundAddresses } from './found-addresses';
import { type IndexNowSettings, submitAddresses } from './submit-addresses';
import { WaitingAddresses } from './waiting-addresses';

const LOOK_EVERY_MS = 2_000;
const PRUNE_EVERY_MS = 3_600_000;

/**
 * From now on search engines hear of every page that is published, changed or withdrawn. The addresses are saved with the change
 * and told beside, a batch at a time; nobody who publishes waits for it. The answer ends it.
 */
export function openIndexNow(strapi: Core.Strapi, settings: IndexNowSettings): () => void {
  const waiting = new WaitingAddresses(strapi);
  saveChangedAddresses(strapi, waiting);

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

/** Before and after: what has moved or is gone must be looked at again where it was. */
function saveChangedAddresses(strapi: Core.Strapi, waiting: WaitingAddresses): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType } = context;
    const event = visibleEvent(action, contentType.options?.draftAndPublish === true);
    if (!isAddressed(uid) || event === undefined) return next();
    return strapi.db.transaction(async () => {
      const documentId = documentIdIn(context.params);
      const before = await foundAddresses(strapi, uid, documentId);
      const result = await next();
      const after = await foundAddresses(strapi, uid, documentId ?? documentIdIn(result));
      const hasMoved = before.own.join() !== after.own.join();
      const along = hasMoved ? [...before.below, ...after.below] : [];
      await waiting.put([...before.own, ...after.own, ...along]);
      return result;
    });
  });
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
