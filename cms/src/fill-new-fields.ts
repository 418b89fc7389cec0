import type { Core } from '@strapi/strapi';

/**
 * Gives entries of an earlier version the defaults of required fields that came later. Strapi applies a default to new entries
 * only, and an empty required field would fail every GraphQL question that asks for it.
 */
export async function fillNewFields(strapi: Core.Strapi): Promise<void> {
  for (const [uid, { attributes }] of Object.entries(strapi.contentTypes)) {
    if (!uid.startsWith('api::')) continue;
    for (const [name, attribute] of Object.entries<{ required?: boolean; default?: unknown }>(attributes)) {
      if (attribute.required !== true || attribute.default === undefined) continue;
      const { count } = await strapi.db
        .query(uid)
        .updateMany({ where: { [name]: { $null: true } }, data: { [name]: attribute.default } });
      if (count > 0)
        strapi.log.info(`${count} entries of ${uid} have the default of the new field ${name} now.`);
    }
  }
}
