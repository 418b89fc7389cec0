import type { Core } from '@strapi/strapi';
import { KEPT, type KeptMenuAndFooter } from '../database/migrations/2026-11-22-keep-menu-and-footer';

/**
 * Makes entries of the menu and footer of an earlier version, which a migration has put aside, unless there are some already.
 * All or nothing, and once. What cannot be made stays aside and stops nobody: the panel can write both.
 */
export async function adoptMenuAndFooter(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store(KEPT);
  const kept = (await store.get({})) as KeptMenuAndFooter | null;
  if (kept === null) return;
  const { menu_links, ...footer } = kept;
  try {
    await strapi.db.transaction(async () => {
      await createUnlessThere(strapi, 'api::site.navigation', { menu_links });
      await createUnlessThere(strapi, 'api::site.footer', footer);
      await store.delete({});
    });
    strapi.log.info('The menu and the footer of the earlier version are entries of their own now.');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    strapi.log.error(`The menu and the footer of the earlier version could not be made entries: ${reason}`);
  }
}

async function createUnlessThere(
  strapi: Core.Strapi,
  uid: 'api::site.navigation' | 'api::site.footer',
  data: object,
): Promise<void> {
  if ((await strapi.documents(uid).findFirst({})) === null) await strapi.documents(uid).create({ data });
}
