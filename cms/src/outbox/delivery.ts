import type { Core } from '@strapi/strapi';
import { startLoop } from '../claimed-work';
import type { OpenEvent, Outbox } from './outbox';
import { sendEvent } from './send-event';
import { siteInstances } from './site-instances';

/** Where events go. */
export interface Site {
  /** Internal addresses of the site; a name may stand for several instances. */
  instances: readonly string[];
  revalidateSecret: string;
}

export interface Delivery {
  /** There is something new in the outbox. */
  wake(): void;
  stop(): void;
}

/** Also finds what another CMS has left behind, and what becomes due by the clock. */
const LOOK_EVERY_MS = 1_000;
const RENEW_EVERY_MS = 1_500;
const PRUNE_EVERY_MS = 3_600_000;
/** An instance that hangs holds up its own events; this many of them do not hold up the others'. */
const MOST_IN_HAND = 40;

/** Empties the outbox for as long as the process lives: what is due is told to every instance of the site, until each has taken it. */
export function startDelivery(strapi: Core.Strapi, outbox: Outbox, site: Site): Delivery {
  const inHand = new Set<number>();
  let isStopped = false;

  async function look(): Promise<void> {
    const due = await outbox.due();
    for (const open of due) {
      if (inHand.size >= MOST_IN_HAND || inHand.has(open.id)) continue;
      inHand.add(open.id);
      void deliver(strapi, outbox, site, open)
        .catch((error) => isStopped || strapi.log.error(`An event could not be delivered: ${error}`))
        .finally(() => inHand.delete(open.id));
    }
  }

  const prune = () =>
    outbox.prune().then(
      (given) => given > 0 && strapi.log.error(`${given} events to the site were given up after a day.`),
      (error) => isStopped || strapi.log.error(`The outbox cannot be pruned: ${error}`),
    );
  void prune();
  const loop = startLoop(look, {
    everyMs: LOOK_EVERY_MS,
    onFault: (error) => strapi.log.error(`The outbox cannot be read: ${error}`),
  });
  const pruning = setInterval(prune, PRUNE_EVERY_MS).unref();
  return {
    wake: loop.wake,
    stop: () => {
      isStopped = true;
      clearInterval(pruning);
      void loop.stop();
    },
  };
}

async function deliver(strapi: Core.Strapi, outbox: Outbox, site: Site, open: OpenEvent): Promise<void> {
  if (!(await outbox.claim(open.id))) return;
  const renewal = setInterval(() => void outbox.renew(open.id).catch(() => {}), RENEW_EVERY_MS).unref();
  try {
    const { takenBy, failures } = await tellAll(site, open);
    if (failures.length === 0) return await outbox.settle(open.id, takenBy);
    await outbox.postpone(open, takenBy);
    // The first failures are usual: an instance is starting, or the network has a moment.
    const level = open.attempts < 3 ? 'debug' : 'warn';
    strapi.log[level](
      `The site does not know yet of ${JSON.stringify(open.change)}: ${failures.join('; ')}.`,
    );
  } finally {
    clearInterval(renewal);
  }
}

async function tellAll(site: Site, open: OpenEvent) {
  const { takenBy } = open;
  let instances: string[];
  try {
    instances = await siteInstances(site.instances);
  } catch (error) {
    return { takenBy, failures: [String(error)] };
  }
  const waiting = instances.filter((instance) => !takenBy.includes(instance));
  const failures = await Promise.all(
    waiting.map(async (instance) => {
      const failure = await sendEvent(instance, site.revalidateSecret, open);
      return failure === undefined ? undefined : { instance, failure };
    }),
  );
  const failed = failures.filter((one) => one !== undefined);
  const taken = waiting.filter((instance) => !failed.some((one) => one.instance === instance));
  return {
    takenBy: [...takenBy, ...taken],
    failures: failed.map(({ instance, failure }) => `${instance}: ${failure}`),
  };
}
