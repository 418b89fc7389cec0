import type { Core } from '@strapi/strapi';
import { scheduleMissedEdges } from './banner-edges';
import { type Site, startDelivery } from './delivery';
import { noticeTheSite } from './notice-the-site';
import { Outbox } from './outbox';

/**
 * From now on every instance of the site hears of every change that visitors can see, also of those before a restart; the
 * answer ends it.
 */
export async function openNotices(strapi: Core.Strapi, site: Site): Promise<() => void> {
  const outbox = new Outbox(strapi);
  await outbox.hurry();
  await scheduleMissedEdges(strapi, outbox);
  let wake = () => {};
  let close = () => {};
  // Who hears of a change asks the CMS at once, so it has to answer by then.
  strapi.server.httpServer.once('listening', () => {
    const delivery = startDelivery(strapi, outbox, site);
    wake = delivery.wake;
    close = delivery.stop;
  });
  noticeTheSite(strapi, outbox, () => wake());
  return () => close();
}
