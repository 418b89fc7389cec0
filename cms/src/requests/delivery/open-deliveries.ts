import type { Core } from '@strapi/strapi';
import { type Claimed, type Loop, startLoop } from '../../claimed-work';
import { whenListening } from '../../strapi/when-listening';
import { tellLanding } from './tell-landing';
import { WaitingDeliveries, type WaitingDelivery } from './waiting-deliveries';

const LOOK_EVERY_MS = 1_000;
/** Each in a loop of its own: one that is slow holds up itself and not the others. */
const AT_ONCE = 5;
const NEWS = 'vitrina.delivery-waits';

/** There is something for the landing service; whoever says so has committed it. */
export function tellOfDelivery(strapi: Core.Strapi): void {
  void strapi.eventHub.emit(NEWS);
}

/**
 * Delivers stored requests to the landing service for as long as this instance serves; a command such as `content:import` loads the
 * same CMS and leaves them alone. The answer ends it: what is on its way then is free for others at once.
 */
export function openDeliveries(strapi: Core.Strapi, landingUrl: string): () => Promise<void> {
  const waiting = new WaitingDeliveries(strapi);
  let loops: Loop[] = [];
  let hurried: Promise<void> | undefined;

  async function drain(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const mine = await waiting.claim(new Date());
      if (mine === undefined) return;
      await deliver(strapi, waiting, landingUrl, mine, signal);
    }
  }

  /** Once for all loops, before the first claim of any; again only when it failed. */
  async function hurryOnce(): Promise<void> {
    hurried ??= waiting.hurry(new Date());
    try {
      await hurried;
    } catch (error) {
      hurried = undefined;
      throw error;
    }
  }

  async function look(signal: AbortSignal): Promise<void> {
    await hurryOnce();
    await drain(signal);
  }

  strapi.eventHub.on(NEWS, async () => {
    for (const loop of loops) loop.wake();
  });
  whenListening(strapi, () => {
    const onFault = (error: unknown) => strapi.log.error(`Requests could not be delivered: ${String(error)}`);
    loops = Array.from({ length: AT_ONCE }, () => startLoop(look, { everyMs: LOOK_EVERY_MS, onFault }));
  });
  return async () => {
    await Promise.all(loops.map((loop) => loop.stop()));
  };
}

async function deliver(
  strapi: Core.Strapi,
  waiting: WaitingDeliveries,
  landingUrl: string,
  mine: Claimed<WaitingDelivery>,
  signal: AbortSignal,
): Promise<void> {
  const { request_id: id, delivery, delivery_attempts: attempts } = mine;
  const outcome = await tellLanding(landingUrl, id, delivery, signal);
  switch (outcome.status) {
    case 'taken':
      return waiting.settle(mine, new Date());
    case 'refused':
      strapi.log.error(`The landing service does not take request ${id}: ${outcome.reason}.`);
      return waiting.giveUp(mine, outcome.reason);
    case 'postponed':
      if (signal.aborted) return waiting.release(mine);
      strapi.log.warn(`Request ${id} is delivered later (try ${attempts}): ${outcome.reason}.`);
      return waiting.postpone(mine, outcome.reason, new Date(), outcome.pauseMs);
  }
}
