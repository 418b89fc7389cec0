import type { Core } from '@strapi/strapi';
import { permissionEngine } from '../../strapi/admin-services';

/** Whether the person who made a plan is still here and may publish such content. */
export async function mayStillPublish(
  strapi: Core.Strapi,
  personId: number | null,
  uid: string,
): Promise<boolean> {
  if (personId === null) return false;
  const user = await strapi.db.query('admin::user').findOne({ where: { id: personId }, populate: ['roles'] });
  if (user === null || user.isActive !== true || user.blocked === true) return false;
  const ability = await permissionEngine(strapi).generateUserAbility(user);
  return ability.can('plugin::content-manager.explorer.publish', uid);
}
