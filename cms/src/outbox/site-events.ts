import type { Core } from '@strapi/strapi';
import { whenListening } from '../strapi/when-listening';
import { scheduleMissedEdges } from './banner-edges';
import { type Site, startDelivery } from './delivery';
import { Outbox } from './outbox';

/** The events to the site: what a change puts into the outbox, and who delivers it. */
export interface SiteEvents {
  outbox: Outbox;
  /** There is something new, and it is committed: before that the site would read the former version. */
  wake(): void;
  /** From now on every instance of the site hears of every change, also of those before a restart; the answer ends it. */
  open(): Promise<() => void>;
}

export function siteEvents(strapi: Core.Strapi, site: Site): SiteEvents {
  const outbox = new Outbox(strapi);
  let wake = () => {};
  let close = () => {};
  return {
    outbox,
    wake: () => wake(),
    async open() {
      await outbox.hurry();
      await scheduleMissedEdges(strapi, outbox);
      // Who hears of a change asks the CMS at once, so it has to answer by then.
      whenListening(strapi, () => {
        const delivery = startDelivery(strapi, outbox, site);
        wake = delivery.wake;
        close = delivery.stop;
      });
      return () => close();
    },
  };
}
