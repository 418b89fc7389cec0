import type { Core } from '@strapi/strapi';

/** Of Strapi's permission engine, which publishes no types. */
interface Services {
  get(uid: 'admin::permission'): {
    engine: { generateUserAbility(user: object): Promise<{ can(action: string, subject: string): boolean }> };
  };
}

/** Whether the person who made a plan is still here and may publish such content. */
export async function mayStillPublish(
  strapi: Core.Strapi,
  personId: number | null,
  uid: string,
): Promise<boolean> {
  if (personId === null) return false;
  const user = await strapi.db.query('admin::user').findOne({ where: { id: personId }, populate: ['roles'] });
  if (user === null || user.isActive !== true || user.blocked === true) return false;
  const services: Services = strapi.get('services');
  const { engine } = services.get('admin::permission');
  const ability = await engine.generateUserAbility(user);
  return ability.can('plugin::content-manager.explorer.publish', uid);
}
