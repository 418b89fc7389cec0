import type { Core } from '@strapi/strapi';
import { isDrafted } from '../editorial/entries';
import { defaultLanguage } from '../languages/languages';
import { DEFAULT_SITE, defaultCommerce } from './default-settings';

/**
 * Makes the settings no shop can do without, where there are none: the site counts no price without those of selling, and
 * is not ready. What somebody has written is left alone. Instances start one after the other (`startInTurn`), so none is made twice.
 */
export async function createMissingSettings(strapi: Core.Strapi): Promise<void> {
  await createUnlessThere(strapi, 'api::commerce.commerce-settings', defaultCommerce(defaultLanguage()));
  await createUnlessThere(strapi, 'api::site.site-settings', DEFAULT_SITE);
}

async function createUnlessThere(
  strapi: Core.Strapi,
  uid: 'api::commerce.commerce-settings' | 'api::site.site-settings',
  data: object,
): Promise<void> {
  if ((await strapi.documents(uid).findFirst({})) !== null) return;
  const { documentId } = await strapi.documents(uid).create({ data });
  if (isDrafted(strapi, uid)) await strapi.documents(uid).publish?.({ documentId });
  strapi.log.info(`There was no entry of ${uid}: it has been made with the values of a new shop.`);
}
