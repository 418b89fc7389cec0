import type { Core } from '@strapi/strapi';
import type { Preflight } from '../../checks/preflight';
import { type Loop, startLoop } from '../../claimed-work';
import { whenListening } from '../../strapi/when-listening';
import { forgetOldActivity } from '../activity/activity';
import { runDuePlans } from './run-due';

const LOOK_EVERY_MS = 1000;
const FORGET_EVERY_MS = 60 * 60 * 1000;

/**
 * Looks for due plans every second, in every instance that serves; a command such as `content:import` loads the same CMS and
 * leaves them alone. The answer stops it and waits for the plan in hand.
 */
export function startPlanWorker(
  strapi: Core.Strapi,
  activityDays: number,
  preflight: Preflight,
): () => Promise<void> {
  let forgotAt = 0;
  let loop: Loop | undefined;

  async function look(): Promise<void> {
    await runDuePlans(strapi, preflight, () => new Date());
    if (Date.now() - forgotAt > FORGET_EVERY_MS) {
      forgotAt = Date.now();
      await forgetOldActivity(strapi, activityDays, new Date());
    }
  }

  whenListening(strapi, () => {
    loop = startLoop(look, {
      everyMs: LOOK_EVERY_MS,
      onFault: (error) => strapi.log.error(`The plans could not be looked through: ${String(error)}`),
    });
  });
  return async () => loop?.stop();
}
